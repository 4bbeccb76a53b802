import { useEffect, useRef, useState } from 'react';
import { Select } from '@/components/ui/select/Select';
import { yearSlug } from '@/lib/site/ratesPath';
import { AmountField } from '../form/AmountField';
import { MORE_AMOUNTS, moreChoices } from './moreTexts';
import type { SalaryFormState, SalaryPage } from './salaryCase';

type MoreFieldsProps = { form: SalaryFormState; page: SalaryPage };

/** Name of the field that holds the focus. */
const focusedName = () => document.activeElement?.getAttribute('name');

/** The fields of the panel, which opens by itself where a result rests on one of them. */
export function MoreFields({ form: { field, choice, texts, input }, page }: MoreFieldsProps) {
  const first = useRef<HTMLSelectElement>(null);
  // These fields take the place of those that the server has rendered, with the focus where it was.
  const [focused] = useState(focusedName);
  const isUsed = Boolean(input?.more);
  const { year, heslb } = moreChoices(page);

  useEffect(() => {
    if (focused) first.current?.closest('details')?.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
  }, [focused]);

  useEffect(() => {
    const panel = first.current?.closest('details');
    if (panel && isUsed) panel.open = true;
  }, [isUsed]);

  return (
    <>
      <Select
        ref={first}
        {...choice('year')}
        {...year}
        value={texts.year === yearSlug(page.rates.year) ? '' : texts.year}
      />
      <Select {...choice('heslb')} {...heslb} />
      {MORE_AMOUNTS.map(({ name, ...words }) => (
        <AmountField key={name} {...field(name)} {...words} unit="TZS" step={1000} />
      ))}
    </>
  );
}
