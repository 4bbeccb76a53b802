import { Said } from '@/components/behaviours/Said';
import { dayOffReason } from '@/lib/calendar/workingDays';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { todayInDarEsSalaam } from '@/lib/dates/today';
import { linkHere } from '@/lib/site/twins';
import { isDecidedLate, type ObjectionInput, type PlannedStep } from '@/lib/tax/objection';
import { say } from '@/lib/words/say';
import { DueDayNote } from '../layout/DueDayNote';
import type { ObjectionData } from './objectionData';

type ObjectionNotesProps = { input: ObjectionInput; plan: readonly PlannedStep[]; data: ObjectionData };

function Opening({ plan }: Pick<ObjectionNotesProps, 'plan'>) {
  const day = plan.find(({ id }) => id === 'objection')?.day ?? '';
  return (
    <>
      {todayInDarEsSalaam() > day && (
        <p>
          <strong>{say('The time to object ended on {day}.', { day: formatLongDate(day) })}</strong>{' '}
          {say('Apply for more time at once, with proof of the reason.')}
        </p>
      )}
      <p>
        {say(
          'File five days before the last: a portal that fails should not decide the case. Days marked ‘expected’ are the latest that can be, if the objection is admitted on its last day and TRA never answers. Plan anew when it is lodged.',
        )}
      </p>
      <p>
        {say(
          'Where TRA has good reason to believe that you leave the country for good, the deposit is the whole tax assessed.',
        )}
      </p>
    </>
  );
}

/** What to know about a plan. */
export function ObjectionNotes({ input, plan, data: { rules, customs } }: ObjectionNotesProps) {
  const isOff = plan.some(({ id, day }) => day && id !== 'decision' && dayOffReason(day, rules.holidays) !== undefined);
  return (
    <>
      {!input.admitted && <Opening plan={plan} />}
      {isDecidedLate(input, rules) && (
        <p>
          <strong>{say('TRA decided after its six months.')}</strong>{' '}
          {say(
            'The assessment counted as confirmed before, so the days of the appeal are counted from there: the earlier day is the safe one.',
          )}
        </p>
      )}
      {input.admitted && !input.decided && (
        <p>{say('If TRA does not decide, no letter comes. The days of the Board below are those of that case.')}</p>
      )}
      {input.kind === 'imports' && <p>{customs}</p>}
      <p>
        <Said
          of="One plan for each assessment, even on the same ground: change the fields for the next. Interest runs on during the dispute. {calendar} has both readings where sources differ."
          values={{
            calendar: (
              <a {...linkHere('/resources/articles/objection-deadlines')}>{say('The calendar of an objection')}</a>
            ),
          }}
        />
      </p>
      {isOff && <DueDayNote />}
    </>
  );
}
