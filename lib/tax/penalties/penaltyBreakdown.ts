import { formatLongDate } from '../../dates/formatLongDate.ts';
import { type BreakdownRow, type RowTexts, YOUR_FIGURE } from '../../money/breakdown.ts';
import { formatAmount as f, formatNumber } from '../../money/format.ts';
import type { PenaltyMonth, PenaltyResult } from './penalties.ts';
import type { PenaltyInput } from './penaltyRules.ts';

/** Returns '3 months or parts' or '1 month or part'. */
export const monthsInWords = (count: number): string => (count === 1 ? '1 month or part' : `${count} months or parts`);

function interestRows({ months, interest }: PenaltyResult): BreakdownRow[] {
  if (interest === undefined) return [];
  const rates = [...new Set(months.map(({ statutoryRate }) => statutoryRate ?? 0))].map((rate) => `${rate}%`);
  const rule = `${rates.join(', then ')} a year, ${monthsInWords(months.length)}`;
  return [{ id: 'interest', amount: interest, rule, formula: `Added up month by month: ${f(interest)}` }];
}

/** Builds the rows from the tax to the cost of the delay. */
export function penaltyBreakdown({ kind, tax, paid }: PenaltyInput, result: PenaltyResult): BreakdownRow[] {
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
