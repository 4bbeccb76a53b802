import { formatTzs } from '@/lib/money/format';
import type { LeavingInput, LeavingResult } from '@/lib/salary/leaving';
import { DueDayNote } from '../layout/DueDayNote';

type LeavingNotesProps = { input: LeavingInput; result: LeavingResult };

/** What to know of a result. */
function sentences(
  { reason, noticeDays, leaveTaken }: LeavingInput,
  { service, spread, leaveDays, net }: LeavingResult,
): string[] {
  return [
    ...(net < 0
      ? ['More is taken off than is owed. What may be taken off, and how much at once, is for a labour lawyer.']
      : []),
    ...(reason === 'misconduct' && noticeDays === undefined
      ? ['The days of notice are paid here. Where the contract ends at once for a grave fault, enter 0 days.']
      : []),
    ...(reason === 'expired'
      ? [
          'That no severance is owed when a contract runs out or a person retires was not confirmed in the words of the Act.',
        ]
      : []),
    ...(reason === 'employee'
      ? ['A person who was made to resign may have the rights of one who was dismissed: ask.']
      : []),
    ...(!service.isSixMonths ? ['Before six months of service no leave is earned.'] : []),
    ...(leaveTaken > 0 && leaveDays === 0
      ? ['More leave was taken than was earned: nothing is taken off for it here.']
      : []),
    ...(spread && spread.atOnce > spread.tax
      ? [
          `The tax on the severance is ${formatTzs(spread.atOnce)} in one month. Spread over years as TRA’s guide says, it would be about ${formatTzs(spread.tax)}. Ask TRA before you withhold less.`,
        ]
      : []),
  ];
}

/** What to know of a result, and where it is said in full. */
export function LeavingNotes({ input, result }: LeavingNotesProps) {
  return (
    <>
      {sentences(input, result).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        Sources differ on a day’s pay: some divide a month by 30, some by the working days. The contract decides. NSSF
        is charged here on all but severance and gratuity, which was not confirmed: ask the Fund.
      </p>
      <p>
        For a resident with one employment. Tell HESLB of a student loan at once. More in{' '}
        <a href="/resources/articles/ending-a-job">ending a job</a>; the month of all your staff is in the{' '}
        <a href="/calculator/payroll">payroll</a>.
      </p>
      <DueDayNote />
    </>
  );
}
