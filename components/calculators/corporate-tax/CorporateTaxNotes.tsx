import { formatTzs } from '@/lib/money/format';
import type { CorporateInput, CorporateResult } from '@/lib/tax/corporate/corporateTax';
import { AskLink } from '../layout/AskLink';
import { DueDayNote } from '../layout/DueDayNote';

type CorporateTaxNotesProps = { input: CorporateInput; result: CorporateResult };

/** What to check on a corporate tax result. */
export function CorporateTaxNotes({ input, result }: CorporateTaxNotesProps) {
  const { minimumTaxGround, minimumTaxSlices, lastDayMinimumTax, instalments, taxPayable, losses } = result;
  return (
    <>
      {minimumTaxGround === 'charged' && minimumTaxSlices.length > 1 && (
        <p>
          The rate of minimum tax changed, or a relief began or ended, inside this accounting year: each part counts by
          its days (First Schedule, paragraph 5(3)). The paragraph speaks of income, and we read it for turnover. With
          the rate of the last day for the whole year the minimum tax would be{' '}
          <strong>{formatTzs(lastDayMinimumTax)}</strong>. <AskLink service="taxation">Ask us</AskLink> before you file.
        </p>
      )}
      {instalments.length === 0 && taxPayable > 0 && (
        <p>No instalments: the law asks for none on so small a tax. It is paid with the return.</p>
      )}
      {input.chargeableIncome > 0 && input.lossYears > 0 && (input.broughtLosses === 0 || losses.carried === 0) && (
        <p>
          A year with income counts as a loss year only where losses brought forward are larger and so an unrelieved
          loss is left: please check the number of loss years.
        </p>
      )}
      {result.balance < 0 && <p>More has been paid than is due: the difference is claimed with the final return.</p>}
    </>
  );
}

/** What holds of every accounting year. */
export function CorporateTaxBackground({ losses }: Pick<CorporateResult, 'losses'>) {
  return (
    <>
      {losses.cap !== undefined && (
        <p>
          Old losses cover at most {losses.cap}% of the income of this year, the cap on its last day; the rest is
          carried forward without a time limit. Losses from abroad, from investment and from farming have limits of
          their own.
        </p>
      )}
      <DueDayNote />
    </>
  );
}
