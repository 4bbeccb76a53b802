import type { Reading } from '../../../../content/schemas/tax/evidence.ts';
import { type Contributions, type PayeTables, TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import type { OvertimeRules } from '../../../../salary/overtime.ts';
import {
  calculatorRatesOf,
  employerRatesOf,
  firstDayOf,
  type PayeTable,
  payeTableOf,
  publishedRatesOf,
  type SalaryCalculator,
  type SalaryTaxFiles,
} from '../../../../salary/publishedRates.ts';
import type { PublishedRates, SalaryRates } from '../../../../salary/rates.ts';
import { topBandNote } from '../../../../salary/topBandNote.ts';
import { begunBy } from '../../../../tax/begunBy.ts';
import type { EvidenceMark } from '../../../../tax/evidence.ts';
import { buildDay } from '../../../site-build/builtAt.ts';
import { memoizeLoader } from '../../source/memoizeLoader.ts';
import { readCollection } from '../../source/readCollection.ts';
import { markToday, publishedLoader, readingOf, tableLoader } from './sources.ts';

/** PAYE tables and tax years that have begun, and the calculators' fixed tax of the top band. */
export const getPaye: () => PayeTables = memoizeLoader(() => {
  const paye = begunBy(readCollection(TAX_FILES.paye), buildDay());
  const hasBegun = (year: string) => firstDayOf(year) <= buildDay();
  return { ...paye, tables: paye.tables.map((table) => ({ ...table, years: table.years.filter(hasBegun) })) };
});

/** NSSF, SDL and WCF. */
export const getContributions = tableLoader(TAX_FILES.contributions);

/** Returns the tax years with a PAYE table that have begun, oldest first. */
export const getTaxYears = (): string[] => getPaye().tables.flatMap(({ years }) => years);

/** Returns the newest tax year with a PAYE table, which the calculators use. Throws if none has begun. */
export function runningTaxYear(): string {
  const year = getTaxYears().at(-1);
  if (!year) throw new Error(`content/tax/paye.json holds no tax year that has begun by ${buildDay()}`);
  return year;
}

/** Overtime rules with their law. */
export const getOvertime = publishedLoader(TAX_FILES.overtime);

/** Company income tax with its laws. */
export const getCorporate = publishedLoader(TAX_FILES.corporate);

/** Minimum wages by sector. */
export const getMinimumWages = publishedLoader(TAX_FILES.minimumWages);

/** The rate card's groups, sources and day of checking. */
export const getRateFile = publishedLoader(TAX_FILES.rates);

/** Returns the published PAYE table of a tax year such as '2024/25'. Throws if none is published. */
export const getPayeTable = (year: string): PayeTable => payeTableOf(getPaye(), year);

/** Explains why the gross to net calculator differs from a year's published table, if it does. */
export const getTopBandNote = (year: string) => topBandNote(getPaye(), year);

/** Returns SDL and workers' compensation at the start of a tax year. Throws if one is not known. */
export const getEmployerRates = (year: string) => employerRatesOf(getContributions(), year);

const getSalaryTax = (): SalaryTaxFiles => ({ paye: getPaye(), contributions: getContributions() });

/** Returns every published rate of a tax year. Throws if one is not known. */
export const getPublishedRates = (year: string): PublishedRates => publishedRatesOf(getSalaryTax(), year);

/** Returns the rates of a salary calculator: its year's rates, with its own reading of the top band. */
export const getCalculatorRates = (calculator: SalaryCalculator): SalaryRates =>
  calculatorRatesOf(getSalaryTax(), calculator, runningTaxYear());

/** The rates of a salary calculator and the published entries behind them, with laws, sources and dates. */
export type SalaryTables = {
  rates: SalaryRates;
  paye: PayeTable & Pick<Reading, 'sources'>;
  nssf: Contributions['nssf'];
  /** Sources in which all of them were read. */
  reading: Reading;
  /** Marks of values that were not read in the law. */
  marks: Record<'paye' | 'nssf' | 'sdl' | 'wcf', EvidenceMark | undefined>;
} & ReturnType<typeof getEmployerRates>;

/** Returns the data of a salary calculator's page. Throws if a rate of its year is not known. */
export function getSalaryTables(calculator: SalaryCalculator): SalaryTables {
  const rates = getCalculatorRates(calculator);
  const table = getPayeTable(rates.year);
  const { nssf } = getContributions();
  const employer = getEmployerRates(rates.year);
  const entries = [table, nssf, employer.sdl, employer.wcf];
  return {
    rates,
    paye: { ...table, sources: readingOf([table.evidence]).sources },
    nssf,
    reading: readingOf(entries.map(({ evidence }) => evidence)),
    marks: {
      paye: markToday(table.evidence),
      nssf: markToday(nssf.evidence),
      sdl: markToday(employer.sdl.evidence),
      wcf: markToday(employer.wcf.evidence),
    },
    ...employer,
  };
}

/** Returns the rules of the overtime calculator. */
export function getOvertimeRules(): OvertimeRules {
  const { weekHours, monthWeeks, weekdayRate, weekendRate, capHours } = getOvertime();
  return { weekHours, monthHours: weekHours * monthWeeks, weekdayRate, weekendRate, capHours };
}
