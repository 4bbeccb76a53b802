import type { CorporateInput, CorporateResult } from '@/lib/tax/corporateTax';

type CorporateTaxNotesProps = { input: CorporateInput; result: CorporateResult };

/** What to check on a corporate tax result. */
export function CorporateTaxNotes({ input, result }: CorporateTaxNotesProps) {
  return (
    <>
      {result.minimumTaxGround === 'charged' && result.isMinimumRateChanged && (
        <p>
          The rate of minimum tax changed inside this accounting year. The rate in force on its last day is used; ask us
          how the year is treated.
        </p>
      )}
      {input.chargeableIncome > 0 && input.lossYears > 0 && (
        <p>A year with chargeable income usually ends a run of loss years: please check the number of loss years.</p>
      )}
      {result.balance < 0 && <p>More has been paid than is due: the difference is claimed with the final return.</p>}
    </>
  );
}
