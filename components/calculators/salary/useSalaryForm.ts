import { useEffect, useRef } from 'react';
import type { ParseResult } from '@/lib/money/input';
import { useCalculatorForm } from '../form/useCalculatorForm';
import { type LateSalary, MORE_FIELDS, type SalaryField, type SalaryInput, type SalaryPage } from './salaryCase';

type SalaryFormOptions = {
  /** Name of the field and of its parameter in the URL. */
  name: 'gross' | 'net';
  initialText: string;
  /** Parses the salary by the rates of the page. */
  parse: (text: string) => ParseResult;
  page: SalaryPage;
  /** Undefined until it is loaded: a form with a field of the panel filled waits for it. */
  late: LateSalary | undefined;
};

const NO_MORE = { year: '', heslb: '', union: '', insurance: '', other: '', bonus: '' };

/**
 * State of a form with one salary, the switch for small employers, which acts on a result at once, and the panel of what
 * few visitors need.
 */
export function useSalaryForm({ name, initialText, parse, page, late }: SalaryFormOptions) {
  const isWaiting = useRef(false);

  const form = useCalculatorForm<SalaryField, SalaryInput>({
    initial: { ...NO_MORE, gross: '', net: '', small: '', [name]: initialText },
    parse: (texts) => {
      const isMore = MORE_FIELDS.some((field) => texts[field]);
      isWaiting.current = isMore && !late;
      if (isMore) return late?.readMore(texts, page) ?? {};
      const result = parse(texts[name]);
      return result.error === undefined ? { input: { salary: result.amount } } : { errors: { [name]: result.error } };
    },
    toParams: ({ salary, more }, { small }) => ({
      [name]: String(salary),
      small,
      ...NO_MORE,
      ...(more && late?.moreParams(more, page)),
    }),
    required: name,
    choices: ['small', 'year', 'heslb'],
  });

  useEffect(() => {
    if (late && isWaiting.current) form.submit();
  });

  const setSmallEmployer = (isOn: boolean) => {
    const small = isOn ? '1' : '';
    form.setText('small', small);
    if (form.input !== undefined) form.writeParams({ small });
  };

  return { ...form, salaryField: form.field(name), isSmallEmployer: form.texts.small === '1', setSmallEmployer };
}
