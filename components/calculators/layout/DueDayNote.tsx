import { Said } from '@/components/behaviours/Said';
import { here } from '@/lib/site/twins';
import { say } from '@/lib/words/say';

/** Why a tool names a day before the due day, and where all the dates stand. */
export function DueDayNote() {
  return (
    <p>
      <Said
        of="Where a due day is no working day, we name the one before it: that the next one is in time was not confirmed. All dates stand in the {calendar}."
        values={{ calendar: <a href={here('/calendar')}>{say('tax calendar')}</a> }}
      />
    </p>
  );
}
