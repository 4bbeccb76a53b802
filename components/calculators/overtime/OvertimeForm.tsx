import { Select } from '@/components/ui/select/Select';
import { MAX_HOURS, readHours, readSalary } from '@/lib/salary/input';
import { type MinimumWage, nameOfWork } from '@/lib/salary/minimumWage';
import type { OvertimeInput, OvertimeRules } from '@/lib/salary/overtime';
import { AmountField } from '../form/AmountField';
import { ArrowKeysHint } from '../form/ArrowKeysHint';
import { CalculatorForm } from '../form/CalculatorForm';
import { type FormParseResult, useCalculatorForm } from '../form/useCalculatorForm';

type FieldName = 'salary' | 'weekday' | 'weekend' | 'sector';

/** Hours and salary of a month; the minimum wage of the work where its sector is chosen. */
export type OvertimeFormInput = OvertimeInput & { minimum?: MinimumWage };

export const SECTOR_UNKNOWN = 'Please choose from the list.';

function parse(
  texts: Record<FieldName, string>,
  wages: readonly MinimumWage[],
): FormParseResult<FieldName, OvertimeFormInput> {
  const salary = readSalary(texts.salary);
  const weekday = readHours(texts.weekday);
  const weekend = readHours(texts.weekend);
  const minimum = wages.find(({ id }) => id === texts.sector);
  const sector = texts.sector && !minimum ? SECTOR_UNKNOWN : undefined;
  if (salary.error !== undefined || weekday.error !== undefined || weekend.error !== undefined || sector) {
    return { errors: { salary: salary.error, weekday: weekday.error, weekend: weekend.error, sector } };
  }
  return {
    input: {
      basicSalary: salary.amount,
      weekdayHours: weekday.hours,
      weekendHours: weekend.hours,
      ...(minimum && { minimum }),
    },
    notes: { weekday: weekday.note, weekend: weekend.note },
  };
}

/** State of the overtime form. */
export function useOvertimeForm(wages: readonly MinimumWage[]) {
  return useCalculatorForm<FieldName, OvertimeFormInput>({
    initial: { salary: '800,000', weekday: '0', weekend: '0', sector: '' },
    parse: (texts) => parse(texts, wages),
    toParams: ({ basicSalary, weekdayHours, weekendHours, minimum }) => ({
      salary: String(basicSalary),
      weekday: String(weekdayHours),
      weekend: String(weekendHours),
      sector: minimum?.id ?? '',
    }),
    required: 'salary',
    choices: ['sector'],
  });
}

type OvertimeFormProps = {
  form: ReturnType<typeof useOvertimeForm>;
  rules: OvertimeRules;
  wages: readonly MinimumWage[];
};

/** The form of the overtime calculator: a salary, two kinds of hours, and the sector whose minimum wage is compared. */
export function OvertimeForm({ form, rules, wages }: OvertimeFormProps) {
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
      <Select
        {...form.choice('sector')}
        label="Sector"
        isOptionalShown
        hint="To compare with its minimum wage."
        placeholder="None"
        options={wages.map((wage) => ({ value: wage.id, label: nameOfWork(wage) }))}
      />
    </CalculatorForm>
  );
}
