import { formatLongDate } from '../dates/formatLongDate.ts';
import { type BreakdownRow, type RowTexts, YOUR_FIGURE } from '../money/breakdown.ts';
import { formatAmount as f, formatNumber } from '../money/format.ts';
import { say } from '../words/say.ts';
import type { PenaltyMonth, PenaltyResult } from './penalties.ts';
import type { PenaltyInput } from './penaltyRules.ts';

/** '3 months or parts', '1 month or part'. */
export const monthsInWords = (count: number): string =>
  count === 1 ? say('1 month or part') : say('{count} months or parts', { count });

function interestRows({ months, interest }: PenaltyResult): BreakdownRow[] {
  if (interest === undefined) return [];
  const rates = [...new Set(months.map(({ statutoryRate }) => statutoryRate ?? 0))].map((rate) => `${rate}%`);
  const rule = say('{rates} a year, {months}', {
    rates: rates.join(say(', then ')),
    months: monthsInWords(months.length),
  });
  return [
    { id: 'interest', amount: interest, rule, formula: say('Added up month by month: {sum}', { sum: f(interest) }) },
  ];
}

/** From the tax to what the delay costs. */
export function penaltyBreakdown({ kind, tax, paid }: PenaltyInput, result: PenaltyResult): BreakdownRow[] {
  const { months, penalty, interest, total, unpaidAtDue } = result;
  const sum = interest === undefined ? f(penalty) : `${f(penalty)} + ${f(interest)} = ${f(total)}`;
  return [
    { id: 'tax', amount: tax, formula: say(YOUR_FIGURE) },
    { id: 'paid', amount: paid, formula: say(YOUR_FIGURE), kind: 'deduction' },
    { id: 'unpaid', amount: unpaidAtDue, formula: `${f(tax)} − ${f(paid)} = ${f(unpaidAtDue)}` },
    {
      id: `penalty-${kind}`,
      amount: penalty,
      rule: monthsInWords(months.length),
      formula: say('Added up month by month: {sum}', { sum: f(penalty) }),
    },
    ...interestRows(result),
    { id: 'total', amount: total, formula: sum, kind: 'total' },
  ];
}

function penaltyFormula({ unpaid, rate, share, points, pointValue, least }: PenaltyMonth): string {
  const part = `${formatNumber(rate)}% × ${f(unpaid)} = ${f(share)}`;
  if (points === 0) return `${part}.`;
  return say('{share}; at least {least}: the greater of the two.', {
    share: part,
    least: `${points} × ${f(pointValue)} = ${f(least)}`,
  });
}

function monthRow(month: PenaltyMonth, index: number): BreakdownRow {
  const { unpaid, penalty, statutoryRate, interest, last } = month;
  const ofInterest =
    interest === undefined
      ? ''
      : ` ${say('Interest: {rate}% / 12 of the unpaid tax and the interest before it = {interest}.', {
          rate: formatNumber(statutoryRate ?? 0),
          interest: f(interest),
        })}`;
  return {
    id: `month-${index + 1}`,
    amount: interest ?? penalty,
    amounts: interest === undefined ? [unpaid, penalty] : [unpaid, penalty, interest],
    rule: say('to {day}', { day: formatLongDate(last) }),
    formula: penaltyFormula(month) + ofInterest,
  };
}

/** A row for each month of delay: unpaid tax, penalty and, where a rate is known, interest. */
export const monthRows = ({ months }: PenaltyResult): BreakdownRow[] => months.map(monthRow);

/** Texts of the rows of months, all with the law of the kind of delay. */
export const monthTexts = ({ months }: PenaltyResult, law: string): RowTexts =>
  Object.fromEntries(
    months.map((_, index) => [
      `month-${index + 1}`,
      { label: say('Month {number}', { number: index + 1 }), rule: '', law },
    ]),
  );
