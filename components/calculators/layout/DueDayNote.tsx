/** Why a tool names a day before the due day, and where all the dates stand. */
export function DueDayNote() {
  return (
    <p>
      Where a due day is no working day, we name the one before it: that the next one is in time was not confirmed. All
      dates stand in the <a href="/calendar">tax calendar</a>.
    </p>
  );
}
