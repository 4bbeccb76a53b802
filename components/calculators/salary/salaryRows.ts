import { roundToCents, sumExactly } from '@/lib/money/amount';
import { type BreakdownRow, nextTerm, roundingRow, rowsFrom } from '@/lib/money/breakdown';
import { formatExact as f, formatAmount } from '@/lib/money/format';
import { type BonusMonth, type FoundSalary, takenPercentOf } from '@/lib/salary/netToGross';
import { bandIndexOf, type PayeBand, type SalaryRates, taxedPercentOf } from '@/lib/salary/rates';
import { type DeductedPay, type OtherDeductions, publishedNetPay, type SalaryResult } from '@/lib/salary/salary';
import type { Say } from '@/lib/words/say';
import { YOUR_FIGURE } from '../toolParts';
import { payeInWords } from './bandTexts';
import type { SalaryLines } from './salaryLines';

export type SalaryParts = {
  rates: SalaryRates;
  deductions?: OtherDeductions | undefined;
  lines: SalaryLines;
  say: Say;
};

/** Builds a row for each deduction that is taken. */
function takenRows(deducted: DeductedPay, loanPercent: number, gross: number, { lines, say }: SalaryParts) {
  const row = rowsFrom(lines);
  const rows = [
    row('heslb', { amount: deducted.heslb, formula: `${f(gross)} × ${loanPercent}% = ${f(deducted.heslb)}` }),
    row('union', { amount: deducted.union, formula: say(YOUR_FIGURE) }),
    row('insurance', { amount: deducted.insurance, formula: say(YOUR_FIGURE) }),
    row('other', { amount: deducted.other, formula: say(YOUR_FIGURE) }),
  ];
  return rows.filter(({ amount }) => amount > 0);
}

const joined = (rows: readonly BreakdownRow[], sign: '+' | '−') =>
  rows.map(({ amount }) => ` ${sign} ${f(amount)}`).join('');

/**
 * Returns what rounding each amount of a salary to cents leaves of its sums, in shillings: of taxable pay, net pay, pay
 * after other deductions, and total cost.
 */
function roundingsOf(result: SalaryResult, { isOnWholeGross }: SalaryRates) {
  const { grossSalary: gross, employeeNSSF: nssf, taxablePay, paye, netPay, deducted } = result;
  const { employerNSSF, sdl, wcf, totalCostToCompany } = result;
  const taxable = isOnWholeGross ? 0 : sumExactly(taxablePay, nssf, -gross);
  return {
    taxable,
    net: sumExactly(netPay, paye, nssf, -gross, -taxable),
    left: deducted
      ? sumExactly(deducted.left, deducted.heslb, deducted.union, deducted.insurance, deducted.other, -netPay)
      : 0,
    total: sumExactly(totalCostToCompany, -gross, -employerNSSF, -sdl, -wcf),
  };
}

/** Builds the rows from net pay to pay after other deductions. */
function rowsBelowNet(result: SalaryResult, parts: SalaryParts): BreakdownRow[] {
  const { deducted, netPay, grossSalary } = result;
  if (!deducted || !parts.deductions) return [];
  const taken = takenRows(deducted, parts.deductions.loanPercent, grossSalary, parts);
  const { left: rounding } = roundingsOf(result, parts.rates);
  const formula = `${f(netPay)}${joined(taken, '−')}${nextTerm(rounding)} = ${f(deducted.left)}`;
  return [
    ...taken.map((row): BreakdownRow => ({ ...row, kind: 'deduction' })),
    ...roundingRow(parts.lines.cents, [rounding], 'cents-left'),
    rowsFrom(parts.lines)('left', { amount: deducted.left, mark: 'action', formula, kind: 'total' }),
  ];
}

/** Builds the rows up to net pay: it is the visitor's figure, or follows from pay after other deductions. */
function rowsUpToNet(result: FoundSalary, parts: SalaryParts): BreakdownRow[] {
  const { deducted, netPay, grossSalary, employeeNSSF, paye, rounding } = result;
  const { deductions, lines, say } = parts;
  const row = rowsFrom(lines);
  const rounded = rounding === 0 ? [] : [row('rounding', { amount: rounding, formula: f(rounding) })];
  const asked = (pay: number) => ({
    amount: roundToCents(pay - rounding),
    mark: 'action' as const,
    formula: say(YOUR_FIGURE),
  });
  if (!deducted || !deductions) return [row('net', asked(netPay)), ...rounded];
  const taken = takenRows(deducted, deductions.loanPercent, grossSalary, parts);
  const net = sumExactly(grossSalary, -employeeNSSF, -paye);
  const lost = sumExactly(net, -deducted.total, -deducted.left);
  return [
    row('left', { ...asked(deducted.left), rule: '' }),
    ...rounded,
    ...taken,
    row('net', {
      amount: net,
      rule: say('the rest plus other deductions'),
      formula: `${f(deducted.left)}${joined(taken, '+')}${nextTerm(lost)} = ${f(net)}`,
    }),
  ];
}

/** Builds a row that is a percentage of gross salary. */
const percentOf = (gross: number, rate: number, amount: number) => ({
  amount,
  formula: `${f(gross)} × ${rate}% = ${f(amount)}`,
});

/** Returns the rule of a row, where all of gross is taxed. */
const wholeRule = ({ rates, say }: SalaryParts) => rates.isOnWholeGross && { rule: say('all of gross') };

/** Puts a note in place of the law behind PAYE that begins with the calculator's own figure, which no law names. */
function withPayeNote(result: SalaryResult, { rates, lines, say }: SalaryParts): SalaryLines {
  if (publishedNetPay(result, rates) === undefined) return lines;
  const law = say('The figure of {own} is this calculator’s own. TRA’s table has {published}.', {
    own: formatAmount(rates.bands.at(-1)?.fixed ?? 0),
    published: formatAmount(rates.publishedTopFixed),
  });
  return { ...lines, paye: { ...lines.paye, law } };
}

/** Builds the rows from gross salary to net pay, and below it other deductions. */
export function employeeRows(result: SalaryResult, parts: SalaryParts): BreakdownRow[] {
  const { grossSalary: gross, employeeNSSF: nssf, taxablePay, paye, netPay, deducted } = result;
  const { rates, say } = parts;
  const row = rowsFrom(withPayeNote(result, parts));
  const roundings = roundingsOf(result, rates);
  return [
    row('gross', { amount: gross, formula: say(YOUR_FIGURE) }),
    row('nssf', { ...percentOf(gross, rates.employeeNssf, nssf), mark: 'accent', kind: 'deduction' }),
    ...roundingRow(parts.lines.cents, [roundings.taxable], 'cents-taxable'),
    row('taxable', {
      amount: taxablePay,
      ...wholeRule(parts),
      formula: rates.isOnWholeGross
        ? f(gross)
        : `${f(gross)} − ${f(nssf)}${nextTerm(roundings.taxable)} = ${f(taxablePay)}`,
    }),
    row('paye', { amount: paye, ...payeInWords(taxablePay, paye, rates.bands, say), mark: 'alert', kind: 'deduction' }),
    ...roundingRow(parts.lines.cents, [roundings.net], 'cents-net'),
    row('net', {
      amount: netPay,
      mark: deducted ? undefined : 'action',
      formula: `${f(gross)} − ${f(nssf)} − ${f(paye)}${nextTerm(sumExactly(roundings.taxable, roundings.net))} = ${f(netPay)}`,
      kind: 'total',
    }),
    ...rowsBelowNet(result, parts),
  ];
}

/** Builds the rows from gross salary to the total cost to the company. */
export function employerRows(result: SalaryResult, parts: SalaryParts): BreakdownRow[] {
  const { rates, lines, say } = parts;
  const { grossSalary: gross, employerNSSF, sdl, wcf, totalCostToCompany: total } = result;
  const row = rowsFrom(lines);
  const { total: rounding } = roundingsOf(result, rates);
  const noSdl = {
    amount: 0,
    rule: say('fewer than {count} employees', { count: rates.sdlMinEmployees }),
    formula: say('Not charged.'),
  };
  return [
    row('base', { amount: gross, mark: 'strong', formula: say('As in the other table.') }),
    row('employerNssf', { ...percentOf(gross, rates.employerNssf, employerNSSF), mark: 'success' }),
    row('sdl', { ...(sdl || !gross ? percentOf(gross, rates.sdl, sdl) : noSdl), mark: 'hatched' }),
    row('wcf', {
      ...(rates.wcf ? percentOf(gross, rates.wcf, wcf) : { amount: 0, formula: say('Not charged then.') }),
      mark: 'chart',
    }),
    ...roundingRow(parts.lines.cents, [rounding], 'cents-total'),
    row('total', {
      amount: total,
      formula: `${f(gross)} + ${f(employerNSSF)} + ${f(sdl)} + ${f(wcf)}${nextTerm(rounding)} = ${f(total)}`,
      kind: 'total',
    }),
  ];
}

/** Writes the formula for taxable pay from net pay: the band's formula, solved. */
function taxableFormula({ netPay, taxablePay }: SalaryResult, { rates, say }: SalaryParts): string {
  const band: PayeBand | undefined = rates.bands[bandIndexOf(taxablePay, rates.bands)];
  if (!band?.rate) return say('No tax: the net pay of {amount} is the taxable pay.', { amount: f(netPay) });
  const { fixed, rate, above } = band;
  if (!above) return `${f(netPay)} / ${100 - takenPercentOf(band, rates)}% = ${f(taxablePay)}`;
  const untaxed = `${f(netPay)}${fixed ? ` + ${f(fixed)}` : ''} − ${rate}% × ${f(above)}`;
  return `(${untaxed}) / ${100 - rate}% = ${f(taxablePay)}`;
}

/** Builds the rows of net to gross: from net pay to gross salary. */
export function netToGrossRows(result: FoundSalary, parts: SalaryParts): BreakdownRow[] {
  const { grossSalary: gross, employeeNSSF, taxablePay, paye } = result;
  const { rates, lines, say } = parts;
  const row = rowsFrom(lines);
  const taxed = taxedPercentOf(rates);
  return [
    ...rowsUpToNet(result, parts),
    row('taxable', { amount: taxablePay, ...wholeRule(parts), formula: taxableFormula(result, parts) }),
    row('paye', { amount: paye, ...payeInWords(taxablePay, paye, rates.bands, say), mark: 'alert' }),
    row('nssf', { ...percentOf(gross, rates.employeeNssf, employeeNSSF), mark: 'accent' }),
    row('gross', {
      amount: gross,
      rule: rates.isOnWholeGross ? '' : say('taxable pay / {rate}%', { rate: taxed }),
      formula: rates.isOnWholeGross ? f(gross) : `${f(taxablePay)} / ${taxed}% = ${f(gross)}`,
      kind: 'total',
    }),
  ];
}

/** Months of a year without the bonus. */
const USUAL_MONTHS = 11;

/** Builds the rows of twelve months: a usual month, the month with the bonus, and their sum, as on the payslips. */
export function yearRows(usual: SalaryResult, month: BonusMonth, parts: SalaryParts): BreakdownRow[] {
  const { rates, say } = parts;
  const lines = withPayeNote(month.pay, parts);
  const row = (
    id: keyof SalaryLines,
    of: (result: SalaryResult) => number,
    words: Pick<BreakdownRow, 'rule' | 'kind'> = {},
  ): BreakdownRow => {
    const [each, once] = [of(usual), of(month.pay)];
    const year = roundToCents(USUAL_MONTHS * each + once);
    const formula = `${USUAL_MONTHS} × ${f(each)} + ${f(once)} = ${f(year)}`;
    return rowsFrom(lines)(id, { ...words, amount: year, amounts: [each, once, year], formula });
  };
  const roundings = [roundingsOf(usual, rates), roundingsOf(month.pay, rates)] as const;
  const rounding = (sum: 'taxable' | 'net' | 'left') => {
    const [each, once] = [roundings[0][sum], roundings[1][sum]];
    return roundingRow(parts.lines.cents, [each, once, roundToCents(USUAL_MONTHS * each + once)], `cents-${sum}`);
  };
  const net = { rule: say('gross less NSSF and PAYE'), kind: 'total' } as const;
  return [
    row('gross', ({ grossSalary }) => grossSalary, { rule: '' }),
    row('nssf', ({ employeeNSSF }) => employeeNSSF, { kind: 'deduction' }),
    ...rounding('taxable'),
    row('taxable', ({ taxablePay }) => taxablePay),
    row('paye', ({ paye }) => paye, { kind: 'deduction' }),
    ...rounding('net'),
    row('net', ({ netPay }) => netPay, net),
    ...(usual.deducted
      ? [
          row('deductions', ({ deducted }) => deducted?.total ?? 0, { kind: 'deduction' }),
          ...rounding('left'),
          row('left', ({ deducted }) => deducted?.left ?? 0, { kind: 'total' }),
        ]
      : []),
    row('total', ({ totalCostToCompany }) => totalCostToCompany, { kind: 'total' }),
  ];
}
