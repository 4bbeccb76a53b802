import type { PayrollFile } from '../../../../content/schemas/tax/payroll.ts';
import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import type { Line } from '../../../../money/breakdown.ts';
import type { Authority, MonthRate, PayrollRates, PayrollRules } from '../../../../payroll/rates.ts';
import { salaryLawOn } from '../../../../salary/publishedRates.ts';
import type { SlipRules } from '../../../../salary/slip.ts';
import { inForce } from '../../../../tax/inForce.ts';
import { type Rate, RECORD_START } from '../../../../tax/rateCard.ts';
import { firstDayOf, lastDayOf } from '../../../../tax/taxYear.ts';
import { buildDay } from '../../../site-build/builtAt.ts';
import { getHolidayRules } from '../calendar.ts';
import { getSalaryTax, getShownDay, getTaxYears, runningTaxYear } from './salary.ts';
import { getRate, getValueToday, publishedLoader } from './sources.ts';

/** Benefits in kind, funds and authorities of the payroll, with their laws. */
export const getPayrollFile = publishedLoader(TAX_FILES.payroll);

/** Returns a rate of the card on a day. Before its oldest known day, the oldest value counts, not confirmed. */
function monthRate({ values }: Rate, day: string): MonthRate | undefined {
  const present = inForce(values, day);
  const [oldest] = values;
  if (present) return { percent: present.value, isConfirmed: true };
  if (!oldest || oldest.isStartKnown) return undefined;
  return { percent: oldest.value, isConfirmed: false };
}

function neededRate(id: string, day: string): MonthRate {
  const found = monthRate(getRate(id), day);
  if (!found) throw new Error(`content/tax/rates.json holds no ${id} for ${day}`);
  return found;
}

function psssfOn(day: string): PayrollRates['psssf'] {
  if (day < getPayrollFile().psssf.from) return null;
  const employee = neededRate('pension.psssf-employee', day);
  const employer = neededRate('pension.psssf-employer', day);
  return { employee: employee.percent, employer: employer.percent, isConfirmed: employee.isConfirmed };
}

function ratesOn(day: string): PayrollRates {
  const { paye, nssf, sdl, wcf } = salaryLawOn(getSalaryTax(), day);
  return {
    from: day,
    bands: paye.bands.map(({ above, rate, fixed }) => ({ above, rate, fixed })),
    nonResident: neededRate('paye.non-resident', day),
    secondJob: neededRate('paye.second-job', day),
    director: monthRate(getRate('withholding.directors'), day) ?? null,
    nssf: { total: nssf.employeeRate + nssf.employerRate, employeeMost: nssf.employeeRate, base: nssf.base },
    psssf: psssfOn(day),
    heslb: neededRate('pension.heslb', day),
    sdl: { percent: sdl.rate, minEmployees: sdl.minEmployees },
    wcf: day < wcf.from ? null : { percent: wcf.rate, publicPercent: wcf.publicRate ?? wcf.rate },
  };
}

const CARD_RATES = [
  'paye.non-resident',
  'paye.second-job',
  'withholding.directors',
  'pension.psssf-employee',
  'pension.psssf-employer',
  'pension.heslb',
];

/** Returns every day on which a rate of the payroll changes, oldest first. */
function changes(): string[] {
  const { paye, contributions } = getSalaryTax();
  const ofCard = CARD_RATES.flatMap((id) => getRate(id).values);
  const { psssf } = getPayrollFile();
  const dated = [...paye.tables, ...Object.values(contributions).flat(), ...ofCard, psssf];
  const days = new Set([RECORD_START, ...dated.map(({ from }) => from)]);
  return [...days].filter((day) => day >= RECORD_START).sort();
}

/** Returns the day of the next month on which a rate of the card is due. Throws if the card has none. */
function dueOf(due: PayrollFile['authorities'][number]['due']): Authority['due'] {
  if (due === null || 'monthEnd' in due) return due && 'end';
  return getValueToday(due.rate).value;
}

/** Returns all rules of a month's payroll since July 2012, also those that have not begun. Throws if one is not known. */
export function getPayrollRules(): PayrollRules {
  return {
    periods: changes().map(ratesOn),
    authorities: getPayrollFile().authorities.map(({ id, name, what, due, portal, law }) => ({
      id,
      name,
      what,
      due: dueOf(due),
      portal,
      law,
    })),
    holidays: getHolidayRules(),
  };
}

const line = (label: string, rule: string, basis?: { law: string }): Line => ({
  label,
  rule,
  law: basis?.law ?? '',
});

/** Builds a line whose percentage is on the rate card. */
const lineOfCard = (label: string, id: string, rule: string): Line => {
  const value = getValueToday(id);
  return line(label, `${value.value}% ${rule}`, value);
};

/** Names the pay on which NSSF is charged. */
const BASES = { gross: 'gross pay', basic: 'basic pay' } as const;

/** Returns the lines of a payslip with the rules and laws of the day of the build, two with their rate. Throws if one is not known. */
export function getPayrollLines(): (Line & { place?: string })[] {
  const { taxable, car, house, loan, psssf: psssfLaw } = getPayrollFile();
  const law = salaryLawOn(getSalaryTax(), buildDay());
  const { nssf, psssf, sdl, wcf } = ratesOn(buildDay());
  return [
    line('Gross pay', 'all pay in money'),
    line('Benefit in kind: car', car.rule, car),
    line('Benefit in kind: house', house.rule, house),
    line('Benefit in kind: loan', loan.rule, loan),
    line('Taxable pay', 'gross pay less the employee’s pension share, and benefits in kind', taxable),
    line('PAYE, resident', 'by the bands of the month', law.paye),
    lineOfCard('PAYE, non-resident', 'paye.non-resident', 'of gross pay and benefits, final'),
    lineOfCard('PAYE, second job', 'paye.second-job', 'of taxable pay, no tax-free band'),
    lineOfCard('Withholding tax, part-time director', 'withholding.directors', 'of the fee, not final'),
    lineOfCard('Student loan (HESLB)', 'pension.heslb', 'of basic pay and allowances, after tax'),
    line('NSSF, employee', `at most ${nssf.employeeMost}% of ${BASES[nssf.base]}`, law.nssf),
    line('NSSF, employer', `the rest of ${nssf.total}%`, law.nssf),
    line('PSSSF', `${psssf?.employee}% of pay, and ${psssf?.employer}% from the employer`, psssfLaw),
    {
      ...line('SDL, employer', `${sdl.percent}% of gross pay, from ${sdl.minEmployees} employees`, law.sdl),
      place: 'sdl.rate',
    },
    { ...line('WCF, employer', `${wcf?.percent}% of basic pay and fixed allowances`, law.wcf), place: 'wcf.rate' },
  ];
}

/** Returns the rules to check payslips, of every tax year that has begun. */
export function getSlipRules(): SlipRules {
  const { paye } = getSalaryTax();
  const { calculatorTopFixed } = paye;
  const periods = changes().map(ratesOn);
  return {
    years: getTaxYears()
      .map((year) => ({
        year,
        isSplit: periods.some(({ from }) => from > firstDayOf(year) && from <= lastDayOf(year)),
      }))
      .reverse(),
    month: getShownDay().slice(0, 7),
    periods,
    tables: paye.tables
      .filter(({ from }) => from <= lastDayOf(runningTaxYear()))
      .map(({ from, years, bands, law }) => ({
        from,
        years,
        bands: bands.map(({ above, rate, fixed }) => ({ above, rate, fixed })),
        law,
      })),
    otherTopFixed: calculatorTopFixed.grossToNet,
    topTable: paye.tables.find(({ id }) => id === calculatorTopFixed.table)?.from ?? '',
  };
}
