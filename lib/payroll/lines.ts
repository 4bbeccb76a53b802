import { type BreakdownRow, YOUR_FIGURE } from '../money/breakdown.ts';
import { formatExact as f } from '../money/format.ts';
import { payeInWords } from '../salary/payeInWords.ts';
import { say } from '../words/say.ts';
import { isSmallLoan } from './benefits.ts';
import type { Employee } from './employee.ts';
import { type Payslip, pensionShares } from './payslip.ts';
import type { BenefitRules } from './rates.ts';
import { employerPercents, type PayrollRun } from './run.ts';

type Context = { run: PayrollRun; rules: BenefitRules };

/** What was entered, or that for the days of a part of a month. */
function entered(employee: Employee, id: 'basic' | 'allowances' | 'overtime' | 'bonus'): string {
  const { part } = employee;
  if (!part || id === 'overtime' || id === 'bonus') return say(YOUR_FIGURE);
  return say('{pay} × {worked} / {days} days = {part}', {
    pay: f(part[id]),
    worked: part.worked,
    days: part.days,
    part: f(employee[id]),
  });
}

/** Rows of what was entered, without those of 0. */
function earnings({ employee, gross }: Payslip): BreakdownRow[] {
  const parts = (['basic', 'allowances', 'overtime', 'bonus'] as const).filter(
    (id) => id === 'basic' || employee[id] > 0,
  );
  return [
    ...parts.map((id) => ({ id, amount: employee[id], formula: entered(employee, id) })),
    { id: 'gross', amount: gross, formula: `${parts.map((id) => f(employee[id])).join(' + ')} = ${f(gross)}` },
  ];
}

function carFormula({ employee, car }: Payslip, { car: rules }: BenefitRules): string {
  const { cc = 0, isOld, isCostClaimed } = employee.benefits.car ?? {};
  if (!isCostClaimed) return say('The employer claims no cost of the car: no benefit.');
  const year = rules.sizes.find(({ upTo }) => upTo === null || cc <= upTo)?.year ?? 0;
  return `${f(year)}${isOld ? ` × ${rules.oldShare}%` : ''} / 12 = ${f(car)}`;
}

function houseFormula({ employee, house, houseIncome }: Payslip, { house: rules }: BenefitRules): string {
  const { marketRent = 0, costClaimed = 0, rentPaid = 0 } = employee.benefits.house ?? {};
  return say('The lower of {rent} and the greater of {share}% × {income} and {cost}, less {paid} = {value}', {
    rent: f(marketRent),
    share: rules.incomeShare,
    income: f(houseIncome),
    cost: f(costClaimed),
    paid: f(rentPaid),
    value: f(house),
  });
}

function loanFormula({ employee, loan }: Payslip, { loan: rules }: BenefitRules): string {
  const given = employee.benefits.loan;
  if (!given) return '';
  const { basic } = employee.part ?? employee;
  if (isSmallLoan(given, basic, rules)) {
    return say('Under {months} months and at most {times} × {basic}: no benefit.', {
      months: rules.shortMonths,
      times: rules.payMonths,
      basic: f(basic),
    });
  }
  return `${f(given.amount)} × (${given.statutoryRate}% − ${given.rate}%) / 12 = ${f(loan)}`;
}

function benefitRows(slip: Payslip, { rules }: Context): BreakdownRow[] {
  const { car, house, loan, other } = slip.employee.benefits;
  return [
    ...(car ? [{ id: 'car', amount: slip.car, formula: carFormula(slip, rules) }] : []),
    ...(house ? [{ id: 'house', amount: slip.house, formula: houseFormula(slip, rules) }] : []),
    ...(loan ? [{ id: 'loan', amount: slip.loan, formula: loanFormula(slip, rules) }] : []),
    ...(other > 0 ? [{ id: 'otherBenefits', amount: slip.otherBenefits, formula: say(YOUR_FIGURE) }] : []),
  ];
}

const fundOf = ({ employee }: Payslip) => (employee.fund === 'nssf' ? 'nssf' : 'psssf');

function pensionRows(slip: Payslip, { run }: Context): BreakdownRow[] {
  if (slip.employee.fund === 'none') return [];
  const { employee } = pensionShares(slip.employee, run.rates);
  const formula = `${f(slip.pensionBase)} × ${employee}% = ${f(slip.employeePension)}`;
  return [{ id: fundOf(slip), amount: slip.employeePension, rule: `${employee}%`, formula, kind: 'deduction' }];
}

function taxRows(slip: Payslip, context: Context): BreakdownRow[] {
  const { employee, gross, employeePension, benefits, taxable, paye } = slip;
  const { status } = employee;
  const isWhole = status === 'non-resident' || status === 'director';
  const parts = [f(gross), isWhole ? '' : ` − ${f(employeePension)}`, benefits ? ` + ${f(benefits)}` : ''];
  const { nonResident, secondJob, director } = context.run.rates;
  const flat = { 'non-resident': nonResident, 'second-job': secondJob, director, resident: null }[status];
  const tax = flat
    ? { formula: `${f(taxable)} × ${flat.percent}% = ${f(paye)}` }
    : payeInWords(taxable, paye, context.run.rates.bands, f);
  return [
    { id: isWhole ? 'taxable-whole' : 'taxable', amount: taxable, formula: `${parts.join('')} = ${f(taxable)}` },
    { id: status, amount: paye, ...tax, kind: 'deduction' },
  ];
}

function deductionRows(slip: Payslip, { run }: Context): BreakdownRow[] {
  const { employee, heslb, union, insurance, otherDeductions } = slip;
  const base = employee.heslb === 'basic' ? employee.basic : employee.basic + employee.allowances;
  const percent = run.rates.heslb.percent;
  const unionFormula =
    'percent' in employee.union ? `${f(employee.basic)} × ${employee.union.percent}% = ${f(union)}` : say(YOUR_FIGURE);
  const rows: BreakdownRow[] = [
    { id: 'heslb', amount: heslb, formula: `${f(base)} × ${percent}% = ${f(heslb)}` },
    { id: 'union', amount: union, formula: unionFormula },
    { id: 'insurance', amount: insurance, formula: say(YOUR_FIGURE) },
    { id: 'otherDeductions', amount: otherDeductions, formula: say(YOUR_FIGURE) },
  ];
  return rows.filter(({ amount }) => amount > 0).map((row) => ({ ...row, kind: 'deduction' }));
}

/** A payslip from basic pay down to net pay, each row with its formula in the visitor's numbers. */
export function employeeRows(slip: Payslip, context: Context): BreakdownRow[] {
  const net = `${f(slip.gross)} − ${f(slip.deductions)} = ${f(slip.net)}`;
  return [
    ...earnings(slip),
    ...benefitRows(slip, context),
    ...pensionRows(slip, context),
    ...taxRows(slip, context),
    ...deductionRows(slip, context),
    { id: 'net', amount: slip.net, formula: net, kind: 'total' },
  ];
}

/** What the employer pays for one person, from gross pay up to the cost. */
export function employerRows(slip: Payslip, { run }: Context): BreakdownRow[] {
  const { gross, employerPension, sdl, wcf, wcfEarnings, cost, employee, pensionBase } = slip;
  const { sdlPercent, wcfPercent } = employerPercents(run.settings, run.rates);
  const shares = pensionShares(employee, run.rates);
  const isDirector = employee.status === 'director';
  const levy = (base: number, percent: number, amount: number) =>
    isDirector || percent === 0 ? say('Not charged.') : `${f(base)} × ${percent}% = ${f(amount)}`;
  const pension: BreakdownRow[] =
    employee.fund === 'none'
      ? []
      : [
          {
            id: `employer-${fundOf(slip)}`,
            amount: employerPension,
            rule: `${shares.employer}%`,
            formula: `${f(pensionBase)} × ${shares.employer}% = ${f(employerPension)}`,
          },
        ];
  return [
    { id: 'base', amount: gross, formula: say('As in the other table.') },
    ...pension,
    { id: 'sdl', amount: sdl, formula: levy(gross, sdlPercent, sdl), ...(isDirector && { rule: say('no wage') }) },
    {
      id: 'wcf',
      amount: wcf,
      formula: levy(wcfEarnings, wcfPercent, wcf),
      rule: isDirector ? say('no wage') : `${wcfPercent}%`,
    },
    {
      id: 'cost',
      amount: cost,
      formula: `${[gross, employerPension, sdl, wcf].map(f).join(' + ')} = ${f(cost)}`,
      kind: 'total',
    },
  ];
}
