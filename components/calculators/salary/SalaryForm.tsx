import type { StudentLoan } from '@/lib/salary/deductions';
import type { SalaryYear } from '@/lib/salary/publishedRates';
import { AmountField } from '../form/AmountField';
import { ArrowKeysHint } from '../form/ArrowKeysHint';
import { CalculatorForm } from '../form/CalculatorForm';
import { MoreFields } from './MoreFields';
import { SmallEmployerSwitch } from './SmallEmployerSwitch';
import type { useSalaryForm } from './useSalaryForm';

type SalaryFormProps = {
  form: ReturnType<typeof useSalaryForm>;
  label: string;
  hint: string;
  submitLabel: string;
  years: readonly SalaryYear[];
  loan: StudentLoan;
};

/** The form of a salary calculator: one salary, the switch for small employers, and what few need in a closed panel. */
export function SalaryForm({ form, label, hint, submitLabel, years, loan }: SalaryFormProps) {
  return (
    <CalculatorForm submitLabel={submitLabel} onSubmit={form.submit}>
      <AmountField
        {...form.salaryField}
        label={label}
        hint={
          <>
            {hint}
            <ArrowKeysHint>it by 1,000</ArrowKeysHint>
          </>
        }
        unit="TZS"
        size="large"
        step={1000}
        isRequired
      />
      <SmallEmployerSwitch
        isOn={form.isSmallEmployer}
        onChange={form.setSmallEmployer}
        minEmployees={form.sdlMinEmployees}
      />
      <MoreFields form={form} years={years} loan={loan} />
    </CalculatorForm>
  );
}
