import { SourcesDiffer } from '@/components/ui/SourcesDiffer';
import { type Known, markToday } from '@/lib/server/content/loaders/tax/sources';

type KnownLawProps = { of: Known & { law: string; unconfirmed?: string | undefined } };

/** The law behind a rule, marked where sources differ; what the reader has to look up. */
export function KnownLaw({ of }: KnownLawProps) {
  return (
    <>
      {of.law}
      <SourcesDiffer mark={markToday(of)} />
      {of.unconfirmed && (
        <>
          <br />
          <small>{of.unconfirmed}</small>
        </>
      )}
    </>
  );
}
