import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { Field } from '@/components/ui/field/Field';
import { Select } from '@/components/ui/select/Select';
import { EMPLOYER_KINDS, type MonthTexts, monthOptions } from '@/lib/payroll/sheet';
import styles from './MonthFields.module.scss';

type MonthFieldsProps = {
  month: MonthTexts;
  /** Income years, the newest first. */
  years: readonly string[];
  staffError: string | undefined;
  onChange: (texts: Partial<MonthTexts>) => void;
};

/** The month, and what the result needs to know of the employer. */
export function MonthFields({ month, years, staffError, onChange }: MonthFieldsProps) {
  const fieldOf = (name: keyof MonthTexts) => ({
    name,
    value: month[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [name]: event.currentTarget.value }),
  });

  return (
    <>
      <Select {...fieldOf('month')} label="Month" options={monthOptions(years)} />
      <Disclosure summary="About the employer">
        <div className={styles.fields}>
          <Field
            {...fieldOf('employer')}
            label="Name of the employer"
            hint="For the payslips."
            autoComplete="organization"
          />
          <Field
            {...fieldOf('staff')}
            error={staffError}
            label="Employees in all"
            hint="If more than you list."
            inputMode="numeric"
            autoComplete="off"
          />
          <Select {...fieldOf('kind')} label="Kind of employer" options={EMPLOYER_KINDS} />
        </div>
      </Disclosure>
    </>
  );
}
