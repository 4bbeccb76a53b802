import type { CorporateInput, CorporateResult } from '@/lib/tax/corporateTax';
import { AskLink } from '../layout/AskLink';

type CorporateTaxNotesProps = { input: CorporateInput; result: CorporateResult };

/** What to check on a corporate tax result. */
export function CorporateTaxNotes({ input, result }: CorporateTaxNotesProps) {
  return (
    <>
      {result.minimumTaxGround === 'charged' && result.isMinimumRateChanged && (
        <p>
          The rate of minimum tax changed inside this accounting year. The rate in force on its last day is used here;
          the First Schedule splits such a year by days (paragraph 5(3)), which gives less.{' '}
          <AskLink service="taxation">Ask us</AskLink> before you file.
        </p>
      )}
      {input.chargeableIncome > 0 && input.lossYears > 0 && (
        <p>
          A year with income counts as a loss year only where losses brought forward are larger and so an unrelieved
          loss is left: please check the number of loss years.
        </p>
      )}
      {result.balance < 0 && <p>More has been paid than is due: the difference is claimed with the final return.</p>}
    </>
  );
}
