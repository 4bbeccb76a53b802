import { Field } from '@/components/ui/field/Field';
import { Select } from '@/components/ui/select/Select';
import { EMPLOYER_KINDS, MONTHS, type MonthTexts } from '@/lib/payroll/sheet';
import { say } from '@/lib/words/say';
import styles from './MonthFields.module.scss';

type MonthFieldsProps = {
  month: MonthTexts;
  /** Income years, the newest first. */
  years: readonly string[];
  staffError: string | undefined;
  onChange: (texts: Partial<MonthTexts>) => void;
};

/** The month, and what of the employer the result depends on. */
export function MonthFields({ month, years, staffError, onChange }: MonthFieldsProps) {
  const fieldOf = (name: keyof MonthTexts) => ({
    name,
    value: month[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  });

  return (
    <div className={styles.fields}>
      <Select
        {...fieldOf('year')}
        label={say('Income year')}
        options={years.map((year) => ({ value: year, label: year }))}
      />
      <Select
        {...fieldOf('month')}
        label={say('Month')}
        options={MONTHS.map(([value, name]) => ({ value, label: say(name) }))}
      />
      <Field
        {...fieldOf('staff')}
        error={staffError}
        label={say('Employees in all')}
        hint={say('If more than you list.')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        {...fieldOf('employer')}
        label={say('Name of the employer')}
        hint={say('For the payslips.')}
        autoComplete="organization"
      />
      <Select
        {...fieldOf('kind')}
        label={say('Kind of employer')}
        options={EMPLOYER_KINDS.map(({ value, label }) => ({ value, label: say(label) }))}
      />
    </div>
  );
}
