import type { Contributions, MinimumWages, PayeTables, PayrollFile } from '../../../../content/schemas/tax/salary.ts';
import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import type { Reading } from '../../../../content/schemas/tax/taxFields.ts';
import { buildDay } from '../../../../dates/builtAt.ts';
import type { Authority, MonthRate, PayrollRates, PayrollRules } from '../../../../payroll/rates.ts';
import type { OvertimeRules, WageOrder } from '../../../../salary/overtime.ts';
import {
  calculatorRatesOn,
  type PayeTable,
  publishedRatesOn,
  type SalaryCalculator,
  type SalaryLaw,
  type SalaryTable,
  type SalaryTaxFiles,
  type SalaryYear,
  salaryLawOn,
  salaryYearOf,
} from '../../../../salary/publishedRates.ts';
import type { PublishedRates, SalaryRates } from '../../../../salary/rates.ts';
import type { SlipRules } from '../../../../salary/slip.ts';
import { inForce } from '../../../../tax/days.ts';
import { type Rate, RECORD_START } from '../../../../tax/rateCard.ts';
import { firstDayOfTaxYear, lastDayOfTaxYear, shownDayOf } from '../../../../tax/taxYear.ts';
import type { Language } from '../../../../words/language.ts';
import type { Translate } from '../../../../words/translate.ts';
import { translatedLoader } from '../../source/readCollection.ts';
import { getHolidayRules } from '../calendar.ts';
import { getRate, getValueToday, pickFields, publishedLoader, readingOf } from './sources.ts';
import { topBandNote } from './topBandNote.ts';

/** PAYE tables, including future ones, and the calculators' fixed tax for the top band. */
export const getPaye: (language: Language) => PayeTables = translatedLoader(TAX_FILES.paye);

/** NSSF, SDL and WCF rates, including future ones. */
export const getContributions: (language: Language) => Contributions = translatedLoader(TAX_FILES.contributions);

/** Overtime rules with their law. */
export const getOvertime = publishedLoader(TAX_FILES.overtime);

const getMinimumWages = publishedLoader(TAX_FILES.minimumWages);

/** Content files about salaries. */
export const getSalaryTax = (language: Language): SalaryTaxFiles => ({
  paye: getPaye(language),
  contributions: getContributions(language),
});

/** Returns the tax years that have begun and have a PAYE table, oldest first. */
export const getTaxYears = (): string[] =>
  getPaye('en')
    .tables.flatMap(({ years }) => years)
    .filter((year) => firstDayOfTaxYear(year) <= buildDay());

/** Returns the newest tax year with a PAYE table, used by the calculators. Throws if none has begun. */
export function runningTaxYear(): string {
  const year = getTaxYears().at(-1);
  if (!year) throw new Error(`content/tax/paye.json holds no tax year that has begun by ${buildDay()}`);
  return year;
}

/** Returns the date as of which pages show a tax year: its last day, or the build date during the year. */
export const getShownDay = (year: string = runningTaxYear()): string => shownDayOf(year, buildDay());

/** Returns the last day of the newest tax year with a table if the build date is later; otherwise undefined. */
export function checkedUntil(): string | undefined {
  const last = lastDayOfTaxYear(runningTaxYear());
  return buildDay() > last ? last : undefined;
}

/** Returns the entries that determine salaries in a tax year, as of its display date. Throws if one is missing. */
export const getSalaryLaw = (year: string, language: Language): SalaryLaw =>
  salaryLawOn(getSalaryTax(language), getShownDay(year));

/** Returns the published PAYE table for a tax year such as '2024/25'. Throws if there is none. */
export function getPayeTable(year: string, language: Language): PayeTable {
  if (!getTaxYears().includes(year)) throw new Error(`content/tax/paye.json holds no table for ${year}`);
  return getSalaryLaw(year, language).paye;
}

/** Explains why the gross-to-net calculator differs from a year's published table; undefined if it does not. */
export const getTopBandNote = (year: string, translate: Translate) =>
  topBandNote(getPaye(translate.language), getPayeTable(year, translate.language), translate);

/** Returns all published rates of a tax year, as of its display date. Throws if one is missing. */
export const getPublishedRates = (year: string): PublishedRates =>
  publishedRatesOn(getSalaryTax('en'), getShownDay(year));

/** Returns a salary calculator's rates on the build date, with its own fixed tax for the top band. */
export const getCalculatorRates = (calculator: SalaryCalculator): SalaryRates =>
  calculatorRatesOn(getSalaryTax('en'), calculator, getShownDay());

/** Returns the years offered by a salary calculator, newest first. Throws if a year lacks a rate. */
export function getSalaryYears(calculator: SalaryCalculator, language: Language): SalaryYear[] {
  const sources = {
    loan: getRate('pension.heslb', language).values,
    nonResident: getRate('paye.non-resident', language).values,
    sourcesOf: (table: PayeTable) => readingOf([table], language).sources,
  };
  return getTaxYears()
    .map((year) => salaryYearOf(getSalaryTax(language), calculator, year, sources))
    .reverse();
}

/** A salary calculator's table on the build date, with the sources of its values. */
export type SalaryTables = SalaryTable & { nssf: SalaryLaw['nssf']; reading: Reading };

/** Returns the data for a salary calculator's page. Throws if a rate for its year is missing. */
export function getSalaryTables(calculator: SalaryCalculator, language: Language): SalaryTables {
  const [year] = getSalaryYears(calculator, language);
  const table = inForce(year?.tables ?? [], getShownDay());
  if (!table) throw new Error(`content/tax holds no salary table for ${getShownDay()}`);
  const { paye, nssf, sdl, wcf } = getSalaryLaw(runningTaxYear(), language);
  return { ...table, nssf, reading: readingOf([paye, nssf, sdl, wcf], language) };
}

/** Returns the overtime rules without their legal sources. */
export function getOvertimeRules(): OvertimeRules {
  const { weekHours, monthWeeks, weekdayRate, weekendRate, capHours } = getOvertime('en');
  return { weekHours, monthHours: weekHours * monthWeeks, weekdayRate, weekendRate, capHours };
}

/** Current wage order, with its minimum wages as a flat list, and its source. */
export type PublishedWageOrder = WageOrder & Pick<MinimumWages, 'from' | 'law'> & Pick<Reading, 'sources'>;

export function getWageOrder(language: Language): PublishedWageOrder {
  const { sectors, from, law, sources } = getMinimumWages(language);
  const wages = sectors.flatMap(({ sector, wages: inSector }) => inSector.map((wage) => ({ ...wage, sector })));
  return { wages, monthHours: getOvertime(language).wageOrderHours, from, law, sources };
}

/** Benefits in kind, funds and authorities for the payroll, with their laws. */
export const getPayrollFile = publishedLoader(TAX_FILES.payroll);

/** Returns a rate card value on a date. For earlier dates, returns the oldest value as unconfirmed. */
function monthRate({ values }: Rate, day: string): MonthRate | undefined {
  const present = inForce(values, day);
  const [oldest] = values;
  if (present) return { percent: present.value, isConfirmed: true };
  if (!oldest || oldest.isStartKnown) return undefined;
  return { percent: oldest.value, isConfirmed: false };
}

function neededRate(id: string, day: string): MonthRate {
  const found = monthRate(getRate(id, 'en'), day);
  if (!found) throw new Error(`content/tax/rates.json holds no ${id} for ${day}`);
  return found;
}

function psssfOn(day: string): PayrollRates['psssf'] {
  if (day < getPayrollFile('en').psssf.from) return null;
  const employee = neededRate('pension.psssf-employee', day);
  const employer = neededRate('pension.psssf-employer', day);
  return { employee: employee.percent, employer: employer.percent, isConfirmed: employee.isConfirmed };
}

/** Returns the payroll rates on a date. Throws if one is missing. */
export function payrollRatesOf(day: string): PayrollRates {
  const { paye, nssf, sdl, wcf } = salaryLawOn(getSalaryTax('en'), day);
  return {
    from: day,
    bands: pickFields(paye.bands, 'above', 'rate', 'fixed'),
    nonResident: neededRate('paye.non-resident', day),
    secondJob: neededRate('paye.second-job', day),
    director: monthRate(getRate('withholding.directors', 'en'), day) ?? null,
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

function changes(): string[] {
  const { paye, contributions } = getSalaryTax('en');
  const ofCard = CARD_RATES.flatMap((id) => getRate(id, 'en').values);
  const { psssf } = getPayrollFile('en');
  const dated = [...paye.tables, ...Object.values(contributions).flat(), ...ofCard, psssf];
  const days = new Set([RECORD_START, ...dated.map(({ from }) => from)]);
  return [...days].filter((day) => day >= RECORD_START).sort();
}

/** Returns the due day of the following month from the rate card. Throws if the card has no value. */
function dueOf(due: PayrollFile['authorities'][number]['due']): Authority['due'] {
  if (due === undefined) return null;
  return due === 'last' ? 'end' : getValueToday(due, 'en').value;
}

/** Returns the rules for monthly payrolls since July 2012, including future ones. Throws if a rate is missing. */
export function getPayrollRules(): PayrollRules {
  const { authorities } = getPayrollFile('en');
  return {
    periods: changes().map(payrollRatesOf),
    authorities: pickFields(authorities, 'id', 'name', 'what', 'portal', 'law').map((authority, index) => {
      return { ...authority, due: dueOf(authorities[index]?.due) };
    }),
    holidays: getHolidayRules('en'),
  };
}

/** Returns the rules for checking payslips, for all tax years that have begun. */
export function getSlipRules(language: Language): SlipRules {
  const { paye } = getSalaryTax(language);
  const { calculatorTopFixed } = paye;
  const periods = changes().map(payrollRatesOf);
  return {
    years: getTaxYears()
      .map((year) => ({
        year,
        isSplit: periods.some(({ from }) => from > firstDayOfTaxYear(year) && from <= lastDayOfTaxYear(year)),
      }))
      .reverse(),
    month: getShownDay().slice(0, 7),
    periods,
    tables: paye.tables
      .filter(({ from }) => from <= lastDayOfTaxYear(runningTaxYear()))
      .map(({ from, years, bands, law }) => ({ from, years, bands: pickFields(bands, 'above', 'rate', 'fixed'), law })),
    otherTopFixed: calculatorTopFixed.grossToNet,
    topTable: paye.tables.find(({ id }) => id === calculatorTopFixed.table)?.from ?? '',
  };
}
