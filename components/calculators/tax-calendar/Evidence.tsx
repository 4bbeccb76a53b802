import { EvidenceMark } from '@/components/ui/evidence-mark/EvidenceMark';
import type { Evidence as Known } from '@/lib/content/schemas/evidence';
import { markOn } from '@/lib/server/content/loaders/sources';
import { buildDay } from '@/lib/server/site-build/builtAt';

type EvidenceProps = {
  law: string;
  evidence: Known;
  unconfirmed?: string | undefined;
};

/** The law behind a duty; whose word it is where the law itself was not read; what could not be confirmed. */
export function Evidence({ law, evidence, unconfirmed }: EvidenceProps) {
  const mark = markOn(evidence, buildDay());
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
            <strong>Not confirmed:</strong> {unconfirmed}
          </small>
        </>
      )}
    </>
  );
}
