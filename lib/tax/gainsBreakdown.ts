import { type BreakdownRow, YOUR_FIGURE } from '../money/breakdown.ts';
import { formatAmount as f } from '../money/format.ts';
import type { GainsInput, GainsResult, GainsRules, SaleInput } from './gains.ts';

const taxFormula = ({ rule, base, rate, tax }: GainsResult): string =>
  rate > 0 ? `${f(base)} × ${rate}% = ${f(tax)}` : rule === 'loss' ? 'There is no gain.' : 'Nothing is due.';

function saleRows({ price, approved, hasRecords, cost }: SaleInput, result: GainsResult): BreakdownRow[] {
  const { rule, gain } = result;
  const values: BreakdownRow[] = [
    { id: 'price', amount: price, formula: YOUR_FIGURE },
    ...(approved > 0 ? [{ id: 'approved', amount: approved, formula: YOUR_FIGURE }] : []),
  ];
  const tax: BreakdownRow = {
    id: `tax-${rule}`,
    amount: result.tax,
    ...(result.rate > 0 && { rule: `${result.rate}%` }),
    formula: taxFormula(result),
    kind: 'total',
  };
  if (rule === 'records')
    return [...values, { id: 'base', amount: result.base, formula: 'The greater of the two.' }, tax];
  const formula = hasRecords ? YOUR_FIGURE : 'What cannot be shown counts as 0.';
  return [
    ...values,
    { id: 'cost', amount: cost, formula, kind: 'deduction' },
    { id: 'gain', amount: gain, formula: `${f(price)} − ${f(cost)} = ${f(gain)}` },
    tax,
  ];
}

/** From the price, or the rent of a year, to the tax. */
export function gainsRows(input: GainsInput, result: GainsResult): BreakdownRow[] {
  if (input.task !== 'rent') return saleRows(input, result);
  const rule = result.rate > 0 ? { rule: `${result.rate}%` } : {};
  return [
    { id: 'rent', amount: input.rent, formula: YOUR_FIGURE },
    { id: `tax-${result.rule}`, amount: result.tax, ...rule, formula: taxFormula(result), kind: 'total' },
  ];
}

function landFormula(price: number, duty: number, { nilUpTo, first, firstRate, rate }: GainsRules['stamp']): string {
  if (price <= nilUpTo) return `Nothing up to ${f(nilUpTo)}.`;
  const low = Math.min(price, first);
  return `${f(low)} × ${firstRate}% + ${f(price - low)} × ${rate}% = ${f(duty)}`;
}

/** Stamp duty on the document. */
export function dutyRow(input: GainsInput, { duty }: GainsResult, { stamp }: GainsRules): BreakdownRow {
  const row = (id: string, formula: string): BreakdownRow => ({ id, amount: duty, formula });
  if (input.task === 'rent') return row('duty-lease', `${f(input.rent)} × ${stamp.lease}% = ${f(duty)}`);
  const { task, price, use, isListed } = input;
  if (task === 'shares')
    return row('duty-shares', isListed ? 'Listed shares bear none.' : `${f(price)} × ${stamp.shares}% = ${f(duty)}`);
  return use === 'farm' ? row('duty-farm', 'A fixed amount.') : row('duty-land', landFormula(price, duty, stamp));
}
