import { useEffect, useRef } from 'react';
import type { ParseResult } from '@/lib/money/input';
import { useCalculatorForm } from '../form/useCalculatorForm';
import type { LateSalary, MoreField, SalaryField, SalaryInput, SalaryPage } from './salaryCase';

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

/** The fields of the panel, empty. */
const NO_MORE: Readonly<Record<MoreField, string>> = {
  year: '',
  heslb: '',
  union: '',
  insurance: '',
  other: '',
  bonus: '',
};

const isMoreField = (name: string): name is MoreField => name in NO_MORE;

/**
 * State of a form with one salary, the switch for small employers, which acts on a result at once, and the panel of what
 * few visitors need.
 */
export function useSalaryForm({ name, initialText, parse, page, late }: SalaryFormOptions) {
  const isWaiting = useRef(false);

  const form = useCalculatorForm<SalaryField, SalaryInput>({
    initial: { ...NO_MORE, gross: '', net: '', small: '', [name]: initialText },
    parse: (texts) => {
      const isMore = Object.keys(NO_MORE).some((field) => isMoreField(field) && texts[field]);
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

  /** Takes over what is typed into the panel before its own code is there. */
  const followPanel = ({ target }: { target: unknown }) => {
    if (late || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (isMoreField(target.name)) form.setText(target.name, target.value);
  };

  const setSmallEmployer = (isOn: boolean) => {
    const small = isOn ? '1' : '';
    form.setText('small', small);
    if (form.input !== undefined) form.writeParams({ small });
  };

  const isSmallEmployer = form.texts.small === '1';
  return { ...form, salaryField: form.field(name), isSmallEmployer, setSmallEmployer, followPanel };
}
