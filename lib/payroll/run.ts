import { dueText } from '../calendar/dueText.ts';
import type { PAYMENTS } from '../content/schemas/tax/salary.ts';
import { parseNumber } from '../money/input.ts';
import type { Mistake } from '../money/mistake.ts';
import type { IsoDay } from '../tax/days.ts';
import type { Employee } from './payslip.ts';
import { type Payslip, type PayslipLines, type PayslipRules, payslipOf, sumOf } from './payslip.ts';
import { type Authority, dueDay, type PayrollRates, type PayrollRules, payrollRatesOn } from './rates.ts';
import { type RowErrors, readEmployee } from './readEmployee.ts';
import { firstDayOfMonth, isBlank, type RowTexts, type Sheet } from './sheet.ts';

/** Everything except the employees that determines a month's payroll. */
export type RunSettings = {
  /** First day of the month. */
  month: IsoDay;
  /** Number of employees for the SDL threshold; at least the number listed. */
  staff: number;
  isPublicBody: boolean;
  isSdlExempt: boolean;
};

/** An authority's total and due date; `due` is undefined if none is set or confirmed. */
type AuthorityTotal = Omit<Authority, 'due'> & {
  amount: number;
  due: IsoDay | undefined;
  /** Formatted due date, with the working day before it if the office is closed that day. */
  dueText: string | undefined;
};

/** Sums of the payslip lines. */
export type PayrollTotals = Omit<PayslipLines, 'pensionBase' | 'wcfEarnings'>;

export type PayrollRun = {
  rates: PayrollRates;
  slips: readonly Payslip[];
  totals: PayrollTotals;
  authorities: readonly AuthorityTotal[];
  /** Total paid by the employer: net pay plus all authorities. */
  cash: number;
};

/** Returns the employer's percentages for the month: SDL on gross pay, WCF on WCF earnings. */
export function employerPercents(settings: RunSettings, { sdl, wcf }: PayrollRates) {
  const isSdlDue = !settings.isSdlExempt && settings.staff >= sdl.minEmployees;
  const wcfPercent = (settings.isPublicBody ? wcf?.publicPercent : wcf?.percent) ?? 0;
  return { sdlPercent: isSdlDue ? sdl.percent : 0, wcfPercent };
}

const LINES = [
  'gross',
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

const isDirector = ({ employee }: Payslip) => employee.status === 'director';

const pensionOf = ({ employeePension, employerPension }: Payslip) => sumOf([employeePension, employerPension]);

/** Amount that a payslip adds to each payment, by payment id in content/tax/payroll.json. */
const AMOUNTS: Readonly<Record<(typeof PAYMENTS)[number], (slip: Payslip) => number>> = {
  paye: (slip) => (isDirector(slip) ? 0 : slip.paye),
  directors: (slip) => (isDirector(slip) ? slip.paye : 0),
  nssf: (slip) => (slip.employee.fund === 'nssf' ? pensionOf(slip) : 0),
  psssf: (slip) => (slip.employee.fund.startsWith('psssf') ? pensionOf(slip) : 0),
  sdl: ({ sdl }) => sdl,
  wcf: ({ wcf }) => wcf,
  heslb: ({ heslb }) => heslb,
  union: ({ union }) => union,
  insurance: ({ insurance }) => insurance,
  other: ({ otherDeductions }) => otherDeductions,
};

/** Calculates a month's payroll: payslips, totals, and payments with due dates. Totals are sums of rounded lines. */
export function payrollRun(employees: readonly Employee[], settings: RunSettings, rules: PayrollRules): PayrollRun {
  const rates = payrollRatesOn(rules.periods, settings.month);
  const slipRules: PayslipRules = { rates, ...employerPercents(settings, rates) };
  const slips = employees.map((employee) => payslipOf(employee, slipRules));
  const totals = totalsOf(slips);
  const authorities = rules.authorities.flatMap(({ due, ...authority }) => {
    const amount = sumOf(slips.map(AMOUNTS[authority.id]));
    if (amount <= 0) return [];
    const day = dueDay(settings.month, due);
    return [{ ...authority, amount, due: day, dueText: day && dueText(day, rules.holidays) }];
  });
  const cash = sumOf([totals.net, ...authorities.map(({ amount }) => amount)]);
  return { rates, slips, totals, authorities, cash };
}

/** Conditions for warnings: uncertain lines, and lines whose law can be interpreted in several ways. */
const CAVEATS = {
  directors: isDirector,
  'nssf-bonus': ({ employee }) => employee.fund === 'nssf' && employee.overtime + employee.bonus > 0,
  'wcf-base': ({ employee, wcf }) => wcf > 0 && employee.allowances + employee.overtime + employee.bonus > 0,
  'psssf-base': ({ employee }) => employee.fund.startsWith('psssf'),
  'heslb-base': ({ heslb }) => heslb > 0,
  'later-rates': ({ employee, heslb }, { rates }) =>
    (employee.status === 'non-resident' && !rates.nonResident.isConfirmed) ||
    (employee.status === 'second-job' && !rates.secondJob.isConfirmed) ||
    (employee.fund.startsWith('psssf') && rates.psssf?.isConfirmed === false) ||
    (heslb > 0 && !rates.heslb.isConfirmed),
} as const satisfies Readonly<Record<string, (slip: Payslip, run: PayrollRun) => boolean>>;

export type RunCaveat = keyof typeof CAVEATS;

/** Returns the warnings that apply to a run. */
export const caveatsOf = (run: PayrollRun): RunCaveat[] =>
  (Object.keys(CAVEATS) as RunCaveat[]).filter((id) => run.slips.some((slip) => CAVEATS[id](slip, run)));

/** Returns the names of employees whose deductions exceed their pay. */
export const namesBelowZero = ({ slips }: PayrollRun): string[] =>
  slips.filter(({ net }) => net < 0).map(({ employee }) => employee.name);

/** Result of calculating a sheet. Rows with errors are left out of the run. */
export type SheetResult = {
  /** The sheet that was calculated, for comparison with the current one. */
  sheet: Sheet;
  errors: ReadonlyMap<number, RowErrors>;
  staffError?: Mistake;
  /** Rows included in the run, in the same order. */
  rows: readonly RowTexts[];
  /** Undefined if no row is valid. */
  run?: PayrollRun;
};

/** Returns the number of employees for the SDL threshold: as entered, or as listed if the field is empty. */
function readStaff(text: string, listed: number): { staff: number; staffError?: Mistake } {
  if (text.trim() === '') return { staff: listed };
  const typed = parseNumber(text);
  if (typed !== null && Number.isInteger(typed) && typed >= listed) return { staff: typed };
  return { staff: listed, staffError: { code: 'staff-unreadable', listed } };
}

/** Calculates a sheet. Skips empty rows. */
export function calculateSheet(sheet: Sheet, rules: PayrollRules): SheetResult {
  const month = firstDayOfMonth(sheet.month);
  const rates = payrollRatesOn(rules.periods, month);
  const errors = new Map<number, RowErrors>();
  const people: Employee[] = [];
  const rows: RowTexts[] = [];
  for (const { key, texts } of sheet.rows.filter((row) => !isBlank(row.texts))) {
    const read = readEmployee(texts, rates, month);
    if (read.errors) errors.set(key, read.errors);
    else {
      people.push(read.employee);
      rows.push(texts);
    }
  }
  // A row without a name or pay, such as a remark, is not an employee.
  const unread = [...errors.values()].filter(({ name, basic }) => !name && basic?.code !== 'basic-missing');
  const listed = people.filter(({ status }) => status !== 'director').length + unread.length;
  const { staff, ...staffError } = readStaff(sheet.month.staff, listed);
  const { kind } = sheet.month;
  const settings = { month, staff, isPublicBody: kind === 'public', isSdlExempt: kind !== 'private' };
  const run = people.length > 0 && { run: payrollRun(people, settings, rules) };
  return { sheet, errors, rows, ...staffError, ...run };
}
