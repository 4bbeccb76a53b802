import type { ParseResult } from '../money/input.ts';
import { yearSlug } from '../site/ratesPath.ts';
import { say } from '../words/say.ts';
import type { OtherDeductions, StudentLoan } from './deductions.ts';
import { type ExtraField, readExtras } from './input.ts';
import type { SalaryYear } from './publishedRates.ts';
import type { SalaryRates } from './rates.ts';
import type { SalaryOptions } from './salary.ts';

/** What the page of a salary calculator gives it. */
export type SalaryData = {
  /** Tax year of the page. */
  year: string;
  /** Years to choose from, the newest first; the page's is one of them. */
  years: readonly SalaryYear[];
  loan: StudentLoan;
};

/** Fields beside the salary; empty ones change nothing. */
export type MoreField = 'small' | 'year' | 'heslb' | ExtraField;

/** Everything that the result of a salary follows from. */
export type SalaryCase = {
  /** Shillings a month: gross, or what should be left of it. */
  salary: number;
  year: SalaryYear;
  /** The visitor has chosen another year than the page's. */
  isOtherYear: boolean;
  /** Whether SDL is charged. */
  options: SalaryOptions;
  /** Undefined where nothing is deducted beside the law. */
  deductions: OtherDeductions | undefined;
  loan: StudentLoan;
  /** Shillings paid beside the salary of one month; 0 without one. */
  bonus: number;
};

const YEAR_UNKNOWN = 'Please choose a year from the list.';
const LOAN_UNKNOWN = 'Please choose from the list.';

/** The year of a field's text: the page's where it is empty, undefined where there is none. */
export const yearOf = ({ year, years }: SalaryData, text: string): SalaryYear | undefined =>
  years.find(({ rates }) => yearSlug(rates.year) === (text || yearSlug(year)));

/** Whether a result rests on another year, on deductions beside the law, or on a bonus. */
export const hasMore = ({ isOtherYear, deductions, bonus }: SalaryCase): boolean =>
  isOtherYear || deductions !== undefined || bonus > 0;

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
  const year = yearOf(data, texts.year);
  const rates = (year ?? yearOf(data, ''))?.rates;
  if (!rates) throw new Error(`The years of the calculator lack that of its page, ${data.year}.`);
  const deductions = { loanPercent: isLoan ? data.loan.percent : 0, ...amounts };
  const salary = read(rates, deductions);
  const errors = {
    ...wrong,
    ...(year ? {} : { year: say(YEAR_UNKNOWN) }),
    ...(isLoan || !texts.heslb ? {} : { heslb: say(LOAN_UNKNOWN) }),
  };
  if (!year || salary.error !== undefined || Object.keys(errors).length > 0) {
    return { errors, salaryError: salary.error };
  }
  const input: SalaryCase = {
    salary: salary.amount,
    year,
    isOtherYear: year.rates.year !== data.year,
    options: { isSdlCharged: texts.small !== '1' },
    deductions: Object.values(deductions).some((value) => value > 0) ? deductions : undefined,
    loan: data.loan,
    bonus,
  };
  return { errors, input };
}

/** Parameters of what stands beside the salary; what changes nothing stays out of the URL. */
export function moreParams({ year, isOtherYear, options, deductions, bonus }: SalaryCase): Record<MoreField, string> {
  const text = (amount = 0) => (amount > 0 ? String(amount) : '');
  return {
    small: options.isSdlCharged ? '' : '1',
    year: isOtherYear ? yearSlug(year.rates.year) : '',
    heslb: deductions?.loanPercent ? '1' : '',
    union: text(deductions?.union),
    insurance: text(deductions?.insurance),
    other: text(deductions?.other),
    bonus: text(bonus),
  };
}
