import type { ParseResult } from '@/lib/money/input';
import { AmountField } from '../form/AmountField';
import { ArrowKeysHint } from '../form/ArrowKeysHint';
import { CalculatorForm } from '../form/CalculatorForm';
import { useCalculatorForm } from '../form/useCalculatorForm';
import { SmallEmployerSwitch } from './SmallEmployerSwitch';

type SalaryFormOptions = {
  /** Name of the field and of its parameter in the URL. */
  name: 'gross' | 'net';
  initialText: string;
  parse: (text: string) => ParseResult;
};

/** State of a form with one salary and the switch for small employers, which acts on a result at once. */
export function useSalaryForm({ name, initialText, parse }: SalaryFormOptions) {
  const form = useCalculatorForm<'gross' | 'net' | 'small', number>({
    initial: { gross: '', net: '', small: '', [name]: initialText },
    parse: (texts) => {
      const result = parse(texts[name]);
      return result.error === undefined ? { input: result.amount } : { errors: { [name]: result.error } };
    },
    toParams: (salary, { small }) => ({ [name]: String(salary), small }),
    required: name,
    choices: ['small'],
  });

  const setSmallEmployer = (isOn: boolean) => {
    const small = isOn ? '1' : '';
    form.setText('small', small);
    if (form.input !== undefined) form.writeParams({ small });
  };

  return { ...form, salaryField: form.field(name), isSmallEmployer: form.texts.small === '1', setSmallEmployer };
}

type SalaryFormProps = {
  form: ReturnType<typeof useSalaryForm>;
  label: string;
  hint: string;
  submitLabel: string;
  /** Employees from which SDL is due. */
  sdlMinEmployees: number;
};

/** The form of a salary calculator: one salary and the switch for small employers. */
export function SalaryForm({ form, label, hint, submitLabel, sdlMinEmployees }: SalaryFormProps) {
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
        minEmployees={sdlMinEmployees}
      />
    </CalculatorForm>
  );
}
