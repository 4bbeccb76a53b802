import type { Evidence } from '../content/schemas/tax/evidence.ts';
import type { Contributions, PayeTables } from '../content/schemas/tax/tax.ts';
import type { EvidenceMark } from '../tax/evidence.ts';
import { inForce } from '../tax/inForce.ts';
import { type PublishedRates, type SalaryRates, salaryRates } from './rates.ts';

/** Files of content/tax on salaries. */
export type SalaryTaxFiles = { paye: PayeTables; contributions: Contributions };

export type PayeTable = PayeTables['tables'][number];

/** The salary calculators with their own reading of the top band. */
export type SalaryCalculator = 'grossToNet' | 'netToGross';

/** Returns the first day of a tax year such as '2024/25'. */
export const firstDayOf = (year: string): string => `${year.slice(0, 4)}-07-01`;

/** Finds the entry of a dated list that is in force on a day. Throws if none is. */
function inForceOn<Entry extends { from: string }>(day: string, entries: readonly Entry[], name: string): Entry {
  const entry = inForce(entries, day);
  if (!entry) throw new Error(`content/tax holds no ${name} for ${day}`);
  return entry;
}

/** Returns the published PAYE table of a tax year. Throws if none is published. */
export function payeTableOf({ tables }: PayeTables, year: string): PayeTable {
  const table = tables.find(({ years }) => years.includes(year));
  if (!table) throw new Error(`content/tax/paye.json holds no table for ${year}`);
  return table;
}

/** Returns SDL and workers' compensation at the start of a tax year. Throws if one is not known. */
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

/** Returns every published rate of a tax year. Throws if one is not known. */
export const publishedRatesOf = (files: SalaryTaxFiles, year: string): PublishedRates =>
  ratesWith(files, year, employerRatesOf(files.contributions, year));

/** Returns a calculator's fixed tax of the top band; its own reading applies to one table alone. */
export function topFixedOf(paye: PayeTables, calculator: SalaryCalculator, year: string): number {
  const { id, bands } = payeTableOf(paye, year);
  const { table, ...readings } = paye.calculatorTopFixed;
  return id === table ? readings[calculator] : (bands.at(-1)?.fixed ?? 0);
}

/** Returns the rates of a salary calculator in a tax year, with its own reading of the top band. */
export const calculatorRatesOf = (files: SalaryTaxFiles, calculator: SalaryCalculator, year: string): SalaryRates =>
  salaryRates(publishedRatesOf(files, year), topFixedOf(files.paye, calculator, year));

/** A tax year of a salary calculator: its rates, and their sources for the result. */
export type SalaryYear = {
  rates: SalaryRates;
  /** Fixed tax of the top band in the gross to net calculator. */
  grossToNetTopFixed: number;
  paye: Pick<PayeTable, 'from' | 'law'> & { sources: string[]; mark?: EvidenceMark | undefined };
  sdl: { law: string; mark?: EvidenceMark | undefined };
  /** `from` is the first day of the contribution; if it lies after the year, the rate is 0. */
  wcf: { from: string; law: string; mark?: EvidenceMark | undefined };
};

/**
 * Builds a year of a salary calculator. Before workers' compensation began its rate is 0.
 *
 * @param sourcesOf titles of the sources of a table
 * @param markOf evidence of a value that was not read in the law
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
    grossToNetTopFixed: topFixedOf(files.paye, 'grossToNet', year),
    paye: { from: table.from, law: table.law, sources: sourcesOf(table), mark: markOf(table.evidence, day) },
    sdl: { law: sdl.law, mark: markOf(sdl.evidence, day) },
    wcf: { from: wcf.from, law: wcf.law, mark: markOf(wcf.evidence, day) },
  };
}
