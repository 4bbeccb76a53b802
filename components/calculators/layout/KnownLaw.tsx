import { EvidenceMark } from '@/components/ui/evidence-mark/EvidenceMark';
import type { Evidence as Known } from '@/lib/content/schemas/evidence';
import { markToday } from '@/lib/server/content/loaders/sources';
import { say } from '@/lib/words/say';

type KnownLawProps = {
  law: string;
  evidence: Known;
  unconfirmed?: string | undefined;
};

/** The law behind a rule; whose word it is where the law itself was not read; what could not be confirmed. */
export function KnownLaw({ law, evidence, unconfirmed }: KnownLawProps) {
  const mark = markToday(evidence);
  return (
    <>
      {law}
      {mark && (
        <>
          <br />
          <EvidenceMark mark={mark} isReasonShown />
        </>
      )}
      {unconfirmed && (
        <>
          <br />
          <small>
            <strong>{say('Not confirmed:')}</strong> {unconfirmed}
          </small>
        </>
      )}
    </>
  );
}
