import { formatTzs } from '@/lib/money/format';
import type { SalaryRates } from '@/lib/salary/rates';
import { publishedNetPay, type SalaryResult } from '@/lib/salary/salary';
import { TOP_BAND_NOTE_ID } from './topBandNote';

type SalaryNotesProps = { result: SalaryResult; rates: SalaryRates; isSdlCharged: boolean };

/** Notes on a salary: its net pay range, whether SDL is charged, the other fixed tax of the top band. */
export function SalaryNotes({ result, rates, isSdlCharged }: SalaryNotesProps) {
  const { bands, publishedTopFixed, sdlMinEmployees } = rates;
  const publishedNet = publishedNetPay(result, rates);
  return (
    <>
      <p>Net pay range: {result.netPayRange}.</p>
      <p>
        {isSdlCharged
          ? `SDL is due from employers with ${sdlMinEmployees} or more employees: turn on “Fewer than ${sdlMinEmployees} employees” to leave it out.`
          : `No SDL: it is due from employers with ${sdlMinEmployees} or more employees.`}
      </p>
      {publishedNet !== undefined && (
        <p id={TOP_BAND_NOTE_ID} tabIndex={-1}>
          The revenue authority’s (TRA’s) table starts the top band at {formatTzs(publishedTopFixed)}, this calculator
          at {formatTzs(bands.at(-1)?.fixed ?? 0)}. With the authority’s table the net pay would be{' '}
          <strong>{formatTzs(publishedNet)}</strong>.
        </p>
      )}
    </>
  );
}
