import { roundToShillings } from '@/lib/money/amount';
import { type BreakdownRow, type Rounding, rowsFrom } from '@/lib/money/breakdown';
import { formatAmount as f, formatExact as typed } from '@/lib/money/format';
import { type BonusMonth, type FoundSalary, takenPercentOf } from '@/lib/salary/netToGross';
import { bandIndexOf, type PayeBand, type SalaryRates, taxedPercentOf } from '@/lib/salary/rates';
import { type DeductedPay, type OtherDeductions, publishedNetPay, type SalaryResult } from '@/lib/salary/salary';
import type { Translate } from '@/lib/words/translate';
import { YOUR_FIGURE } from '../toolParts';
import { payeInWords } from './bandTexts';
import type { SalaryLines } from './salaryLines';

export type SalaryParts = {
  rates: SalaryRates;
  deductions?: OtherDeductions | undefined;
  lines: SalaryLines;
  translate: Translate;
};

/** A row for each deduction. */
function takenRows(deducted: DeductedPay, loanPercent: number, gross: number, { lines, translate }: SalaryParts) {
  const row = rowsFrom(lines);
  const rows = [
    row('heslb', { amount: deducted.heslb, formula: `${typed(gross)} × ${loanPercent}% = ${f(deducted.heslb)}` }),
    row('union', { amount: deducted.union, isTyped: true, formula: translate(YOUR_FIGURE) }),
    row('insurance', { amount: deducted.insurance, isTyped: true, formula: translate(YOUR_FIGURE) }),
    row('other', { amount: deducted.other, isTyped: true, formula: translate(YOUR_FIGURE) }),
  ];
  return rows.filter(({ amount }) => amount > 0);
}

/** Rows from net pay to pay after other deductions. */
function rowsBelowNet({ deducted, grossSalary }: SalaryResult, parts: SalaryParts): BreakdownRow[] {
  if (!deducted || !parts.deductions) return [];
  const taken = takenRows(deducted, parts.deductions.loanPercent, grossSalary, parts);
  return [
    ...taken.map((row): BreakdownRow => ({ ...row, kind: 'deduction' })),
    rowsFrom(parts.lines)('left', {
      amount: deducted.left,
      mark: 'action',
      sumOf: ['net', ...taken.map(({ id }) => id)],
      kind: 'total',
    }),
  ];
}

/** Rows up to net pay, which is either the visitor's figure or follows from pay after other deductions. */
function rowsUpToNet(result: FoundSalary, parts: SalaryParts): BreakdownRow[] {
  const { deducted, netPay, grossSalary, asked } = result;
  const { deductions, lines, translate } = parts;
  const row = rowsFrom(lines);
  const own = { amount: asked, isTyped: true, mark: 'action' as const, formula: translate(YOUR_FIGURE) };
  if (!deducted || !deductions) return [row('net', own)];
  const taken = takenRows(deducted, deductions.loanPercent, grossSalary, parts);
  return [
    row('left', { ...own, rule: '' }),
    ...taken,
    row('net', {
      amount: netPay,
      rule: translate('the rest plus other deductions'),
      sumOf: ['left', ...taken.map(({ id }) => id)],
    }),
  ];
}

/** A row that is a percentage of gross salary. */
const percentOf = (gross: number, rate: number, amount: number) => ({
  amount,
  formula: `${typed(gross)} × ${rate}% = ${f(amount)}`,
});

/** Rule of a row if the whole gross salary is taxed. */
const wholeRule = ({ rates, translate }: SalaryParts) =>
  rates.isOnWholeGross && { rule: translate('the whole of gross pay') };

/** Replaces the law with a note if PAYE starts from the calculator's own figure, which is in no law. */
function withPayeNote(result: SalaryResult, { rates, lines, translate }: SalaryParts): SalaryLines {
  if (publishedNetPay(result, rates) === undefined) return lines;
  const law = translate('The figure of {own} is this calculator’s own. TRA’s table has {published}.', {
    own: f(rates.bands.at(-1)?.fixed ?? 0),
    published: f(rates.publishedTopFixed),
  });
  return { ...lines, paye: { ...lines.paye, law } };
}

/** Rows from gross salary to net pay, then other deductions. */
export function employeeRows(result: SalaryResult, parts: SalaryParts): BreakdownRow[] {
  const { grossSalary: gross, employeeNSSF: nssf, taxablePay, paye, netPay, deducted } = result;
  const { rates, translate } = parts;
  const { isOnWholeGross } = rates;
  const row = rowsFrom(withPayeNote(result, parts));
  return [
    row('gross', { amount: gross, isTyped: true, formula: translate(YOUR_FIGURE) }),
    row('nssf', { ...percentOf(gross, rates.employeeNssf, nssf), mark: 'accent', kind: 'deduction' }),
    row('taxable', {
      amount: taxablePay,
      ...wholeRule(parts),
      ...(isOnWholeGross ? { formula: typed(gross) } : { sumOf: ['gross', 'nssf'] }),
    }),
    row('paye', {
      amount: paye,
      ...payeInWords(taxablePay, paye, rates.bands, translate),
      mark: 'alert',
      kind: 'deduction',
    }),
    row('net', {
      amount: netPay,
      mark: deducted ? undefined : 'action',
      sumOf: isOnWholeGross ? ['gross', 'nssf', 'paye'] : ['taxable', 'paye'],
      kind: 'total',
    }),
    ...rowsBelowNet(result, parts),
  ];
}

/** Rows from gross salary to the employer's total cost. */
export function employerRows(result: SalaryResult, parts: SalaryParts): BreakdownRow[] {
  const { rates, lines, translate } = parts;
  const { grossSalary: gross, employerNSSF, sdl, wcf, totalCostToCompany: total } = result;
  const row = rowsFrom(lines);
  const noSdl = {
    amount: 0,
    rule: translate('fewer than {count} employees', { count: rates.sdlMinEmployees }),
    formula: translate('Not charged.'),
  };
  return [
    row('base', { amount: gross, isTyped: true, mark: 'strong', formula: translate('As in the other table.') }),
    row('employerNssf', { ...percentOf(gross, rates.employerNssf, employerNSSF), mark: 'success' }),
    row('sdl', { ...(sdl || !gross ? percentOf(gross, rates.sdl, sdl) : noSdl), mark: 'hatched' }),
    row('wcf', {
      ...(rates.wcf ? percentOf(gross, rates.wcf, wcf) : { amount: 0, formula: translate('Not charged then.') }),
      mark: 'chart',
    }),
    row('total', { amount: total, sumOf: ['base', 'employerNssf', 'sdl', 'wcf'], kind: 'total' }),
  ];
}

/** Formula for taxable pay, found by solving the band's formula for net pay. */
function taxableFormula({ netPay, taxablePay }: SalaryResult, { rates, translate }: SalaryParts): string {
  const band: PayeBand | undefined = rates.bands[bandIndexOf(taxablePay, rates.bands)];
  if (!band?.rate)
    return translate('There is no tax, so the net pay of {amount} is the taxable pay.', { amount: f(netPay) });
  const { fixed, rate, above } = band;
  if (!above) return `${f(netPay)} / ${100 - takenPercentOf(band, rates)}% = ${f(taxablePay)}`;
  const untaxed = `${f(netPay)}${fixed ? ` + ${f(fixed)}` : ''} − ${rate}% × ${f(above)}`;
  return `(${untaxed}) / ${100 - rate}% = ${f(taxablePay)}`;
}

/** Rows of net to gross, from net pay to gross salary. */
export function netToGrossRows(result: FoundSalary, parts: SalaryParts): BreakdownRow[] {
  const { grossSalary: gross, employeeNSSF, taxablePay, paye } = result;
  const { rates, lines, translate } = parts;
  const { isOnWholeGross } = rates;
  const row = rowsFrom(lines);
  const taxed = taxedPercentOf(rates);
  return [
    ...rowsUpToNet(result, parts),
    row('paye', { amount: paye, ...payeInWords(taxablePay, paye, rates.bands, translate), mark: 'alert' }),
    row('taxable', {
      amount: taxablePay,
      ...wholeRule(parts),
      formula: taxableFormula(result, parts),
      ...(!isOnWholeGross && { sumOf: ['net', 'paye'] }),
    }),
    row('nssf', { ...percentOf(gross, rates.employeeNssf, employeeNSSF), mark: 'accent' }),
    row('gross', {
      amount: gross,
      rule: isOnWholeGross ? '' : translate('taxable pay / {rate}%', { rate: taxed }),
      formula: isOnWholeGross ? f(gross) : `${f(taxablePay)} / ${taxed}% = ${f(gross)}`,
      sumOf: isOnWholeGross ? ['net', 'paye', 'nssf'] : ['taxable', 'nssf'],
      kind: 'total',
    }),
  ];
}

/** Months in a year without a bonus. */
const USUAL_MONTHS = 11;

/** Rows for twelve months: a regular month, the bonus month and their total, as on the payslips. */
export function yearRows(usual: SalaryResult, month: BonusMonth, parts: SalaryParts): BreakdownRow[] {
  const { rates, translate } = parts;
  const lines = withPayeNote(month.pay, parts);
  const row = (
    id: keyof SalaryLines,
    of: (result: SalaryResult) => number,
    words: Pick<BreakdownRow, 'rule' | 'kind' | 'sumOf'> = {},
  ): BreakdownRow => {
    const amounts = (round: Rounding) => {
      const [each, once] = [round(of(usual)), round(of(month.pay))];
      return [each, once, USUAL_MONTHS * each + once];
    };
    const [each = 0, once = 0, year = 0] = amounts(roundToShillings);
    const formula = `${USUAL_MONTHS} × ${f(each)} + ${f(once)} = ${f(year)}`;
    return rowsFrom(lines)(id, { ...words, amount: year, amounts, formula });
  };
  const { isOnWholeGross } = rates;
  const net = {
    rule: translate('gross less NSSF and PAYE'),
    kind: 'total',
    sumOf: isOnWholeGross ? ['gross', 'nssf', 'paye'] : ['taxable', 'paye'],
  } as const;
  return [
    row('gross', ({ grossSalary }) => grossSalary, { rule: '' }),
    row('nssf', ({ employeeNSSF }) => employeeNSSF, { kind: 'deduction' }),
    row('taxable', ({ taxablePay }) => taxablePay, isOnWholeGross ? {} : { sumOf: ['gross', 'nssf'] }),
    row('paye', ({ paye }) => paye, { kind: 'deduction' }),
    row('net', ({ netPay }) => netPay, net),
    ...(usual.deducted
      ? [
          row('deductions', ({ deducted }) => deducted?.total ?? 0, { kind: 'deduction' }),
          row('left', ({ deducted }) => deducted?.left ?? 0, { kind: 'total', sumOf: ['net', 'deductions'] }),
        ]
      : []),
    row('total', ({ totalCostToCompany }) => totalCostToCompany, { kind: 'total' }),
  ];
}
