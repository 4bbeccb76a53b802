import { EvidenceMark } from '@/components/ui/evidence-mark/EvidenceMark';
import type { Evidence as Known } from '@/lib/content/schemas/tax/evidence';
import { markToday } from '@/lib/server/content/loaders/tax/sources';
import { say } from '@/lib/words/say';

type KnownLawProps = {
  law: string;
  evidence: Known;
  unconfirmed?: string | undefined;
};

/** The law behind a rule, marked where it was not read; what could not be confirmed. */
export function KnownLaw({ law, evidence, unconfirmed }: KnownLawProps) {
  return (
    <>
      {law}
      <EvidenceMark mark={markToday(evidence)} />
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
