import type { ReactNode } from 'react';
import { AmountField } from '../form/AmountField';
import { ArrowKeysHint } from '../form/ArrowKeysHint';
import { CalculatorForm } from '../form/CalculatorForm';
import { MoreFieldsContext } from './MoreSlot';
import { SmallEmployerSwitch } from './SmallEmployerSwitch';
import type { LateSalary, SalaryPage } from './salaryCase';
import type { useSalaryForm } from './useSalaryForm';

type SalaryFormProps = {
  form: ReturnType<typeof useSalaryForm>;
  label: string;
  hint: string;
  submitLabel: string;
  page: SalaryPage;
  late: LateSalary | undefined;
  /** The panel of what few visitors need, rendered on the server. */
  panel: ReactNode;
};

/** The form of a salary calculator: one salary, the switch for small employers, and the panel. */
export function SalaryForm({ form, label, hint, submitLabel, page, late, panel }: SalaryFormProps) {
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
        minEmployees={(form.input?.more?.year.rates ?? page.rates).sdlMinEmployees}
      />
      <MoreFieldsContext value={late?.moreFields(form, page)}>
        <div onInput={form.followPanel}>{panel}</div>
      </MoreFieldsContext>
    </CalculatorForm>
  );
}
