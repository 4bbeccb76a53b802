import { type ParseResult, readAmount, readOptionalAmount, validAmounts } from '../money/input.ts';
import type { Mistake } from '../money/mistake.ts';
import { yearSlug } from '../site/paths.ts';
import { requireInForce } from '../tax/days.ts';
import { monthIn } from '../tax/taxYear.ts';
import type { FlatRate, SalaryTable, SalaryYear } from './publishedRates.ts';
import { nonResidentRates, type SalaryRates } from './rates.ts';
import type { OtherDeductions, SalaryOptions } from './salary.ts';

/** Amount fields other than the salary: three monthly deductions, and a bonus before tax. */
export const EXTRA_FIELDS = ['union', 'insurance', 'other', 'bonus'] as const;

/** Parses a gross or basic salary. */
export const readSalary = (text: string): ParseResult => readAmount(text, { whenEmpty: { code: 'salary-missing' } });

/** Data for the page of a salary calculator. */
export type SalaryData = {
  year: string;
  /** Month of the page, as YYYY-MM. */
  month: string;
  /** Years to choose from, newest first, including the page's year. */
  years: readonly SalaryYear[];
};

/** Optional fields other than the salary. */
export type MoreField = 'small' | 'year' | 'month' | 'abroad' | 'heslb' | (typeof EXTRA_FIELDS)[number];

/** All inputs of a salary calculation. */
export type SalaryCase = {
  /** Shillings a month: gross, or pay after deductions. */
  salary: number;
  table: SalaryTable;
  /** Month as YYYY-MM; undefined if rates do not change during the year. */
  month: string | undefined;
  isOtherYear: boolean;
  isOtherTable: boolean;
  /** Flat PAYE rate for a non-resident employee; already included in the table's rates. */
  nonResident?: FlatRate | undefined;
  options: SalaryOptions;
  deductions: OtherDeductions | undefined;
  /** Bonus paid with one month's salary, in shillings; 0 without a bonus. */
  bonus: number;
};

/** Returns the selected year: the page's year if the field is empty, undefined if unknown. */
export const yearOf = ({ year, years }: SalaryData, text: string): SalaryYear | undefined =>
  years.find((each) => yearSlug(each.year) === (text || yearSlug(year)));

/** Returns the table for the selected month of a year, or for the month shown by default. */
export function salaryTableOf(data: SalaryData, { year, tables }: SalaryYear, text: string) {
  const month = monthIn(year, text, data.month);
  const table = requireInForce(tables, `${month}-01`, 'rates of the calculator');
  return { table, month: tables.length > 1 ? month : undefined };
}

/** Returns a table with the flat rate for non-resident employees instead of bands. */
function asNonResident(table: SalaryTable): SalaryTable {
  const { percent, law, from } = table.nonResident;
  const rates = nonResidentRates(table.rates, percent);
  return { ...table, rates, grossToNetTopFixed: 0, paye: { law, from, sources: [law] } };
}

/** Checks whether a calculation uses another year or month, other deductions, or a bonus. */
export const hasMore = ({ isOtherYear, isOtherTable, nonResident, deductions, bonus }: SalaryCase): boolean =>
  isOtherYear || isOtherTable || nonResident !== undefined || deductions !== undefined || bonus > 0;

type SalaryParseResult = {
  input?: SalaryCase;
  errors: Partial<Record<MoreField, Mistake>>;
  salaryError?: Mistake | undefined;
};

/** Parses the salary and the other fields. The salary parser receives the rates of the year and the deductions. */
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
