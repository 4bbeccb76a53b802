import type { ReactNode } from 'react';
import type { OvertimeRules } from '@/lib/salary/overtime';
import { MAX_HOURS } from '@/lib/salary/readHours';
import { AmountField } from '../form/AmountField';
import { FormCard } from '../form/FormCard';
import type { OvertimeForm } from './useOvertimeForm';

type OvertimeFieldsProps = { form: OvertimeForm; rules: OvertimeRules; submit: ReactNode };

/** The form of the overtime calculator: a salary and two kinds of hours. */
export function OvertimeFields({ form, rules, submit }: OvertimeFieldsProps) {
  const { texts, setText, errors, notes } = form;
  const hours = (name: 'weekday' | 'weekend', label: string) => (
    <AmountField
      label={label}
      name={name}
      step={0.5}
      max={MAX_HOURS}
      hint={notes[name] ?? `0 to ${MAX_HOURS} hours; the arrow keys move them by half an hour.`}
      value={texts[name]}
      onChange={setText(name)}
      error={errors[name]}
    />
  );

  return (
    <FormCard submit={submit} onCalculate={form.calculate}>
      <AmountField
        label="Basic monthly salary"
        name="salary"
        unit="TZS"
        size="large"
        step={1000}
        value={texts.salary}
        onChange={setText('salary')}
        error={errors.salary}
        isRequired
      />
      {hours('weekday', `Weekday overtime hours, at ${rules.weekdayRate}×`)}
      {hours('weekend', `Weekend or public holiday hours, at ${rules.weekendRate}×`)}
    </FormCard>
  );
}
