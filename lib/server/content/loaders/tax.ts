import { type Contributions, type PayeTables, TAX_FILES } from '../../../content/schemas/tax.ts';
import type { OvertimeRules } from '../../../salary/overtime.ts';
import { type PublishedRates, type SalaryRates, salaryRates } from '../../../salary/rates.ts';
import type { CorporateRules } from '../../../tax/corporateTax.ts';
import { collectionLoader } from '../source/readCollection.ts';

/** PAYE tables, and the calculators' fixed tax of the top band. */
export const getPaye = collectionLoader(TAX_FILES.paye);

/** NSSF, SDL and WCF. */
export const getContributions = collectionLoader(TAX_FILES.contributions);

/** Overtime rules with their law. */
export const getOvertime = collectionLoader(TAX_FILES.overtime);

/** Company income tax with its laws. */
export const getCorporate = collectionLoader(TAX_FILES.corporate);

/** Minimum wages by sector. */
export const getMinimumWages = collectionLoader(TAX_FILES.minimumWages);

/** The card's groups, its sources and the day on which it was checked. */
export const getRateFile = collectionLoader(TAX_FILES.rates);

/** The entry of a dated list that is in force on a day. */
function inForceOn<Entry extends { from: string }>(day: string, entries: readonly Entry[], name: string): Entry {
  const entry = entries.findLast(({ from }) => from <= day);
  if (!entry) throw new Error(`content/tax holds no ${name} for ${day}`);
  return entry;
}

/** The published PAYE table of a tax year such as '2024/25'. Throws where none is published. */
export function getPayeTable(year: string): PayeTables['tables'][number] {
  const table = getPaye().tables.find(({ years }) => years.includes(year));
  if (!table) throw new Error(`content/tax/paye.json holds no table for ${year}`);
  return table;
}

/** SDL and workers' compensation at the start of a tax year. Throws where one is not known. */
export function getEmployerRates(year: string): {
  sdl: Contributions['sdl'][number];
  wcf: Contributions['wcf'][number];
} {
  const firstDay = `${year.slice(0, 4)}-07-01`;
  const { sdl, wcf } = getContributions();
  return { sdl: inForceOn(firstDay, sdl, 'SDL rate'), wcf: inForceOn(firstDay, wcf, 'WCF rate') };
}

/** Every published rate of a tax year. Throws where one of them is not known. */
export function getPublishedRates(year: string): PublishedRates {
  const { sdl, wcf } = getEmployerRates(year);
  const { nssf } = getContributions();
  return {
    year,
    employeeNssf: nssf.employeeRate,
    employerNssf: nssf.employerRate,
    wcf: wcf.rate,
    sdl: sdl.rate,
    sdlMinEmployees: sdl.minEmployees,
    bands: getPayeTable(year).bands,
  };
}

/** The rates of a salary calculator: those of its year, with its own fixed tax of the top band. */
export function getCalculatorRates(calculator: keyof PayeTables['calculatorTopFixed']): SalaryRates {
  const { calculatorYear, calculatorTopFixed } = getPaye();
  return salaryRates(getPublishedRates(calculatorYear), calculatorTopFixed[calculator]);
}

/** The rates of a salary calculator and the published entries behind them, which hold laws, sources and dates. */
export type SalaryTables = {
  rates: SalaryRates;
  paye: PayeTables['tables'][number];
  nssf: Contributions['nssf'];
} & ReturnType<typeof getEmployerRates>;

/** What the page of a salary calculator shows. Throws where a rate of its year is not known. */
export function getSalaryTables(calculator: keyof PayeTables['calculatorTopFixed']): SalaryTables {
  const rates = getCalculatorRates(calculator);
  return { rates, paye: getPayeTable(rates.year), nssf: getContributions().nssf, ...getEmployerRates(rates.year) };
}

/** The rules of the overtime calculator. */
export function getOvertimeRules(): OvertimeRules {
  const { weekHours, monthWeeks, weekdayRate, weekendRate, capHours } = getOvertime();
  return { weekHours, monthHours: weekHours * monthWeeks, weekdayRate, weekendRate, capHours };
}

/** The rules of the corporate tax calculator. */
export function getCorporateRules(): CorporateRules {
  const { kinds, minimumTax, finalReturn } = getCorporate();
  return {
    kinds: kinds.map(({ id, rate, from }) => ({ id, rate, from })),
    minimumTax: minimumTax.rates.map(({ from, rate }) => ({ from, rate })),
    minimumTaxLossYears: minimumTax.lossYears,
    excludedSectors: minimumTax.excludedSectors.map(({ id, from, until }) => ({ id, from, until })),
    returnMonths: finalReturn.months,
  };
}
