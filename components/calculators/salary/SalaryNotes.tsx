import { formatTzs } from '@/lib/money/format';
import { bandIndexOf } from '@/lib/salary/paye';
import type { SalaryRates } from '@/lib/salary/rates';
import type { SalaryResult } from '@/lib/salary/salary';

type SalaryNotesProps = { result: SalaryResult; rates: SalaryRates };

/** What the revenue authority's own table would leave, in a top band that the calculator reads with another fixed tax. */
function TopBandNote({ result, rates }: SalaryNotesProps) {
  const { bands, publishedTopFixed } = rates;
  const top = bands.length - 1;
  const fixed = bands[top]?.fixed ?? 0;
  if (fixed === publishedTopFixed || bandIndexOf(result.taxablePay, bands) !== top) return null;
  return (
    <p>
      The revenue authority’s table starts the top band at {formatTzs(publishedTopFixed)}, this calculator at{' '}
      {formatTzs(fixed)}. With the authority’s table the net pay would be{' '}
      <strong>{formatTzs(result.netPay + fixed - publishedTopFixed)}</strong>.
    </p>
  );
}

/** Notes on a salary: its net pay range, whether SDL is charged, the other fixed tax of the top band. */
export function SalaryNotes({ result, rates }: SalaryNotesProps) {
  const threshold = `${rates.sdlMinEmployees} or more employees`;
  return (
    <>
      <p>Net pay range: {result.netPayRange}.</p>
      <p>
        {result.sdl
          ? `Total deductions are NSSF, PAYE and the employer’s WCF and SDL. SDL is due from employers with ${threshold}; the switch leaves it out for fewer.`
          : `Total deductions are NSSF, PAYE and the employer’s WCF. No SDL: it is due from employers with ${threshold}.`}
      </p>
      <TopBandNote result={result} rates={rates} />
    </>
  );
}
