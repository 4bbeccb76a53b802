/** Advice beside due dates on which offices may be closed. */
export const WORKING_DAY_RULE =
  'If a due date is a weekend or holiday, act on the working day before. The next day may be too late.';

/** Why a tool names a day before the due date, and where all dates are. */
export function DueDayNote() {
  return (
    <p>
      If a due date is a weekend or a holiday, act on the working day before. The next working day may be too late. All
      dates are in the <a href="/calendar">tax calendar</a>.
    </p>
  );
}
