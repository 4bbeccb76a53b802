import type { SelectProps } from '@/components/ui/select/Select';
import { dueText } from '@/lib/calendar/dueText';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { percentageOf } from '@/lib/money/amount';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatTzs } from '@/lib/money/format';
import { latePenalty, type PenaltyResult } from '@/lib/tax/penalties/penalties';
import type { PenaltyInput, PenaltyRules } from '@/lib/tax/penalties/penaltyRules';
import type { ResultModel, StackedBarModel } from '../result/resultModel';
import { percent, shillings } from '../result/statistics';
import { PenaltyNotes } from './PenaltyNotes';
import { monthRows, monthsInWords, monthTexts, penaltyRows } from './penaltyRows';

/** What the penalties calculator works by. */
export type PenaltyData = {
  rules: PenaltyRules;
  kinds: SelectProps['options'];
  /** Address of the Bank of Tanzania, which publishes the discount rate. */
  bank: string;
};

function bar({ kind }: PenaltyInput, { unpaidAtDue, penalty, interest, isFund }: PenaltyResult): StackedBarModel {
  return {
    title: 'Unpaid tax, and the additions',
    scale: unpaidAtDue + penalty + (interest ?? 0),
    parts: [
      { row: 'unpaid', label: isFund ? 'Contributions' : 'Tax', amount: unpaidAtDue, tone: 'action' },
      { row: `penalty-${kind}`, label: isFund ? 'Addition' : 'Penalty', amount: penalty, tone: 'alert' },
      ...(interest ? [{ row: 'interest', label: 'Interest', amount: interest, tone: 'chart' as const }] : []),
    ],
  };
}

function figuresOf(input: PenaltyInput, result: PenaltyResult): Pick<ResultModel, 'statistics' | 'tables'> {
  const { months, unpaidAtDue, total, isFund, interest } = result;
  const charge = isFund ? 'Addition' : 'Penalty';
  return {
    statistics: [
      {
        items: [
          percent('of it is what the delay adds', unpaidAtDue > 0 ? percentageOf(total, unpaidAtDue) : null),
          shillings('for a month, on average', months.length > 0 ? total / months.length : null),
        ],
      },
    ],
    tables: [
      { caption: 'Line by line', rows: penaltyRows(input, result) },
      {
        caption: 'Month by month',
        columns: interest === undefined ? ['Unpaid', charge] : ['Unpaid', charge, 'Interest'],
        rows: monthRows(result),
      },
    ].filter(({ rows }) => rows.length > 0),
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
export function penaltyResult(input: PenaltyInput, { rules, kinds }: PenaltyData, rows: RowTexts): ResultModel {
  const result = latePenalty(input, rules);
  const headline = headlineOf(result);
  const kind = kinds.find(({ value }) => value === input.kind)?.label ?? '';
  return {
    headline,
    announcement: `${headline.label} ${formatTzs(headline.amount)}, ${headline.badge}, ${headline.aside}.`,
    inputSummary: `${result.isFund ? kind : `${kind}, ${input.isCompany ? 'a company' : 'an individual'}`}; ${formatTzs(input.tax)}, of which ${formatTzs(input.paid)} paid in time; ${dueText(input.due, rules.holidays, { before: 'due' })}, filed or paid ${formatLongDate(input.done)}`,
    bars: result.total > 0 ? [bar(input, result)] : [],
    ...figuresOf(input, result),
    notes: <PenaltyNotes input={input} result={result} holidays={rules.holidays} />,
    rowTexts: monthTexts(result, rows[`penalty-${input.kind}`]?.law ?? ''),
  };
}
