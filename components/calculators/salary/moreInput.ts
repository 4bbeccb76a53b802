import type { ParseResult } from '@/lib/money/input';
import type { OtherDeductions } from '@/lib/salary/deductions';
import { EXTRA_FIELDS, readExtras } from '@/lib/salary/input';
import type { SalaryRates } from '@/lib/salary/rates';
import { yearSlug } from '@/lib/site/ratesPath';
import type { FormParseResult } from '../form/useCalculatorForm';
import type { MoreInput, SalaryCase, SalaryField, SalaryInput, SalaryPage, SalaryTexts } from './salaryCase';

export const YEAR_UNKNOWN = 'Please choose a year from the list.';
export const LOAN_UNKNOWN = 'Please choose from the list.';

type ReadSalary = (text: string, rates: SalaryRates, deductions: OtherDeductions) => ParseResult;

/** Parses a form whose panel is filled: the amounts beside the salary, then the salary with them. */
export const readMoreWith =
  (name: 'gross' | 'net', read: ReadSalary) =>
  (texts: SalaryTexts, { rates, years, loan }: SalaryPage): FormParseResult<SalaryField, SalaryInput> => {
    const { extras, errors } = readExtras(texts);
    const { bonus, ...fixed } = extras;
    const year = years.find((entry) => (texts.year || yearSlug(rates.year)) === yearSlug(entry.rates.year));
    const isLoan = texts.heslb === '1';
    const deductions = { loanPercent: isLoan ? loan.percent : 0, ...fixed };
    const salary = read(texts[name], (year ?? { rates }).rates, deductions);
    const found = {
      ...errors,
      ...(year ? {} : { year: YEAR_UNKNOWN }),
      ...(isLoan || !texts.heslb ? {} : { heslb: LOAN_UNKNOWN }),
      ...(salary.error === undefined ? {} : { [name]: salary.error }),
    };
    if (!year || salary.error !== undefined || Object.keys(found).length > 0) return { errors: found };
    return { input: { salary: salary.amount, more: { year, deductions, bonus } } };
  };

const isOther = ({ rates }: Pick<SalaryPage, 'rates'>, page: SalaryPage) => rates.year !== page.rates.year;

/** Parameters of what the panel adds; what changes nothing stays out of the URL. */
export function moreParams({ year, deductions, bonus }: MoreInput, page: SalaryPage): Partial<SalaryTexts> {
  const amounts = { ...deductions, bonus };
  const params: Partial<SalaryTexts> = {
    year: isOther(year, page) ? yearSlug(year.rates.year) : '',
    heslb: deductions.loanPercent > 0 ? '1' : '',
  };
  for (const name of EXTRA_FIELDS) params[name] = amounts[name] > 0 ? String(amounts[name]) : '';
  return params;
}

/** The case of an input, or of the page's year alone. */
export function caseOf(page: SalaryPage, isSdlCharged: boolean, more?: MoreInput): SalaryCase {
  const year = more?.year ?? page.years.find((entry) => !isOther(entry, page));
  if (!year) throw new Error(`The years of the calculator lack that of its page, ${page.rates.year}.`);
  const isDeducted = more && Object.values(more.deductions).some((value) => value > 0);
  return {
    year,
    isOtherYear: isOther(year, page),
    options: { isSdlCharged },
    deductions: isDeducted ? more.deductions : undefined,
    loan: page.loan,
    bonus: more?.bonus ?? 0,
  };
}
