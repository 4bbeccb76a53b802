import type { MinimumWages } from '../../../../content/schemas/tax/minimumWages.ts';
import { type Contributions, type PayeTables, TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import type { Reading } from '../../../../content/schemas/tax/taxFields.ts';
import type { WageOrder } from '../../../../salary/minimumWage.ts';
import type { OvertimeRules } from '../../../../salary/overtime.ts';
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
import { inForce } from '../../../../tax/inForce.ts';
import { firstDayOf, shownDayOf } from '../../../../tax/taxYear.ts';
import { ENGLISH, type Say } from '../../../../words/say.ts';
import { buildDay } from '../../../site-build/builtAt.ts';
import { topBandNote } from '../../../words/topBandNote.ts';
import { collectionLoader } from '../../source/readCollection.ts';
import { getRate, publishedLoader, readingOf } from './sources.ts';

/** PAYE tables, also those that have not begun, and the calculators' fixed tax of the top band. */
export const getPaye: () => PayeTables = collectionLoader(TAX_FILES.paye);

/** NSSF, SDL and WCF, also what has not begun. */
export const getContributions: () => Contributions = collectionLoader(TAX_FILES.contributions);

/** Overtime rules with their law. */
export const getOvertime = publishedLoader(TAX_FILES.overtime);

/** Minimum wages by sector. */
export const getMinimumWages = publishedLoader(TAX_FILES.minimumWages);

/** The files of content/tax on salaries. */
export const getSalaryTax = (): SalaryTaxFiles => ({ paye: getPaye(), contributions: getContributions() });

/** Returns the tax years with a PAYE table that have begun, oldest first. */
export const getTaxYears = (): string[] =>
  getPaye()
    .tables.flatMap(({ years }) => years)
    .filter((year) => firstDayOf(year) <= buildDay());

/** Returns the newest tax year with a PAYE table, which the calculators use. Throws if none has begun. */
export function runningTaxYear(): string {
  const year = getTaxYears().at(-1);
  if (!year) throw new Error(`content/tax/paye.json holds no tax year that has begun by ${buildDay()}`);
  return year;
}

/** Returns the day by which pages show a tax year: its last, or the day of the build while it runs. */
export const getShownDay = (year: string = runningTaxYear()): string => shownDayOf(year, buildDay());

/** Returns the entries on which salaries of a tax year rest, by the day on which it is shown. Throws if one is not known. */
export const getSalaryLaw = (year: string): SalaryLaw => salaryLawOn(getSalaryTax(), getShownDay(year));

/** Returns the published PAYE table of a tax year such as '2024/25'. Throws if none is published. */
export function getPayeTable(year: string): PayeTable {
  if (!getTaxYears().includes(year)) throw new Error(`content/tax/paye.json holds no table for ${year}`);
  return getSalaryLaw(year).paye;
}

/** Explains why the gross to net calculator differs from a year's published table, if it does. */
export const getTopBandNote = (year: string, say: Say = ENGLISH) => topBandNote(getPaye(), getPayeTable(year), say);

/** Returns every published rate of a tax year, by the day on which it is shown. Throws if one is not known. */
export const getPublishedRates = (year: string): PublishedRates => publishedRatesOn(getSalaryTax(), getShownDay(year));

/** Returns the rates of a salary calculator on the day of the build, with its own reading of the top band. */
export const getCalculatorRates = (calculator: SalaryCalculator): SalaryRates =>
  calculatorRatesOn(getSalaryTax(), calculator, getShownDay());

/** Returns the years of a salary calculator, newest first. Throws if a year lacks a rate. */
export function getSalaryYears(calculator: SalaryCalculator): SalaryYear[] {
  const sources = {
    loan: getRate('pension.heslb').values,
    nonResident: getRate('paye.non-resident').values,
    sourcesOf: (table: PayeTable) => readingOf([table]).sources,
  };
  return getTaxYears()
    .map((year) => salaryYearOf(getSalaryTax(), calculator, year, sources))
    .reverse();
}

/** The table of a salary calculator on the day of the build, with the sources of its values. */
export type SalaryTables = SalaryTable & { nssf: SalaryLaw['nssf']; reading: Reading };

/** Returns the data of a salary calculator's page. Throws if a rate of its year is not known. */
export function getSalaryTables(calculator: SalaryCalculator): SalaryTables {
  const [year] = getSalaryYears(calculator);
  const table = inForce(year?.tables ?? [], getShownDay());
  if (!table) throw new Error(`content/tax holds no salary table for ${getShownDay()}`);
  const { paye, nssf, sdl, wcf } = getSalaryLaw(runningTaxYear());
  return { ...table, nssf, reading: readingOf([paye, nssf, sdl, wcf]) };
}

/** Returns the rules of the overtime calculator. */
export function getOvertimeRules(): OvertimeRules {
  const { weekHours, monthWeeks, weekdayRate, weekendRate, capHours } = getOvertime();
  return { weekHours, monthHours: weekHours * monthWeeks, weekdayRate, weekendRate, capHours };
}

/** The wage order in force with its minimum wages in one list, and its source. */
export type PublishedWageOrder = WageOrder & Pick<MinimumWages, 'from' | 'law'> & Pick<Reading, 'sources'>;

/** Returns the wage order in force. */
export function getWageOrder(): PublishedWageOrder {
  const { sectors, from, law, sources } = getMinimumWages();
  const wages = sectors.flatMap(({ sector, wages: inSector }) => inSector.map((wage) => ({ ...wage, sector })));
  return { wages, monthHours: getOvertime().wageOrderHours, from, law, sources };
}
