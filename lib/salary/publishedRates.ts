import type { Contributions, PayeTables } from '../content/schemas/tax/salary.ts';
import { type IsoDay, inForce, requireInForce } from '../tax/days.ts';
import type { DatedValue } from '../tax/rateCard.ts';
import { firstDayOfTaxYear, lastDayOfTaxYear, taxYearOf } from '../tax/taxYear.ts';
import { type PublishedRates, type SalaryRates, salaryRates } from './rates.ts';

/** Files of content/tax about salaries. */
export type SalaryTaxFiles = { paye: PayeTables; contributions: Contributions };

export type PayeTable = PayeTables['tables'][number];

/** Entries of content/tax that determine a month's salary. */
export type SalaryLaw = {
  paye: PayeTable;
  nssf: Contributions['nssf'][number];
  sdl: Contributions['sdl'][number];
  wcf: Contributions['wcf'][number];
};

/** Salary calculators that use their own fixed tax for the top band. */
export type SalaryCalculator = 'grossToNet' | 'netToGross';

/** Returns the entries in force on a date. Before WCF was introduced, its rate is 0. Throws if any other entry is missing. */
export function salaryLawOn({ paye, contributions }: SalaryTaxFiles, day: IsoDay): SalaryLaw {
  const { nssf, sdl, wcf } = contributions;
  const [first] = wcf;
  return {
    paye: requireInForce(paye.tables, day, 'PAYE table'),
    nssf: requireInForce(nssf, day, 'NSSF rate'),
    sdl: requireInForce(sdl, day, 'SDL rate'),
    wcf: first && day < first.from ? { ...first, rate: 0, publicRate: 0 } : requireInForce(wcf, day, 'WCF rate'),
  };
}

/** Returns all published salary rates on a date. Throws if one is missing. */
export function publishedRatesOn(files: SalaryTaxFiles, day: IsoDay): PublishedRates {
  const { paye, nssf, sdl, wcf } = salaryLawOn(files, day);
  return {
    year: taxYearOf(day),
    employeeNssf: nssf.employeeRate,
    employerNssf: nssf.employerRate,
    wcf: wcf.rate,
    sdl: sdl.rate,
    sdlMinEmployees: sdl.minEmployees,
    bands: paye.bands,
  };
}

/** Returns a calculator's fixed tax for the top band; the calculator's own figure applies to one table only. */
export function topFixedOf({ calculatorTopFixed }: PayeTables, calculator: SalaryCalculator, table: PayeTable): number {
  const { table: id, ...readings } = calculatorTopFixed;
  return id === table.id ? readings[calculator] : (table.bands.at(-1)?.fixed ?? 0);
}

/** Returns a salary calculator's rates on a date, with its own fixed tax for the top band. */
export const calculatorRatesOn = (files: SalaryTaxFiles, calculator: SalaryCalculator, day: IsoDay): SalaryRates =>
  salaryRates(publishedRatesOn(files, day), topFixedOf(files.paye, calculator, salaryLawOn(files, day).paye));

/** A percentage of pay, its law, and the date from which the percentage is known. */
export type FlatRate = { percent: number; law: string; from: IsoDay };

/** Rates of a salary calculator from a date until the next entry. */
export type SalaryTable = {
  from: IsoDay;
  rates: SalaryRates;
  /** Fixed tax for the top band in the gross-to-net calculator. */
  grossToNetTopFixed: number;
  paye: Pick<PayeTable, 'from' | 'law'> & { sources: string[] };
  nssf: { law: string };
  sdl: { law: string };
  /** `from` is the date on which WCF was introduced; before that, the rate is 0. */
  wcf: { from: IsoDay; law: string };
  loan: FlatRate;
  nonResident: FlatRate;
};

/** A tax year of a salary calculator, with several tables, oldest first, if a rate changes during the year. */
export type SalaryYear = { year: string; tables: readonly SalaryTable[] };

/** Inputs for a year of a salary calculator other than the two files. */
type SalaryYearSources = {
  /** Rate card values, oldest first. */
  loan: readonly DatedValue[];
  nonResident: readonly DatedValue[];
  /** Returns the titles of a table's sources. */
  sourcesOf: (table: PayeTable) => string[];
};

/** Returns a percentage on a date, or the oldest known one for earlier dates. */
function flatRateOn(values: readonly DatedValue[], day: IsoDay): FlatRate {
  const dated = inForce(values, day) ?? values[0];
  if (!dated) throw new Error(`content/tax holds no flat rate for ${day}`);
  const { value, law, from } = dated;
  return { percent: value, law, from };
}

/** Returns the start dates of all entries that affect salaries. */
const startsOf = ({ paye, contributions }: SalaryTaxFiles, { loan, nonResident }: SalaryYearSources): IsoDay[] =>
  [paye.tables, contributions.nssf, contributions.sdl, contributions.wcf, loan, nonResident].flatMap((entries) =>
    entries.map(({ from }) => from),
  );

/** Builds a year of a salary calculator. Throws if a rate is missing. */
export function salaryYearOf(
  files: SalaryTaxFiles,
  calculator: SalaryCalculator,
  year: string,
  sources: SalaryYearSources,
): SalaryYear {
  const [first, last] = [firstDayOfTaxYear(year), lastDayOfTaxYear(year)];
  const inside = startsOf(files, sources).filter((day) => day > first && day <= last);
  const tables = [...new Set([first, ...inside])].sort().map((from): SalaryTable => {
    const { paye, nssf, sdl, wcf } = salaryLawOn(files, from);
    return {
      from,
      rates: calculatorRatesOn(files, calculator, from),
      grossToNetTopFixed: topFixedOf(files.paye, 'grossToNet', paye),
      paye: { from: paye.from, law: paye.law, sources: sources.sourcesOf(paye) },
      nssf: { law: nssf.law },
      sdl: { law: sdl.law },
      wcf: { from: wcf.from, law: wcf.law },
      loan: flatRateOn(sources.loan, from),
      nonResident: flatRateOn(sources.nonResident, from),
    };
  });
  return { year, tables };
}
