import type { Penalties } from '@/lib/content/schemas/tax/procedure';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { type BreakdownRow, type RowTexts, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatAmount as f, formatNumber } from '@/lib/money/format';
import type { PenaltyMonth, PenaltyResult } from '@/lib/tax/penalties/penalties';
import type { PenaltyInput } from '@/lib/tax/penalties/penaltyRules';
import { rowText } from '../result/rowText';

const GREATER = 'the greater of a share of the unpaid tax and the least amount, each month or part';

/** Label, rule and law of every row of a penalty; each kind of delay has a row of its own. */
export function penaltyRowTexts({ kinds, interest, points }: Penalties): RowTexts {
  const ofKinds = kinds.map(({ id, fundRate, law }) => [
    `penalty-${id}`,
    fundRate
      ? rowText('Addition for the delay', 'a share of the unpaid amount, each month', law)
      : rowText('Penalty', GREATER, law),
  ]);
  return {
    tax: rowText('Tax or contributions'),
    paid: rowText('Paid by the due date'),
    unpaid: rowText('Unpaid on the due date', 'what the first month is counted on'),
    ...Object.fromEntries(ofKinds),
    penalty: rowText('Penalty', GREATER, kinds[0]?.law ?? ''),
    least: rowText('Least amount', 'currency points × the value of a point', points.law),
    interest: rowText(
      'Interest',
      'unpaid tax × ((1 + rate / 12)^n − 1), where n counts months or parts of months',
      interest.law,
    ),
    total: rowText('What the delay costs'),
  };
}

/** Returns '3 months or parts' or '1 month or part'. */
export const monthsInWords = (count: number): string => (count === 1 ? '1 month or part' : `${count} months or parts`);

function interestRows({ months, interest }: PenaltyResult): BreakdownRow[] {
  if (interest === undefined) return [];
  const rates = [...new Set(months.map(({ statutoryRate }) => statutoryRate ?? 0))].map((rate) => `${rate}%`);
  const rule = `${rates.join(', then ')} a year, ${monthsInWords(months.length)}`;
  return [{ id: 'interest', amount: interest, rule, formula: `Added up month by month: ${f(interest)}` }];
}

/** Builds the rows from the tax to the cost of the delay. */
export function penaltyRows({ kind, tax, paid }: PenaltyInput, result: PenaltyResult): BreakdownRow[] {
  const { months, penalty, interest, total, unpaidAtDue } = result;
  const sum = interest === undefined ? f(penalty) : `${f(penalty)} + ${f(interest)} = ${f(total)}`;
  return [
    { id: 'tax', amount: tax, formula: YOUR_FIGURE },
    { id: 'paid', amount: paid, formula: YOUR_FIGURE, kind: 'deduction' },
    { id: 'unpaid', amount: unpaidAtDue, formula: `${f(tax)} − ${f(paid)} = ${f(unpaidAtDue)}` },
    {
      id: `penalty-${kind}`,
      amount: penalty,
      rule: monthsInWords(months.length),
      formula: `Added up month by month: ${f(penalty)}`,
    },
    ...interestRows(result),
    { id: 'total', amount: total, formula: sum, kind: 'total' },
  ];
}

function penaltyFormula({ unpaid, rate, share, points, pointValue, least }: PenaltyMonth): string {
  const part = `${formatNumber(rate)}% × ${f(unpaid)} = ${f(share)}`;
  if (points === 0) return `${part}.`;
  return `${part}; at least ${points} × ${f(pointValue)} = ${f(least)}: the greater of the two.`;
}

function monthRow(month: PenaltyMonth, index: number): BreakdownRow {
  const { unpaid, penalty, statutoryRate, interest, last } = month;
  const ofInterest =
    interest === undefined
      ? ''
      : ` ${`Interest: ${formatNumber(statutoryRate ?? 0)}% / 12 of the unpaid tax and the interest before it = ${f(interest)}.`}`;
  return {
    id: `month-${index + 1}`,
    amount: interest ?? penalty,
    amounts: interest === undefined ? [unpaid, penalty] : [unpaid, penalty, interest],
    rule: `to ${formatLongDate(last)}`,
    formula: penaltyFormula(month) + ofInterest,
  };
}

/** Builds a row for each month of delay: unpaid tax, penalty and, if a rate is known, interest. */
export const monthRows = ({ months }: PenaltyResult): BreakdownRow[] => months.map(monthRow);

/** Returns the texts of the months' rows, all with the law of the kind of delay. */
export const monthTexts = ({ months }: PenaltyResult, law: string): RowTexts =>
  Object.fromEntries(months.map((_, index) => [`month-${index + 1}`, { label: `Month ${index + 1}`, rule: '', law }]));
