import { dueText } from '../calendar/dueText.ts';
import type { IsoDay } from '../tax/days.ts';
import { say } from '../words/say.ts';
import type { Employee } from './employee.ts';
import { type Payslip, type PayslipLines, type PayslipRules, payslipOf, sumOf } from './payslip.ts';
import { type Authority, dueDay, type PayrollRates, type PayrollRules, payrollRatesOn } from './rates.ts';

/** What a month's payroll depends on beside the employees. */
export type RunSettings = {
  /** First day of the month. */
  month: IsoDay;
  /** Employees in all, for the threshold of SDL; never fewer than are listed. */
  staff: number;
  isPublicBody: boolean;
  /** The employer is one of those that the Act exempts from SDL. */
  isSdlExempt: boolean;
};

/** Amount that goes to an authority, and by when; `due` is undefined where no day is set or confirmed. */
type AuthorityTotal = Omit<Authority, 'due'> & {
  amount: number;
  due: IsoDay | undefined;
  /** The day in words, with the working day before it where it is none. */
  dueText: string;
};

/** Sums of the payslips' lines. */
export type PayrollTotals = Omit<PayslipLines, 'houseIncome' | 'pensionBase' | 'wcfEarnings'>;

export type PayrollRun = {
  settings: RunSettings;
  rates: PayrollRates;
  slips: readonly Payslip[];
  totals: PayrollTotals;
  authorities: readonly AuthorityTotal[];
  /** Cash that leaves the employer: net pay and all authorities. */
  cash: number;
};

/** Percents that the employer owes in the month, of gross pay for SDL and of WCF earnings for WCF. */
export function employerPercents(settings: RunSettings, { sdl, wcf }: PayrollRates) {
  const isSdlDue = !settings.isSdlExempt && settings.staff >= sdl.minEmployees;
  const wcfPercent = (settings.isPublicBody ? wcf?.publicPercent : wcf?.percent) ?? 0;
  return { sdlPercent: isSdlDue ? sdl.percent : 0, wcfPercent };
}

const LINES = [
  'gross',
  'car',
  'house',
  'loan',
  'otherBenefits',
  'benefits',
  'employeePension',
  'taxable',
  'paye',
  'heslb',
  'union',
  'insurance',
  'otherDeductions',
  'deductions',
  'net',
  'employerPension',
  'sdl',
  'wcf',
  'cost',
] as const satisfies readonly (keyof PayrollTotals)[];

function totalsOf(slips: readonly Payslip[]): PayrollTotals {
  const totals = Object.fromEntries(LINES.map((line) => [line, sumOf(slips.map((slip) => slip[line]))]));
  return totals as PayrollTotals;
}

/** Amount of each payment by its id in content/tax/payroll.json; lib/server/content/check/checkPayroll.ts compares them. */
const AMOUNTS: Readonly<Record<string, (slips: readonly Payslip[]) => number>> = {
  paye: (slips) => sumOf(slips.map(({ employee, paye }) => (employee.status === 'director' ? 0 : paye))),
  directors: (slips) => sumOf(slips.map(({ employee, paye }) => (employee.status === 'director' ? paye : 0))),
  nssf: (slips) => pensionTo(slips, (fund) => fund === 'nssf'),
  psssf: (slips) => pensionTo(slips, (fund) => fund.startsWith('psssf')),
  sdl: (slips) => sumOf(slips.map(({ sdl }) => sdl)),
  wcf: (slips) => sumOf(slips.map(({ wcf }) => wcf)),
  heslb: (slips) => sumOf(slips.map(({ heslb }) => heslb)),
  union: (slips) => sumOf(slips.map(({ union }) => union)),
  insurance: (slips) => sumOf(slips.map(({ insurance }) => insurance)),
  other: (slips) => sumOf(slips.map(({ otherDeductions }) => otherDeductions)),
};

/** Ids of the payments that a run works out. */
export const PAYMENTS: readonly string[] = Object.keys(AMOUNTS);

function pensionTo(slips: readonly Payslip[], isFund: (fund: Employee['fund']) => boolean): number {
  const members = slips.filter(({ employee }) => isFund(employee.fund));
  return sumOf(members.flatMap(({ employeePension, employerPension }) => [employeePension, employerPension]));
}

/** What goes to the authorities of these ids in a run. */
export const paidTo = ({ authorities }: Pick<PayrollRun, 'authorities'>, ...ids: readonly string[]): number =>
  sumOf(authorities.filter(({ id }) => ids.includes(id)).map(({ amount }) => amount));

/** A month's payroll: a payslip for each person, totals, and what goes to whom by when. Totals are of rounded lines. */
export function payrollRun(employees: readonly Employee[], settings: RunSettings, rules: PayrollRules): PayrollRun {
  const rates = payrollRatesOn(rules.periods, settings.month);
  const slipRules: PayslipRules = { rates, benefits: rules.benefits, ...employerPercents(settings, rates) };
  const slips = employees.map((employee) => payslipOf(employee, slipRules));
  const totals = totalsOf(slips);
  const authorities = rules.authorities.flatMap(({ due, ...authority }) => {
    const amount = AMOUNTS[authority.id]?.(slips) ?? 0;
    if (amount <= 0) return [];
    const day = dueDay(settings.month, due);
    return [{ ...authority, amount, due: day, dueText: day ? dueText(day, rules.holidays) : say('No set day') }];
  });
  const cash = sumOf([totals.net, ...authorities.map(({ amount }) => amount)]);
  return { settings, rates, slips, totals, authorities, cash };
}
