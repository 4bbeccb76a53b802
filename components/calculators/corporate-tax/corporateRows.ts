import { dueText } from '@/lib/calendar/dueText';
import type { Corporate } from '@/lib/content/schemas/tax/business';
import { type BreakdownRow, type RowTexts, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatAmount as f } from '@/lib/money/format';
import type { CorporateInput, CorporateResult, CorporateRules } from '@/lib/tax/corporate/corporateTax';
import { rowText } from '../result/rowText';

/** Label, rule and law of every row of a corporate tax calculation; each kind of company has a row of its own. */
export function corporateRowTexts({ kinds, minimumTax, lossCap, instalments, finalReturn }: Corporate): RowTexts {
  const incomeRows = kinds.map(({ id, rate, law, condition }) => [
    `income-${id}`,
    rowText('Tax on income', `${rate}% of chargeable income`, `${law}. ${condition}`),
  ]);
  const balance = { rule: 'tax for the year less tax paid', law: finalReturn.law };
  return {
    ...Object.fromEntries(incomeRows),
    income: rowText('Tax on income', 'chargeable income × the rate of the company', kinds[0]?.law ?? ''),
    'year-income': rowText('Income of the year', 'before losses brought forward'),
    'old-losses': rowText('Losses brought forward', 'up to the cap', lossCap.law),
    chargeable: rowText('Chargeable income', 'after losses brought forward'),
    minimum: rowText('Minimum tax', 'turnover × the rate of the year, by days where it changed', minimumTax.law),
    payable: rowText('Tax for the year', 'the higher of the two'),
    paid: rowText('Tax already paid', '', instalments.law),
    balance: { label: 'Still to pay', ...balance },
    overpaid: { label: 'Overpaid', ...balance },
    ...Object.fromEntries(
      [1, 2, 3, 4].map((number) => [`instalment-${number}`, rowText(`Instalment ${number}`, '', instalments.law)]),
    ),
    left: rowText('Left to pay', '', finalReturn.law),
    instalments: rowText(
      'Four instalments',
      `a quarter each, at the end of months 3, 6, 9 and 12 of the accounting year; none for a tax of up to ${f(instalments.noneUpTo)}`,
      instalments.law,
    ),
    return: rowText('Final return', `within ${finalReturn.months} months after the year end`, finalReturn.law),
  };
}

/** Builds the rows from the year's income to the income after losses brought forward; empty without losses. */
function lossRows(
  { chargeableIncome: income, broughtLosses }: CorporateInput,
  { losses }: CorporateResult,
): BreakdownRow[] {
  const { cap, relief, chargeable } = losses;
  if (broughtLosses === 0 || income <= 0) return [];
  const covered = cap === undefined ? f(income) : `${f(income)} × ${cap}% = ${f((income * cap) / 100)}`;
  const rule = cap === undefined ? 'up to the whole income' : `at most ${cap}% of the income`;
  const formula = `The lower of ${f(broughtLosses)} and ${covered}.`;
  return [
    { id: 'year-income', amount: income, formula: YOUR_FIGURE },
    { id: 'old-losses', amount: relief, rule, formula, kind: 'deduction' },
    { id: 'chargeable', amount: chargeable, formula: `${f(income)} − ${f(relief)} = ${f(chargeable)}` },
  ];
}

function incomeRow({ kind }: CorporateInput, result: CorporateResult): BreakdownRow {
  const { rate, incomeTax, losses } = result;
  const income = losses.chargeable;
  const row = { id: `income-${kind}`, amount: incomeTax };
  if (income <= 0) return { ...row, rule: 'no chargeable income', formula: 'Without income there is no tax on it.' };
  return { ...row, formula: `${f(income)} × ${rate}% = ${f(incomeTax)}` };
}

function minimumRow({ turnover }: CorporateInput, result: CorporateResult): BreakdownRow {
  const { minimumTaxGround: ground, minimumTaxSlices: slices, minimumTax: amount } = result;
  const row = { id: 'minimum', amount };
  if (ground === 'charged') {
    if (slices.length === 1) {
      const rate = slices[0]?.rate ?? 0;
      return { ...row, rule: `${rate}% of turnover`, formula: `${f(turnover)} × ${rate}% = ${f(amount)}` };
    }
    const days = slices.reduce((sum, slice) => sum + slice.days, 0);
    const parts = slices.map((slice) => `${slice.days} × ${slice.rate}%`).join(' + ');
    const rule = `by days: ${slices.map((slice) => `${slice.days} at ${slice.rate}%`).join(', ')}`;
    return { ...row, rule, formula: `${f(turnover)} × (${parts}) / ${days} = ${f(amount)}` };
  }
  const why = ground === 'excluded-sector' ? 'excluded sector' : 'too few consecutive loss years';
  return { ...row, rule: `not charged: ${why}`, formula: 'Nothing is charged on turnover.' };
}

/** Builds the rows from chargeable income to the tax still to pay for the year, or overpaid. */
export function corporateRows(input: CorporateInput, result: CorporateResult): BreakdownRow[] {
  const { taxAlreadyPaid: paid } = input;
  const { incomeTax, minimumTax, taxPayable, balance } = result;
  return [
    ...lossRows(input, result),
    incomeRow(input, result),
    minimumRow(input, result),
    { id: 'payable', amount: taxPayable, formula: `The higher of ${f(incomeTax)} and ${f(minimumTax)}.` },
    { id: 'paid', amount: paid, formula: YOUR_FIGURE, kind: 'deduction' },
    {
      id: balance < 0 ? 'overpaid' : 'balance',
      amount: Math.abs(balance),
      formula: `${f(taxPayable)} − ${f(paid)} = ${f(balance)}`,
      kind: 'total',
    },
  ];
}

/** Words for the due day of the final return. */
export const RETURN_WORDS = { before: 'final return by', verb: 'file the final return' };

/** Builds the rows of the instalments, if any, with their dates and balances, then the balance of the year. */
export function instalmentRows(
  { instalments, taxPayable, balance, returnDue }: CorporateResult,
  { holidays }: Pick<CorporateRules, 'holidays'>,
): BreakdownRow[] {
  const rows = instalments.map(
    ({ due, amount, covered, left }, index): BreakdownRow => ({
      id: `instalment-${index + 1}`,
      amount,
      rule: dueText(due, holidays, { before: 'due' }),
      formula: `${f(taxPayable)} / 4 = ${f(amount)}; ${f(covered)} already paid, ${f(left)} left`,
    }),
  );
  const left = Math.max(0, balance);
  return [
    ...rows,
    { id: 'left', amount: left, rule: dueText(returnDue, holidays, RETURN_WORDS), formula: f(left), kind: 'total' },
  ];
}
