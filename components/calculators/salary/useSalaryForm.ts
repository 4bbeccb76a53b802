import type { ParseResult } from '@/lib/money/input';
import type { OtherDeductions, StudentLoan } from '@/lib/salary/deductions';
import { type ExtraField, readExtras } from '@/lib/salary/input';
import type { SalaryYear } from '@/lib/salary/publishedRates';
import type { SalaryRates } from '@/lib/salary/rates';
import type { SalaryOptions } from '@/lib/salary/salary';
import { yearSlug } from '@/lib/site/ratesPath';
import { useCalculatorForm } from '../form/useCalculatorForm';
import type { SalaryCase } from './salaryCase';

type SalaryFormOptions = {
  /** Name of the field and of its parameter in the URL. */
  name: 'gross' | 'net';
  initialText: string;
  parse: (text: string, rates: SalaryRates, options: SalaryOptions) => ParseResult;
  /** Years to choose from, the newest first. */
  years: readonly SalaryYear[];
  /** The year of the page, such as '2026/27'. */
  pageYear: string;
  loan: StudentLoan;
};

export type SalaryFieldName = 'gross' | 'net' | 'small' | 'year' | 'heslb' | ExtraField;

export const YEAR_UNKNOWN = 'Please choose a year from the list.';

/** What was accepted: a salary, the year to work with, what is deducted beside the law, and a bonus. */
type SalaryInput = { salary: number; year: SalaryYear; deductions: OtherDeductions; bonus: number };

const paramOf = (amount: number) => (amount > 0 ? String(amount) : '');

/**
 * State of a form with one salary, the switch for small employers, which acts on a result at once, the year, other
 * deductions and a bonus.
 */
export function useSalaryForm({ name, initialText, parse, years, pageYear, loan }: SalaryFormOptions) {
  const findYear = (slug: string) => years.find(({ rates }) => yearSlug(rates.year) === slug);

  const form = useCalculatorForm<SalaryFieldName, SalaryInput>({
    initial: {
      gross: '',
      net: '',
      small: '',
      year: yearSlug(pageYear),
      heslb: '',
      union: '',
      insurance: '',
      other: '',
      bonus: '',
      [name]: initialText,
    },
    parse: (texts) => {
      const { extras, errors } = readExtras(texts);
      const { bonus, ...fixed } = extras;
      const year = findYear(texts.year);
      if (!year) return { errors: { ...errors, year: YEAR_UNKNOWN } };
      const deductions = { loanPercent: texts.heslb === '1' ? loan.percent : 0, ...fixed };
      const result = parse(texts[name], year.rates, { deductions });
      if (result.error !== undefined) return { errors: { ...errors, [name]: result.error } };
      if (Object.keys(errors).length > 0) return { errors };
      return { input: { salary: result.amount, year, deductions, bonus } };
    },
    toParams: ({ salary, year, deductions, bonus }, { small, heslb }) => ({
      [name]: String(salary),
      small,
      year: year.rates.year === pageYear ? '' : yearSlug(year.rates.year),
      heslb: heslb === '1' ? heslb : '',
      union: paramOf(deductions.union),
      insurance: paramOf(deductions.insurance),
      other: paramOf(deductions.other),
      bonus: paramOf(bonus),
    }),
    required: name,
    choices: ['small', 'year', 'heslb'],
  });
  const { input, texts } = form;
  const isSmallEmployer = texts.small === '1';

  const setSmallEmployer = (isOn: boolean) => {
    const small = isOn ? '1' : '';
    form.setText('small', small);
    if (input !== undefined) form.writeParams({ small });
  };

  const isDeducted = input && Object.values(input.deductions).some((value) => value > 0);
  const salaryCase: SalaryCase | undefined = input && {
    ...input,
    isOtherYear: input.year.rates.year !== pageYear,
    options: { isSdlCharged: !isSmallEmployer, deductions: isDeducted ? input.deductions : undefined },
    loan,
  };

  return {
    ...form,
    salaryField: form.field(name),
    salaryCase,
    isSmallEmployer,
    setSmallEmployer,
    /** Employees from which SDL is due in the chosen year. */
    sdlMinEmployees: (findYear(texts.year) ?? years[0])?.rates.sdlMinEmployees ?? 0,
  };
}
