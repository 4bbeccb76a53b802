import type { SelectProps } from '@/components/ui/select/Select';
import { dueText } from '@/lib/calendar/dueText';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { percentageOf } from '@/lib/money/amount';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatTzs } from '@/lib/money/format';
import { latePenalty, type PenaltyResult } from '@/lib/tax/penalties';
import { monthRows, monthsInWords, monthTexts, penaltyBreakdown } from '@/lib/tax/penaltyBreakdown';
import type { PenaltyInput, PenaltyRules } from '@/lib/tax/penaltyRules';
import { say } from '@/lib/words/say';
import type { ResultModel, StackedBarModel } from '../result/resultModel';
import { PenaltyNotes } from './PenaltyNotes';

/** What the penalties calculator works by. */
export type PenaltyData = {
  rules: PenaltyRules;
  kinds: SelectProps['options'];
  /** Address of the Bank of Tanzania, which publishes the discount rate. */
  bank: string;
};

function bar({ unpaidAtDue, penalty, interest, isFund }: PenaltyResult): StackedBarModel {
  const total = unpaidAtDue + penalty + (interest ?? 0);
  return {
    title: say('Unpaid, and what is added'),
    total,
    scale: total,
    parts: [
      { label: isFund ? say('Contributions') : say('Tax'), amount: unpaidAtDue, tone: 'action' },
      { label: isFund ? say('Addition') : say('Penalty'), amount: penalty, tone: 'alert' },
      ...(interest ? [{ label: say('Interest'), amount: interest, tone: 'chart' as const }] : []),
    ],
  };
}

function figuresOf(input: PenaltyInput, result: PenaltyResult): Pick<ResultModel, 'statistics' | 'tables'> {
  const { months, unpaidAtDue, total, isFund, interest } = result;
  const charge = isFund ? say('Addition') : say('Penalty');
  return {
    statistics: [
      {
        items: [
          { value: unpaidAtDue, unit: 'shillings', label: say('unpaid on the due date') },
          {
            value: unpaidAtDue > 0 ? percentageOf(total, unpaidAtDue) : null,
            unit: 'percent',
            label: say('of it is what the delay adds'),
          },
          {
            value: months.length > 0 ? total / months.length : null,
            unit: 'shillings',
            label: say('for a month, on average'),
          },
        ],
      },
    ],
    tables: [
      { caption: say('Line by line'), rows: penaltyBreakdown(input, result) },
      {
        caption: say('Month by month'),
        columns: interest === undefined ? [say('Unpaid'), charge] : [say('Unpaid'), charge, say('Interest')],
        rows: monthRows(result),
      },
    ].filter(({ rows }) => rows.length > 0),
  };
}

/** What stands beside the number of months: a fund's percentage, or how interest comes in. */
function asideOf({ months, isFund, interest, penalty, unpaidAtDue }: PenaltyResult): string {
  if (isFund) return say('{rate}% of what is unpaid, each month', { rate: months[0]?.rate ?? 0 });
  if (unpaidAtDue === 0) return say('no tax was unpaid');
  if (interest === undefined) return say('interest not included');
  return say('penalty {penalty}, interest {interest}', { penalty: formatTzs(penalty), interest: formatTzs(interest) });
}

function headlineOf(result: PenaltyResult): ResultModel['headline'] {
  const { months, isFund, interest, total: amount } = result;
  const label = interest ? say('Penalty and interest') : isFund ? say('Addition for the delay') : say('Penalty');
  const count = months.length;
  if (count === 0) return { label, amount, badge: say('in time'), aside: say('nothing was late') };
  return { label, amount, badge: monthsInWords(count), aside: asideOf(result) };
}

/** The calculation of an input with all that the calculator shows of it. */
export function penaltyResult(input: PenaltyInput, { rules, kinds }: PenaltyData, rows: RowTexts): ResultModel {
  const result = latePenalty(input, rules);
  const headline = headlineOf(result);
  const kind = kinds.find(({ value }) => value === input.kind)?.label ?? '';
  return {
    headline,
    announcement: `${headline.label} ${formatTzs(headline.amount)}, ${headline.badge}, ${headline.aside}.`,
    inputSummary: say('{late}; {tax}, of which {paid} paid in time; {due}, filed or paid {done}', {
      late: result.isFund ? kind : `${kind}, ${say(input.isCompany ? 'a company' : 'an individual')}`,
      tax: formatTzs(input.tax),
      paid: formatTzs(input.paid),
      due: dueText(input.due, rules.holidays, { before: 'due' }),
      done: formatLongDate(input.done),
    }),
    bars: result.total > 0 ? [bar(result)] : [],
    ...figuresOf(input, result),
    notes: <PenaltyNotes input={input} result={result} holidays={rules.holidays} />,
    rowTexts: monthTexts(result, rows[`penalty-${input.kind}`]?.law ?? ''),
  };
}
