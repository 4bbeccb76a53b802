import { MAX_HOURS, readHours, readSalary } from '@/lib/salary/input';
import type { OvertimeInput, OvertimeRules } from '@/lib/salary/overtime';
import { AmountField } from '../form/AmountField';
import { ArrowKeysHint } from '../form/ArrowKeysHint';
import { CalculatorForm } from '../form/CalculatorForm';
import { type FormParseResult, useCalculatorForm } from '../form/useCalculatorForm';

type FieldName = 'salary' | 'weekday' | 'weekend';

function parse(texts: Record<FieldName, string>): FormParseResult<FieldName, OvertimeInput> {
  const salary = readSalary(texts.salary);
  const weekday = readHours(texts.weekday);
  const weekend = readHours(texts.weekend);
  if (salary.error !== undefined || weekday.error !== undefined || weekend.error !== undefined) {
    return { errors: { salary: salary.error, weekday: weekday.error, weekend: weekend.error } };
  }
  return {
    input: { basicSalary: salary.amount, weekdayHours: weekday.hours, weekendHours: weekend.hours },
    notes: { weekday: weekday.note, weekend: weekend.note },
  };
}

/** State of the overtime form. */
export function useOvertimeForm() {
  return useCalculatorForm({
    initial: { salary: '800,000', weekday: '0', weekend: '0' },
    parse,
    toParams: ({ basicSalary, weekdayHours, weekendHours }) => ({
      salary: String(basicSalary),
      weekday: String(weekdayHours),
      weekend: String(weekendHours),
    }),
    required: 'salary',
  });
}

type OvertimeFormProps = { form: ReturnType<typeof useOvertimeForm>; rules: OvertimeRules };

/** The form of the overtime calculator: a salary and two kinds of hours. */
export function OvertimeForm({ form, rules }: OvertimeFormProps) {
  const hours = (name: 'weekday' | 'weekend', label: string) => (
    <AmountField
      {...form.field(name)}
      label={label}
      step={0.5}
      max={MAX_HOURS}
      hint={
        form.notes?.[name] ?? (
          <>
            0 to {MAX_HOURS} hours.<ArrowKeysHint>them by half an hour</ArrowKeysHint>
          </>
        )
      }
    />
  );

  return (
    <CalculatorForm submitLabel="Calculate overtime" onSubmit={form.submit}>
      <AmountField
        {...form.field('salary')}
        label="Basic monthly salary"
        unit="TZS"
        size="large"
        step={1000}
        isRequired
      />
      {hours('weekday', `Weekday overtime hours, at ${rules.weekdayRate}×`)}
      {hours('weekend', `Weekend or public holiday hours, at ${rules.weekendRate}×`)}
    </CalculatorForm>
  );
}
