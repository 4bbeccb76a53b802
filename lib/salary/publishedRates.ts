import type { Evidence } from '../content/schemas/evidence.ts';
import type { Contributions, PayeTables } from '../content/schemas/tax.ts';
import type { EvidenceMark } from '../tax/evidence.ts';
import { type PublishedRates, type SalaryRates, salaryRates } from './rates.ts';

/** What content/tax holds on salaries. */
export type SalaryTaxFiles = { paye: PayeTables; contributions: Contributions };

export type PayeTable = PayeTables['tables'][number];

/** The salary calculators that read the top band in a way of their own. */
export type SalaryCalculator = 'grossToNet' | 'netToGross';

/** First day of a tax year such as '2024/25'. */
export const firstDayOf = (year: string): string => `${year.slice(0, 4)}-07-01`;

/** The entry of a dated list that is in force on a day. Throws where there is none. */
function inForceOn<Entry extends { from: string }>(day: string, entries: readonly Entry[], name: string): Entry {
  const entry = entries.findLast(({ from }) => from <= day);
  if (!entry) throw new Error(`content/tax holds no ${name} for ${day}`);
  return entry;
}

/** The published PAYE table of a tax year. Throws where none is published. */
export function payeTableOf({ tables }: PayeTables, year: string): PayeTable {
  const table = tables.find(({ years }) => years.includes(year));
  if (!table) throw new Error(`content/tax/paye.json holds no table for ${year}`);
  return table;
}

/** SDL and workers' compensation at the start of a tax year. Throws where one is not known. */
export function employerRatesOf({ sdl, wcf }: Contributions, year: string) {
  const day = firstDayOf(year);
  return { sdl: inForceOn(day, sdl, 'SDL rate'), wcf: inForceOn(day, wcf, 'WCF rate') };
}

type EmployerRates = { sdl: Contributions['sdl'][number]; wcf: Contributions['wcf'][number] };

const ratesWith = ({ paye, contributions }: SalaryTaxFiles, year: string, { sdl, wcf }: EmployerRates) => ({
  year,
  employeeNssf: contributions.nssf.employeeRate,
  employerNssf: contributions.nssf.employerRate,
  wcf: wcf.rate,
  sdl: sdl.rate,
  sdlMinEmployees: sdl.minEmployees,
  bands: payeTableOf(paye, year).bands,
});

/** Every published rate of a tax year. Throws where one of them is not known. */
export const publishedRatesOf = (files: SalaryTaxFiles, year: string): PublishedRates =>
  ratesWith(files, year, employerRatesOf(files.contributions, year));

/** Fixed tax with which a calculator reads the top band of a year: its own reading is of one table alone. */
export function topFixedOf(paye: PayeTables, calculator: SalaryCalculator, year: string): number {
  const { id, bands } = payeTableOf(paye, year);
  const { table, ...readings } = paye.calculatorTopFixed;
  return id === table ? readings[calculator] : (bands.at(-1)?.fixed ?? 0);
}

/** The rates of a salary calculator in a tax year, with its own reading of the top band. */
export const calculatorRatesOf = (files: SalaryTaxFiles, calculator: SalaryCalculator, year: string): SalaryRates =>
  salaryRates(publishedRatesOf(files, year), topFixedOf(files.paye, calculator, year));

/** A tax year that a salary calculator can be set to: its rates, and what a result says of where they come from. */
export type SalaryYear = {
  rates: SalaryRates;
  paye: Pick<PayeTable, 'from' | 'law'> & { sources: string[]; mark?: EvidenceMark | undefined };
  sdl: { law: string; mark?: EvidenceMark | undefined };
  /** `from` is the day on which the contribution began, which may lie after the year: the rate is then 0. */
  wcf: { from: string; law: string; mark?: EvidenceMark | undefined };
};

/**
 * One of the years of a salary calculator. In years before workers' compensation began its rate is 0.
 *
 * @param sourcesOf titles of the sources of a table
 * @param markOf how a value of the year is known, where nobody here has read it
 */
export function salaryYearOf(
  files: SalaryTaxFiles,
  calculator: SalaryCalculator,
  year: string,
  sourcesOf: (table: PayeTable) => string[],
  markOf: (evidence: Evidence, day: string) => EvidenceMark | undefined,
): SalaryYear {
  const day = firstDayOf(year);
  const table = payeTableOf(files.paye, year);
  const sdl = inForceOn(day, files.contributions.sdl, 'SDL rate');
  const [first] = files.contributions.wcf;
  const isBeforeWcf = first !== undefined && day < first.from;
  const wcf = isBeforeWcf ? { ...first, rate: 0 } : inForceOn(day, files.contributions.wcf, 'WCF rate');
  return {
    rates: salaryRates(ratesWith(files, year, { sdl, wcf }), topFixedOf(files.paye, calculator, year)),
    paye: { from: table.from, law: table.law, sources: sourcesOf(table), mark: markOf(table.evidence, day) },
    sdl: { law: sdl.law, mark: markOf(sdl.evidence, day) },
    wcf: { from: wcf.from, law: wcf.law, mark: markOf(wcf.evidence, day) },
  };
}
