import { dueText } from '@/lib/calendar/dueText';
import type { Corporate } from '@/lib/content/schemas/tax/business';
import { type BreakdownRow, type Lines, rowsFrom, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatExact as f } from '@/lib/money/format';
import type { CorporateInput, CorporateResult, CorporateRules } from '@/lib/tax/corporateTax';

/** Label, rule and law of every row of a corporate tax calculation, and the tax on income of each kind of company. */
export function corporateLines({ kinds, minimumTax, lossCap, instalments, finalReturn }: Corporate) {
  const balance = { rule: 'tax for the year less tax paid', law: finalReturn.law };
  const incomeTaxes: Lines = Object.fromEntries(
    kinds.map(({ id, rate, law, condition }) => [
      id,
      { label: 'Tax on income', rule: `${rate}% of chargeable income`, law: `${law}. ${condition}` },
    ]),
  );
  return {
    incomeTaxes,
    lines: {
      income: {
        label: 'Tax on income',
        rule: 'chargeable income × the rate of the company',
        law: kinds[0]?.law ?? '',
      },
      yearIncome: { label: 'Income of the year', rule: 'before losses brought forward' },
      oldLosses: { label: 'Losses brought forward', rule: 'up to the cap', law: lossCap.law },
      chargeable: { label: 'Chargeable income', rule: 'after losses brought forward' },
      minimum: {
        label: 'Minimum tax',
        rule: 'turnover × the rate of the year, by days where it changed',
        law: minimumTax.law,
      },
      payable: { label: 'Tax for the year', rule: 'the higher of the two' },
      paid: { label: 'Tax already paid', law: instalments.law },
      balance: { label: 'Still to pay', ...balance },
      overpaid: { label: 'Overpaid', ...balance },
      left: { label: 'Left to pay', law: finalReturn.law },
      instalments: {
        label: 'Four instalments',
        rule: `a quarter each, at the end of months 3, 6, 9 and 12 of the accounting year; none for a tax of up to ${f(instalments.noneUpTo)}`,
        law: instalments.law,
      },
      return: {
        label: 'Final return',
        rule: `within ${finalReturn.months} months after the year end`,
        law: finalReturn.law,
      },
    },
  };
}

export type CorporateLines = ReturnType<typeof corporateLines>;

type RowMaker = ReturnType<typeof rowsFrom<keyof CorporateLines['lines']>>;

/** Builds the rows from the year's income to the income after losses brought forward; empty without losses. */
function lossRows(
  { chargeableIncome: income, broughtLosses }: CorporateInput,
  { losses }: CorporateResult,
  row: RowMaker,
): BreakdownRow[] {
  const { cap, relief, chargeable } = losses;
  if (broughtLosses === 0 || income <= 0) return [];
  const covered = cap === undefined ? f(income) : `${f(income)} × ${cap}% = ${f((income * cap) / 100)}`;
  const rule = cap === undefined ? 'up to the whole income' : `at most ${cap}% of the income`;
  const formula = `The lower of ${f(broughtLosses)} and ${covered}.`;
  return [
    row('yearIncome', { amount: income, formula: YOUR_FIGURE }),
    row('oldLosses', { amount: relief, rule, formula, kind: 'deduction' }),
    row('chargeable', { amount: chargeable, formula: `${f(income)} − ${f(relief)} = ${f(chargeable)}` }),
  ];
}

function incomeRow({ kind }: CorporateInput, result: CorporateResult, { lines, incomeTaxes }: CorporateLines) {
  const { rate, incomeTax: amount, losses } = result;
  const income = losses.chargeable;
  const isTaxed = income > 0;
  return rowsFrom(lines)('income', {
    ...incomeTaxes[kind],
    ...(!isTaxed && { rule: 'no chargeable income' }),
    amount,
    formula: isTaxed ? `${f(income)} × ${rate}% = ${f(amount)}` : 'Without income there is no tax on it.',
  });
}

function minimumRow({ turnover }: CorporateInput, result: CorporateResult, row: RowMaker): BreakdownRow {
  const { minimumTaxGround: ground, minimumTaxSlices: slices, minimumTax: amount } = result;
  if (ground !== 'charged') {
    const why = ground === 'excluded-sector' ? 'excluded sector' : 'too few consecutive loss years';
    return row('minimum', { amount, rule: `not charged: ${why}`, formula: 'Nothing is charged on turnover.' });
  }
  if (slices.length === 1) {
    const rate = slices[0]?.rate ?? 0;
    const formula = `${f(turnover)} × ${rate}% = ${f(amount)}`;
    return row('minimum', { amount, rule: `${rate}% of turnover`, formula });
  }
  const days = slices.reduce((sum, slice) => sum + slice.days, 0);
  const parts = slices.map((slice) => `${slice.days} × ${slice.rate}%`).join(' + ');
  const rule = `by days: ${slices.map((slice) => `${slice.days} at ${slice.rate}%`).join(', ')}`;
  return row('minimum', { amount, rule, formula: `${f(turnover)} × (${parts}) / ${days} = ${f(amount)}` });
}

/** Builds the rows from chargeable income to the tax still to pay for the year, or overpaid. */
export function corporateRows(input: CorporateInput, result: CorporateResult, words: CorporateLines): BreakdownRow[] {
  const { taxAlreadyPaid: paid } = input;
  const { incomeTax, minimumTax, taxPayable, balance } = result;
  const row = rowsFrom(words.lines);
  return [
    ...lossRows(input, result, row),
    incomeRow(input, result, words),
    minimumRow(input, result, row),
    row('payable', { amount: taxPayable, formula: `The higher of ${f(incomeTax)} and ${f(minimumTax)}.` }),
    row('paid', { amount: paid, formula: YOUR_FIGURE, kind: 'deduction' }),
    row(balance < 0 ? 'overpaid' : 'balance', {
      amount: Math.abs(balance),
      formula: `${f(taxPayable)} − ${f(paid)} = ${f(balance)}`,
      kind: 'total',
    }),
  ];
}

/** Words for the due day of the final return. */
export const RETURN_WORDS = { before: 'final return by', verb: 'file the final return' };

/** Builds the rows of the instalments, if any, with their dates and balances, then the balance of the year. */
export function instalmentRows(
  { instalments, taxPayable, balance, returnDue }: CorporateResult,
  { holidays }: Pick<CorporateRules, 'holidays'>,
  { lines }: CorporateLines,
): BreakdownRow[] {
  const row = rowsFrom(lines);
  const rows = instalments.map(({ due, amount, covered, left }, index) => ({
    ...row('instalments', {
      label: `Instalment ${index + 1}`,
      amount,
      rule: dueText(due, holidays, { before: 'due' }),
      formula: `${f(taxPayable)} / 4 = ${f(amount)}; ${f(covered)} already paid, ${f(left)} left`,
    }),
    id: `instalment-${index + 1}`,
  }));
  const left = Math.max(0, balance);
  const rule = dueText(returnDue, holidays, RETURN_WORDS);
  return [...rows, row('left', { amount: left, rule, formula: f(left), kind: 'total' })];
}
