import { type ParseResult, readAmount, readOptionalAmount, validAmounts } from '../money/input.ts';
import type { Mistake } from '../money/mistake.ts';
import { yearSlug } from '../site/paths.ts';
import { neededOn } from '../tax/days.ts';
import { monthIn } from '../tax/taxYear.ts';
import type { FlatRate, SalaryTable, SalaryYear } from './publishedRates.ts';
import { nonResidentRates, type SalaryRates } from './rates.ts';
import type { OtherDeductions, SalaryOptions } from './salary.ts';

/** Fields for the amounts other than a salary: three monthly deductions, and a bonus before tax. */
export const EXTRA_FIELDS = ['union', 'insurance', 'other', 'bonus'] as const;

/** Parses a gross or basic salary. */
export const readSalary = (text: string): ParseResult => readAmount(text, { whenEmpty: { code: 'salary-missing' } });

/** Data of the page for a salary calculator. */
export type SalaryData = {
  year: string;
  /** Month of the page, written YYYY-MM. */
  month: string;
  /** Years to choose from, newest first; includes the page's year. */
  years: readonly SalaryYear[];
};

/** Optional fields other than the salary. Empty ones change nothing. */
export type MoreField = 'small' | 'year' | 'month' | 'abroad' | 'heslb' | (typeof EXTRA_FIELDS)[number];

/** Everything that determines the result of a salary. */
export type SalaryCase = {
  /** Shillings a month: gross, or pay after deductions. */
  salary: number;
  table: SalaryTable;
  /** The month, written YYYY-MM; undefined in a year in which all months are alike. */
  month: string | undefined;
  isOtherYear: boolean;
  isOtherTable: boolean;
  /** Flat PAYE, if the employee is not resident; the table's rates already contain it. */
  nonResident?: FlatRate | undefined;
  options: SalaryOptions;
  deductions: OtherDeductions | undefined;
  /** Bonus paid with one month's salary, in shillings; 0 without a bonus. */
  bonus: number;
};

/** Returns the year of a field's text: the page's year if empty, undefined if unknown. */
export const yearOf = ({ year, years }: SalaryData, text: string): SalaryYear | undefined =>
  years.find((each) => yearSlug(each.year) === (text || yearSlug(year)));

/** Returns what is charged in a year: in the month of a field's text, else in the one by which the year is shown. */
export function salaryTableOf(data: SalaryData, { year, tables }: SalaryYear, text: string) {
  const month = monthIn(year, text, data.month);
  const table = neededOn(tables, `${month}-01`, 'rates of the calculator');
  return { table, month: tables.length > 1 ? month : undefined };
}

/** Returns a table with the flat rate for an employee who is not resident instead of the bands. */
function asNonResident(table: SalaryTable): SalaryTable {
  const { percent, law, from } = table.nonResident;
  const rates = nonResidentRates(table.rates, percent);
  return { ...table, rates, grossToNetTopFixed: 0, paye: { law, from, sources: [law] } };
}

/** Checks whether a result includes another year or month, other deductions, or a bonus. */
export const hasMore = ({ isOtherYear, isOtherTable, nonResident, deductions, bonus }: SalaryCase): boolean =>
  isOtherYear || isOtherTable || nonResident !== undefined || deductions !== undefined || bonus > 0;

type SalaryParseResult = {
  input?: SalaryCase;
  errors: Partial<Record<MoreField, Mistake>>;
  salaryError?: Mistake | undefined;
};

/** Parses a salary, by a function that knows the rates of its year and the deductions, and its other fields. */
export function readSalaryCase(
  texts: Readonly<Record<MoreField, string>>,
  data: SalaryData,
  read: (rates: SalaryRates, deductions: OtherDeductions) => ParseResult,
): SalaryParseResult {
  const extras = validAmounts({
    union: readOptionalAmount(texts.union),
    insurance: readOptionalAmount(texts.insurance),
    other: readOptionalAmount(texts.other),
    bonus: readOptionalAmount(texts.bonus),
  });
  const { bonus, ...taken } = extras.amounts ?? { union: 0, insurance: 0, other: 0, bonus: 0 };
  const isLoan = texts.heslb === '1';
  const isNonResident = texts.abroad === '1';
  const [ofPage, ofText] = [yearOf(data, ''), yearOf(data, texts.year)];
  if (!ofPage) throw new Error(`The years of the calculator lack that of its page, ${data.year}.`);
  const { table, month } = salaryTableOf(data, ofText ?? ofPage, texts.month);
  const charged = isNonResident ? asNonResident(table) : table;
  const deductions = { loanPercent: isLoan ? table.loan.percent : 0, ...taken };
  const salary = read(charged.rates, deductions);
  const errors: SalaryParseResult['errors'] = {
    ...extras.errors,
    ...(ofText ? {} : { year: { code: 'unknown-year' } }),
    ...(isNonResident || !texts.abroad ? {} : { abroad: { code: 'unknown-choice' } }),
    ...(isLoan || !texts.heslb ? {} : { heslb: { code: 'unknown-choice' } }),
  };
  if (!ofText || salary.error !== undefined || Object.keys(errors).length > 0) {
    return { errors, salaryError: salary.error };
  }
  const input: SalaryCase = {
    salary: salary.amount,
    table: charged,
    month,
    isOtherYear: ofText !== ofPage,
    isOtherTable: table !== salaryTableOf(data, ofPage, '').table,
    nonResident: isNonResident ? table.nonResident : undefined,
    options: { isSdlCharged: texts.small !== '1' },
    deductions: Object.values(deductions).some((value) => value > 0) ? deductions : undefined,
    bonus,
  };
  return { errors, input };
}
