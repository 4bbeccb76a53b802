import type { ReactNode } from 'react';
import { AmountField } from '../form/AmountField';
import { FormCard } from '../form/FormCard';
import { SmallEmployerSwitch } from './SmallEmployerSwitch';
import type { SalaryForm } from './useSalaryForm';

/** Words of the one field, written on the server. */
export type SalaryFieldTexts = { label: string; hint: string };

type SalaryFieldsProps = {
  form: SalaryForm;
  texts: SalaryFieldTexts;
  /** Label of the switch, rendered on the server. */
  switchLabel: ReactNode;
  submit: ReactNode;
};

/** The form of a salary calculator: one salary and the switch for small employers. */
export function SalaryFields({ form, texts, switchLabel, submit }: SalaryFieldsProps) {
  return (
    <FormCard submit={submit} onCalculate={form.calculate}>
      <AmountField
        {...texts}
        name={form.name}
        unit="TZS"
        size="large"
        step={1000}
        value={form.text}
        onChange={form.setText}
        error={form.error}
        isRequired
      />
      <SmallEmployerSwitch isOn={form.isSmallEmployer} onChange={form.setSmallEmployer}>
        {switchLabel}
      </SmallEmployerSwitch>
    </FormCard>
  );
}
