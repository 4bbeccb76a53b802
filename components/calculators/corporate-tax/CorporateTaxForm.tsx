import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field/Field';
import { Select } from '@/components/ui/select/Select';
import type { CorporateField } from '@/lib/tax/readCorporateInput';
import { AmountField } from '../form/AmountField';
import { FormCard } from '../form/FormCard';
import type { CorporateForm } from './useCorporateForm';

/** Words of the form, written on the server. */
export type CorporateFieldTexts = Readonly<Record<CorporateField, { label: string; hint?: string }>>;

/** Choices of the form, in words. */
export type CorporateChoices = Readonly<Record<'kind' | 'sector', readonly { value: string; label: string }[]>>;

type CorporateTaxFormProps = {
  form: CorporateForm;
  texts: CorporateFieldTexts;
  choices: CorporateChoices;
  submit: ReactNode;
};

/** The seven fields of a company's year. */
export function CorporateTaxForm({ form, texts, choices, submit }: CorporateTaxFormProps) {
  const basics = (name: CorporateField) => ({
    ...texts[name],
    name,
    value: form.texts[name],
    error: form.errors[name],
  });
  const amount = (name: CorporateField, isRequired?: boolean) => (
    <AmountField
      {...basics(name)}
      unit={name === 'losses' ? undefined : 'TZS'}
      step={name === 'losses' ? 1 : 1000}
      onChange={form.setText(name)}
      isRequired={isRequired}
    />
  );
  const choice = (name: 'kind' | 'sector', placeholder?: string) => (
    <Select
      {...basics(name)}
      options={choices[name]}
      placeholder={placeholder}
      onChange={(event) => form.setText(name)(event.currentTarget.value)}
    />
  );

  return (
    <FormCard submit={submit} onCalculate={form.calculate}>
      {choice('kind')}
      {amount('income', true)}
      {amount('turnover', true)}
      {amount('losses')}
      {choice('sector', 'None of these')}
      <Field
        {...basics('end')}
        type="date"
        onChange={(event) => form.setText('end')(event.currentTarget.value)}
        isRequired
      />
      {amount('paid')}
    </FormCard>
  );
}
