import type { SelectProps } from '@/components/ui/select/Select';
import { dueText } from '@/lib/calendar/dueText';
import { dayOffReason, type HolidayRules } from '@/lib/calendar/workingDays';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { percentageOf } from '@/lib/money/amount';
import { formatTzs } from '@/lib/money/format';
import { latePenalty, type PenaltyInput, type PenaltyResult, type PenaltyRules } from '@/lib/tax/penalties';
import { AskLink } from '../layout/AskLink';
import { DueDayNote } from '../layout/DueDayNote';
import { type Bar, percent, type ResultModel, shillings } from '../result/resultModel';
import { monthRows, monthsInWords, type PenaltyLines, penaltyRows } from './penaltyRows';

/** What the penalties calculator works by. */
export type PenaltyData = {
  rules: PenaltyRules;
  rowWords: PenaltyLines;
  kinds: SelectProps['options'];
  /** Address of the Bank of Tanzania, which publishes the discount rate. */
  bank: string;
};

type PenaltyNotesProps = { input: PenaltyInput; result: PenaltyResult; holidays: HolidayRules };

/** What to know about a penalty and its interest. */
function PenaltyNotes({ input, result, holidays }: PenaltyNotesProps) {
  const { months, interest, unpaidAtDue, unpaidAtEnd, isFund } = result;
  const [first] = months;
  if (!first)
    return <p>If you file the return and pay the tax by the due date, there is neither penalty nor interest.</p>;
  if (isFund) return <p>A simple addition for each month: there is no interest on it.</p>;
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

function barOf({ unpaidAtDue, penalty, interest = 0, isFund }: PenaltyResult): Bar {
  return {
    title: 'Unpaid tax, and the additions',
    scale: unpaidAtDue + penalty + interest,
    parts: [
      { label: isFund ? 'Contributions' : 'Tax', amount: unpaidAtDue, tone: 'action' },
      { label: isFund ? 'Addition' : 'Penalty', amount: penalty, tone: 'alert' },
      ...(interest > 0 ? [{ label: 'Interest', amount: interest, tone: 'chart' as const }] : []),
    ],
  };
}

/** What stands beside the number of months: a fund's percentage, or how interest comes in. */
function asideOf({ months, isFund, interest, penalty, unpaidAtDue }: PenaltyResult): string {
  if (isFund) return `${months[0]?.rate ?? 0}% of the unpaid amount, each month`;
  if (unpaidAtDue === 0) return 'no tax was unpaid';
  if (interest === undefined) return 'interest not included';
  return `penalty ${formatTzs(penalty)}, interest ${formatTzs(interest)}`;
}

function headlineOf(result: PenaltyResult): ResultModel['headline'] {
  const { months, isFund, interest, total: amount } = result;
  const label = interest ? 'Penalty and interest' : isFund ? 'Addition for the delay' : 'Penalty';
  const count = months.length;
  if (count === 0) return { label, amount, badge: 'in time', aside: 'nothing was late' };
  return { label, amount, badge: monthsInWords(count), aside: asideOf(result) };
}

/** The calculation of an input with all that the calculator shows of it. */
export function penaltyResult(input: PenaltyInput, { rules, kinds, rowWords }: PenaltyData): ResultModel {
  const result = latePenalty(input, rules);
  const { months, unpaidAtDue, total, isFund, interest } = result;
  const headline = headlineOf(result);
  const kind = kinds.find(({ value }) => value === input.kind)?.label ?? '';
  const rows = penaltyRows(input, result, rowWords);
  const columns = ['Unpaid', isFund ? 'Addition' : 'Penalty', ...(interest === undefined ? [] : ['Interest'])];
  return {
    headline,
    announcement: `${headline.label} ${formatTzs(headline.amount)}, ${headline.badge}, ${headline.aside}.`,
    inputSummary:
      `${isFund ? kind : `${kind}, ${input.isCompany ? 'a company' : 'an individual'}`}; ` +
      `${formatTzs(input.tax)}, of which ${formatTzs(input.paid)} paid in time; ` +
      `${dueText(input.due, rules.holidays, { before: 'due' })}, filed or paid ${formatLongDate(input.done)}`,
    bar: total > 0 ? barOf(result) : undefined,
    rows,
    facts: [
      {
        items: [
          percent('of it is what the delay adds', unpaidAtDue > 0 ? percentageOf(total, unpaidAtDue) : null),
          shillings('for a month, on average', months.length > 0 ? total / months.length : null),
        ],
      },
    ],
    notes: <PenaltyNotes input={input} result={result} holidays={rules.holidays} />,
    answers: [],
    details: [
      ...(months.length > 0 ? [{ title: 'Month by month', columns, rows: monthRows(input, result, rowWords) }] : []),
      { title: 'Line by line', rows },
    ],
  };
}
