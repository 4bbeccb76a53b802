import { Said } from '@/components/behaviours/Said';
import { dueText } from '@/lib/calendar/dueText';
import type { HolidayRules } from '@/lib/calendar/holidays';
import { dayOffReason } from '@/lib/calendar/workingDays';
import { formatTzs } from '@/lib/money/format';
import type { PenaltyResult } from '@/lib/tax/penalties';
import type { PenaltyInput } from '@/lib/tax/penaltyRules';
import { say } from '@/lib/words/say';
import { AskLink } from '../layout/AskLink';
import { DueDayNote } from '../layout/DueDayNote';

type PenaltyNotesProps = { input: PenaltyInput; result: PenaltyResult; holidays: HolidayRules };

/** What to know about a penalty and its interest. */
export function PenaltyNotes({ input, result, holidays }: PenaltyNotesProps) {
  const { months, interest, unpaidAtDue, unpaidAtEnd, isFund } = result;
  const [first] = months;
  if (!first) return <p>{say('What is filed or paid by the due date bears neither penalty nor interest.')}</p>;
  if (isFund) return <p>{say('A simple addition for each month: it does not bear interest itself.')}</p>;
  const isPointChanged = months.at(-1)?.pointValue !== first.pointValue;
  return (
    <>
      {dayOffReason(input.due, holidays) !== undefined && (
        <>
          <p>
            {dueText(input.due, holidays, { verb: 'file and pay' })}.{' '}
            {say('The delay is counted from the due day itself.')}
          </p>
          <DueDayNote />
        </>
      )}
      {interest === undefined && unpaidAtDue > 0 && (
        <p>
          <Said
            of="{interest}, at the Bank of Tanzania’s discount rate, compounded monthly. Enter that rate to see it. An extension of time or an objection does not stop it."
            values={{ interest: <strong>{say('Interest comes on top')}</strong> }}
          />
        </p>
      )}
      {interest !== undefined && interest > 0 && (
        <p>
          {say(
            'Interest runs from the due date, on the tax alone and on earlier interest; part payments are taken off the tax. An extension of time, an objection or a case in court does not stop it.',
          )}
        </p>
      )}
      {isPointChanged && (
        <p>
          {say('The currency point changed during the delay: each month is counted with the point of its first day.')}
        </p>
      )}
      {unpaidAtEnd > 0 && (
        <p>
          {say(
            '{amount} was still unpaid on the day of filing. Interest on it goes on, and late payment has a penalty of its own.',
            { amount: formatTzs(unpaidAtEnd) },
          )}
        </p>
      )}
      {input.kind !== 'estimate' && unpaidAtDue > 0 && (
        <p>
          <Said
            of="Section 78 names a late return and a late payment together. Whether TRA charges both for the same tax we have not found: this is one of the two. {ask} if your notice shows more."
            values={{ ask: <AskLink service="tax-litigation">{say('Ask us')}</AskLink> }}
          />
        </p>
      )}
    </>
  );
}
