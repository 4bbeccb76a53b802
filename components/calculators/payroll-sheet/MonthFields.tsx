import { Field } from '@/components/ui/field/Field';
import { Select } from '@/components/ui/select/Select';
import { EMPLOYER_KINDS, MONTHS, type MonthTexts } from '@/lib/payroll/sheet';
import styles from './MonthFields.module.scss';

type MonthFieldsProps = {
  month: MonthTexts;
  /** Income years, the newest first. */
  years: readonly string[];
  staffError: string | undefined;
  onChange: (texts: Partial<MonthTexts>) => void;
};

const MONTH_OPTIONS = MONTHS.map(([value, label]) => ({ value, label }));

/** The month, and what of the employer the result depends on. */
export function MonthFields({ month, years, staffError, onChange }: MonthFieldsProps) {
  const fieldOf = (name: keyof MonthTexts) => ({
    name,
    value: month[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  });

  return (
    <div className={styles.fields}>
      <Select {...fieldOf('year')} label="Income year" options={years.map((year) => ({ value: year, label: year }))} />
      <Select {...fieldOf('month')} label="Month" options={MONTH_OPTIONS} />
      <Field
        {...fieldOf('staff')}
        error={staffError}
        label="Employees in all"
        hint="If more than you list."
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        {...fieldOf('employer')}
        label="Name of the employer"
        hint="For the payslips."
        autoComplete="organization"
      />
      <Select {...fieldOf('kind')} label="Kind of employer" options={EMPLOYER_KINDS} />
    </div>
  );
}
