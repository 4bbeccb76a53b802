import type { Penalties } from '@/lib/content/schemas/tax/procedure';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { type BreakdownRow, type Lines, rowsFrom, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatExact as f, formatNumber } from '@/lib/money/format';
import type { PenaltyInput, PenaltyMonth, PenaltyResult } from '@/lib/tax/penalties';

const GREATER = 'the greater of a share of the unpaid tax and the least amount, each month or part';

/** Label, rule and law of every row of a penalty, and the penalty of each kind of delay. */
export function penaltyLines({ kinds, interest, points }: Penalties) {
  const penalties: Lines = Object.fromEntries(
    kinds.map(({ id, fundRate, law }) => [
      id,
      fundRate
        ? { label: 'Addition for the delay', rule: 'a share of the unpaid amount, each month', law }
        : { label: 'Penalty', rule: GREATER, law },
    ]),
  );
  return {
    penalties,
    lines: {
      tax: { label: 'Tax or contributions' },
      paid: { label: 'Paid by the due date' },
      unpaid: { label: 'Unpaid on the due date', rule: 'what the first month is counted on' },
      penalty: { label: 'Penalty', rule: GREATER, law: kinds[0]?.law ?? '' },
      least: { label: 'Least amount', rule: 'currency points × the value of a point', law: points.law },
      interest: {
        label: 'Interest',
        rule: 'unpaid tax × ((1 + rate / 12)^n − 1), where n counts months or parts of months',
        law: interest.law,
      },
      total: { label: 'What the delay costs' },
    },
  };
}

export type PenaltyLines = ReturnType<typeof penaltyLines>;

/** Returns '3 months or parts' or '1 month or part'. */
export const monthsInWords = (count: number): string => (count === 1 ? '1 month or part' : `${count} months or parts`);

/** Builds the rows from the tax to the cost of the delay. */
export function penaltyRows(input: PenaltyInput, result: PenaltyResult, words: PenaltyLines): BreakdownRow[] {
  const { kind, tax, paid } = input;
  const { months, penalty, interest, total, unpaidAtDue } = result;
  const row = rowsFrom(words.lines);
  const rows = [
    row('tax', { amount: tax, formula: YOUR_FIGURE }),
    row('paid', { amount: paid, formula: YOUR_FIGURE, kind: 'deduction' }),
    row('unpaid', { amount: unpaidAtDue, mark: 'action', formula: `${f(tax)} − ${f(paid)} = ${f(unpaidAtDue)}` }),
    row('penalty', {
      ...words.penalties[kind],
      amount: penalty,
      mark: 'alert',
      rule: monthsInWords(months.length),
      formula: `Added up month by month: ${f(penalty)}`,
    }),
  ];
  if (interest === undefined) return [...rows, row('total', { amount: total, formula: f(penalty), kind: 'total' })];
  const rates = [...new Set(months.map(({ statutoryRate }) => `${statutoryRate ?? 0}%`))];
  return [
    ...rows,
    row('interest', {
      amount: interest,
      mark: interest > 0 ? 'chart' : undefined,
      rule: `${rates.join(', then ')} a year, ${monthsInWords(months.length)}`,
      formula: `Added up month by month: ${f(interest)}`,
    }),
    row('total', { amount: total, formula: `${f(penalty)} + ${f(interest)} = ${f(total)}`, kind: 'total' }),
  ];
}

function penaltyFormula({ unpaid, rate, share, points, pointValue, least }: PenaltyMonth): string {
  const part = `${formatNumber(rate)}% × ${f(unpaid)} = ${f(share)}`;
  if (points === 0) return `${part}.`;
  return `${part}; at least ${points} × ${f(pointValue)} = ${f(least)}: the greater of the two.`;
}

/** Builds a row for each month of delay: unpaid tax, penalty and, if a rate is known, interest. */
export function monthRows({ kind }: PenaltyInput, { months }: PenaltyResult, words: PenaltyLines): BreakdownRow[] {
  const law = words.penalties[kind]?.law ?? '';
  return months.map((month, index) => {
    const { unpaid, penalty, statutoryRate, interest, last } = month;
    const ofInterest =
      interest === undefined
        ? ''
        : ` Interest: ${formatNumber(statutoryRate ?? 0)}% / 12 of the unpaid tax and the interest before it = ${f(interest)}.`;
    return {
      id: `month-${index + 1}`,
      label: `Month ${index + 1}`,
      rule: `to ${formatLongDate(last)}`,
      law,
      amount: interest ?? penalty,
      amounts: interest === undefined ? [unpaid, penalty] : [unpaid, penalty, interest],
      formula: penaltyFormula(month) + ofInterest,
    };
  });
}
