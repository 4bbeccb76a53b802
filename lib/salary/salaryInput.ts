import type { ParseResult } from '../money/input.ts';
import { yearSlug } from '../site/ratePaths.ts';
import { say } from '../words/say.ts';
import type { OtherDeductions } from './deductions.ts';
import { type ExtraField, readExtras } from './input.ts';
import type { SalaryYear } from './publishedRates.ts';
import { nonResidentRates, type SalaryRates } from './rates.ts';
import type { SalaryOptions } from './salary.ts';

/** Percent of gross, its law, and the first day from which the percent is known. */
export type FlatRate = { percent: number; law: string; from: string };

/** Data of the page for a salary calculator. */
export type SalaryData = {
  /** Tax year of the page. */
  year: string;
  /** Years to choose from, newest first; includes the page's year. */
  years: readonly SalaryYear[];
  loan: FlatRate;
  /** Flat PAYE of an employee who is not resident. */
  nonResident: FlatRate;
};

/** Fields beside the salary; empty fields change nothing. */
export type MoreField = 'small' | 'year' | 'abroad' | 'heslb' | ExtraField;

/** Everything that determines the result of a salary. */
export type SalaryCase = {
  /** Shillings a month: gross, or pay after deductions. */
  salary: number;
  year: SalaryYear;
  /** The visitor has chosen another year than the page's. */
  isOtherYear: boolean;
  /** Flat PAYE, if the employee is not resident; the year's rates hold it already. */
  nonResident?: FlatRate | undefined;
  /** Whether SDL is charged. */
  options: SalaryOptions;
  /** Undefined without other deductions. */
  deductions: OtherDeductions | undefined;
  loan: FlatRate;
  /** Bonus paid with one month's salary, in shillings; 0 without a bonus. */
  bonus: number;
};

const YEAR_UNKNOWN = 'Please choose a year from the list.';
const UNKNOWN = 'Please choose from the list.';

/** Returns the year of a field's text: the page's year if empty, undefined if unknown. */
export const yearOf = ({ year, years }: SalaryData, text: string): SalaryYear | undefined =>
  years.find(({ rates }) => yearSlug(rates.year) === (text || yearSlug(year)));

/** Returns a year with the flat rate of an employee who is not resident in place of the bands. */
function asNonResident(year: SalaryYear, { percent, law, from }: FlatRate): SalaryYear {
  const rates = nonResidentRates(year.rates, percent);
  return { ...year, rates, grossToNetTopFixed: 0, paye: { law, from, sources: [law] } };
}

/** Checks whether a result includes another year, other deductions, or a bonus. */
export const hasMore = ({ isOtherYear, nonResident, deductions, bonus }: SalaryCase): boolean =>
  isOtherYear || nonResident !== undefined || deductions !== undefined || bonus > 0;

type SalaryParseResult = {
  input?: SalaryCase;
  errors: Partial<Record<MoreField, string>>;
  salaryError?: string | undefined;
};

/** Parses a salary, by a function that knows the rates of its year and the deductions, and the fields beside it. */
export function readSalaryCase(
  texts: Readonly<Record<MoreField, string>>,
  data: SalaryData,
  read: (rates: SalaryRates, deductions: OtherDeductions) => ParseResult,
): SalaryParseResult {
  const { extras, errors: wrong } = readExtras(texts);
  const { bonus, ...amounts } = extras;
  const isLoan = texts.heslb === '1';
  const isNonResident = texts.abroad === '1';
  const ofText = yearOf(data, texts.year);
  const year = ofText && isNonResident ? asNonResident(ofText, data.nonResident) : ofText;
  const rates = (year ?? yearOf(data, ''))?.rates;
  if (!rates) throw new Error(`The years of the calculator lack that of its page, ${data.year}.`);
  const deductions = { loanPercent: isLoan ? data.loan.percent : 0, ...amounts };
  const salary = read(rates, deductions);
  const errors = {
    ...wrong,
    ...(year ? {} : { year: say(YEAR_UNKNOWN) }),
    ...(isNonResident || !texts.abroad ? {} : { abroad: say(UNKNOWN) }),
    ...(isLoan || !texts.heslb ? {} : { heslb: say(UNKNOWN) }),
  };
  if (!year || salary.error !== undefined || Object.keys(errors).length > 0) {
    return { errors, salaryError: salary.error };
  }
  const input: SalaryCase = {
    salary: salary.amount,
    year,
    isOtherYear: year.rates.year !== data.year,
    nonResident: isNonResident ? data.nonResident : undefined,
    options: { isSdlCharged: texts.small !== '1' },
    deductions: Object.values(deductions).some((value) => value > 0) ? deductions : undefined,
    loan: data.loan,
    bonus,
  };
  return { errors, input };
}

/** Returns the query parameters of the fields beside the salary; defaults are left out. */
export function moreParams(input: SalaryCase): Record<MoreField, string> {
  const { year, isOtherYear, nonResident, options, deductions, bonus } = input;
  const text = (amount = 0) => (amount > 0 ? String(amount) : '');
  return {
    small: options.isSdlCharged ? '' : '1',
    year: isOtherYear ? yearSlug(year.rates.year) : '',
    abroad: nonResident ? '1' : '',
    heslb: deductions?.loanPercent ? '1' : '',
    union: text(deductions?.union),
    insurance: text(deductions?.insurance),
    other: text(deductions?.other),
    bonus: text(bonus),
  };
}
