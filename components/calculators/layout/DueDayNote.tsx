/** What a due date without office hours means: said wherever due dates stand. */
export const WORKING_DAY_RULE =
  'If a due date is a weekend or holiday, act on the working day before. We could not confirm that the next day is still in time.';

/** Why a tool names a day before the due date, and where all dates are. */
export function DueDayNote() {
  return (
    <p>
      If a due date is a weekend or a holiday, act on the working day before. We could not confirm that the next working
      day is still in time. All dates are in the <a href="/calendar">tax calendar</a>.
    </p>
  );
}
