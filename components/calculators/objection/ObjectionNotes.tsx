import { dayOffReason } from '@/lib/calendar/workingDays';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { todayInDarEsSalaam } from '@/lib/dates/today';
import { isDecidedLate, type ObjectionInput, type PlannedStep } from '@/lib/tax/objection/objection';
import { DueDayNote } from '../layout/DueDayNote';
import type { ObjectionData } from './objectionData';

type ObjectionNotesProps = { input: ObjectionInput; plan: readonly PlannedStep[]; data: ObjectionData };

/** What to know about a plan. */
export function ObjectionNotes({ input, plan, data: { rules, customs } }: ObjectionNotesProps) {
  const day = plan.find(({ id }) => id === 'objection')?.day ?? '';
  return (
    <>
      {!input.admitted && todayInDarEsSalaam() > day && (
        <p>
          <strong>The time to object ended on {formatLongDate(day)}.</strong> Apply for more time at once, with proof of
          the reason.
        </p>
      )}
      {isDecidedLate(input, rules) && (
        <p>
          <strong>TRA decided after its six months.</strong> The assessment counted as confirmed before, so the days of
          the appeal are counted from there: the earlier day is the safe one.
        </p>
      )}
      {input.admitted && !input.decided && (
        <p>If TRA does not decide, no letter comes. The days of the Board below hold for that case.</p>
      )}
      {input.kind === 'imports' && <p>{customs}</p>}
    </>
  );
}

/** What holds of every plan. */
export function ObjectionBackground({ input, plan, data: { rules } }: ObjectionNotesProps) {
  const isOff = plan.some(({ id, day }) => day && id !== 'decision' && dayOffReason(day, rules.holidays) !== undefined);
  return (
    <>
      {!input.admitted && (
        <>
          <p>
            File five days before the last: a portal that fails should not decide the case. Days marked ‘expected’ are
            the latest that can be, if the objection is admitted on its last day and TRA never answers. Plan anew when
            it is lodged.
          </p>
          <p>
            Where TRA has good reason to believe that you leave the country for good, the deposit is the whole tax
            assessed.
          </p>
        </>
      )}
      <p>
        One plan for each assessment, even on the same ground: change the fields for the next. Interest runs on during
        the dispute. <a href="/resources/articles/objection-deadlines">The calendar of an objection</a> has both
        readings where sources differ.
      </p>
      {isOff && <DueDayNote />}
    </>
  );
}
