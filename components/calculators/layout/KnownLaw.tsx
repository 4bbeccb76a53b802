import { SourcesDiffer } from '@/components/ui/SourcesDiffer';
import { markToday } from '@/lib/server/content/loaders/tax/sources';
import type { Known } from '@/lib/tax/evidence';
import type { Translate } from '@/lib/words/translate';

type KnownLawProps = { of: Known & { law: string; unconfirmed?: string | undefined }; translate: Translate };

/** The law behind a rule, with a mark if sources differ. Also says what remains to be looked up. */
export function KnownLaw({ of, translate }: KnownLawProps) {
  return (
    <>
      {of.law}
      <SourcesDiffer translate={translate} mark={markToday(of)} />
      {of.unconfirmed && (
        <>
          <br />
          <small>{of.unconfirmed}</small>
        </>
      )}
    </>
  );
}
