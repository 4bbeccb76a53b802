import { useSay } from '#words';
import { SourcesDiffer } from '@/components/ui/sources-differ/SourcesDiffer';
import { type Known, markToday } from '@/lib/server/content/loaders/tax/sources';

type KnownLawProps = { of: Known & { law: string; unconfirmed?: string | undefined } };

/** The law behind a rule, marked where sources differ; what could not be confirmed. */
export function KnownLaw({ of }: KnownLawProps) {
  const say = useSay();
  return (
    <>
      {of.law}
      <SourcesDiffer mark={markToday(of)} />
      {of.unconfirmed && (
        <>
          <br />
          <small>
            <strong>{say('Not confirmed:')}</strong> {of.unconfirmed}
          </small>
        </>
      )}
    </>
  );
}
