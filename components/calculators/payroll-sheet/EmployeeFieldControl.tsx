import { Field } from '@/components/ui/field/Field';
import { Select } from '@/components/ui/select/Select';
import { AmountField } from '../form/AmountField';
import type { EmployeeField } from './employeeFields';

type EmployeeFieldControlProps = {
  field: EmployeeField;
  id: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

const STEP_TZS = 1000;

/** The options, with what a file says where it is none of them: nothing typed is lost. */
function optionsFor({ options = [] }: EmployeeField, value: string) {
  return options.some((option) => option.value === value) ? options : [...options, { value, label: value }];
}

/** The option that a text means: files write 'NSSF' and 'Second Job'. */
function chosen({ options = [] }: EmployeeField, text: string): string {
  const word = text.trim().toLowerCase();
  if (word === '') return options[0]?.value ?? '';
  return options.find(({ value }) => value === word)?.value ?? text;
}

/** One field of an employee. */
export function EmployeeFieldControl({ field, id, value, error, onChange }: EmployeeFieldControlProps) {
  const { label, hint, kind } = field;
  // The name keeps the browser from offering what was typed for other people.
  const shared = { id, name: id, label, hint, error };
  if (kind === 'amount') return <AmountField {...shared} value={value} onChange={onChange} step={STEP_TZS} />;
  if (kind === 'choice') {
    const option = chosen(field, value);
    return (
      <Select
        {...shared}
        value={option}
        options={optionsFor(field, option)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <Field {...shared} value={value} onChange={(event) => onChange(event.currentTarget.value)} autoComplete="off" />
  );
}
