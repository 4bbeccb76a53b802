import { dueText } from '@/lib/calendar/dueText';
import type { HolidayRules } from '@/lib/calendar/holidays';
import { dayOffReason } from '@/lib/calendar/workingDays';
import { formatTzs } from '@/lib/money/format';
import type { PenaltyResult } from '@/lib/tax/penalties/penalties';
import type { PenaltyInput } from '@/lib/tax/penalties/penaltyRules';
import { AskLink } from '../layout/AskLink';
import { DueDayNote } from '../layout/DueDayNote';

type PenaltyNotesProps = { input: PenaltyInput; result: PenaltyResult; holidays: HolidayRules };

/** What to know about a penalty and its interest. */
export function PenaltyNotes({ input, result, holidays }: PenaltyNotesProps) {
  const { months, interest, unpaidAtDue, unpaidAtEnd, isFund } = result;
  const [first] = months;
  if (!first) return <p>A return filed and tax paid by the due date bear neither penalty nor interest.</p>;
  if (isFund) return <p>A simple addition for each month: it does not bear interest itself.</p>;
  const isPointChanged = months.at(-1)?.pointValue !== first.pointValue;
  return (
    <>
      {dayOffReason(input.due, holidays) !== undefined && (
        <>
          <p>
            {dueText(input.due, holidays, { verb: 'file and pay' })}. The delay is counted from the due date itself.
          </p>
          <DueDayNote />
        </>
      )}
      {interest === undefined && unpaidAtDue > 0 && (
        <p>
          <strong>Interest comes on top</strong>, at the Bank of Tanzania’s discount rate, compounded monthly. Enter
          that rate to see it. An extension of time or an objection does not stop it.
        </p>
      )}
      {interest !== undefined && interest > 0 && (
        <p>
          Interest runs from the due date, on the tax alone and on earlier interest; part payments are taken off the
          tax. An extension of time, an objection or a case in court does not stop it.
        </p>
      )}
      {isPointChanged && (
        <p>The currency point changed during the delay: each month is counted with the point of its first day.</p>
      )}
      {unpaidAtEnd > 0 && (
        <p>
          {formatTzs(unpaidAtEnd)} was still unpaid on the day of filing. Interest on it goes on, and late payment has a
          penalty of its own.
        </p>
      )}
      {input.kind !== 'estimate' && unpaidAtDue > 0 && (
        <p>
          Section 78 names a late return and a late payment together. Whether TRA charges both for the same tax we have
          not found: this is one of the two. <AskLink service="tax-litigation">Ask us</AskLink> if your notice shows
          more.
        </p>
      )}
    </>
  );
}
