import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { Field } from '@/components/ui/field/Field';
import { useFieldText } from '@/components/ui/field/useFieldText';
import { Select } from '@/components/ui/select/Select';
import type { Mistake } from '@/lib/money/mistake';
import { EMPLOYER_KINDS, type MonthTexts, monthOptions } from '@/lib/payroll/sheet';
import { ENGLISH } from '@/lib/words/say';
import { messageOf } from '../form/messages';
import styles from './MonthFields.module.scss';

type MonthFieldsProps = {
  month: MonthTexts;
  /** Income years, the newest first. */
  years: readonly string[];
  staffError: Mistake | undefined;
  onChange: (texts: Partial<MonthTexts>) => void;
};

/** The month, and what the result needs to know of the employer. */
export function MonthFields({ month, years, staffError, onChange }: MonthFieldsProps) {
  const textOf = (name: keyof MonthTexts) => [month[name], (text: string) => onChange({ [name]: text })] as const;
  const monthField = useFieldText<HTMLSelectElement>(...textOf('month'));
  const employerField = useFieldText<HTMLInputElement>(...textOf('employer'));
  const staffField = useFieldText<HTMLInputElement>(...textOf('staff'));
  const kindField = useFieldText<HTMLSelectElement>(...textOf('kind'));

  return (
    <>
      <Select {...monthField} name="month" label="Month" options={monthOptions(years)} />
      <Disclosure summary="About the employer">
        <div className={styles.fields}>
          <Field
            {...employerField}
            name="employer"
            label="Name of the employer"
            hint="For the payslips."
            autoComplete="organization"
          />
          <Field
            {...staffField}
            name="staff"
            error={staffError && messageOf(staffError, ENGLISH)}
            label="Employees in all"
            hint="If more than you list."
            inputMode="numeric"
            autoComplete="off"
          />
          <Select {...kindField} name="kind" label="Kind of employer" options={EMPLOYER_KINDS} />
        </div>
      </Disclosure>
    </>
  );
}
