import { useEffect, useRef, useState } from 'react';
import { Select } from '@/components/ui/select/Select';
import { AmountField } from '../form/AmountField';
import { MORE_AMOUNTS, moreChoices } from './moreTexts';
import type { SalaryField, SalaryFormState, SalaryPage } from './salaryCase';

type MoreFieldsProps = { form: SalaryFormState; page: SalaryPage };

/** Name of the field that holds the focus. */
const focusedName = () => document.activeElement?.getAttribute('name');

/** The fields of the panel, which opens by itself where a result rests on one of them. */
export function MoreFields({ form: { field, setText, input }, page }: MoreFieldsProps) {
  const first = useRef<HTMLSelectElement>(null);
  // These fields take the place of those that the server has rendered, with the focus where it was.
  const [focused] = useState(focusedName);
  const isUsed = Boolean(input?.more);
  const { year, heslb } = moreChoices(page);

  useEffect(() => {
    const panel = first.current?.closest('details');
    if (focused) panel?.querySelector<HTMLElement>(`[name="${focused}"]`)?.focus();
    if (panel && isUsed) panel.open = true;
  }, [focused, isUsed]);

  const choice = (name: SalaryField) => ({
    ...field(name),
    onChange: (event: { currentTarget: { value: string } }) => setText(name, event.currentTarget.value),
  });

  return (
    <>
      <Select ref={first} {...choice('year')} {...year} />
      <Select {...choice('heslb')} {...heslb} />
      {MORE_AMOUNTS.map(({ name, ...texts }) => (
        <AmountField key={name} {...field(name)} {...texts} unit="TZS" step={1000} />
      ))}
    </>
  );
}
