import { Field } from '@/components/ui/field/Field';
import { Select } from '@/components/ui/select/Select';
import { groupAmount } from '@/lib/money/input';
import { say } from '@/lib/words/say';
import { AmountSuggestions } from '../form/AmountSuggestions';
import type { EmployeeField } from './employeeFields';

type EmployeeFieldControlProps = {
  field: EmployeeField;
  id: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

/** The options, with what a file says where it is none of them: nothing typed is lost. */
function optionsFor({ options = [] }: EmployeeField, value: string) {
  const named = options.map((option) => ({ value: option.value, label: say(option.label) }));
  return named.some((option) => option.value === value) ? named : [...named, { value, label: value }];
}

/** The option that a text means: files write 'NSSF' and 'Second Job'. */
function chosen({ options = [] }: EmployeeField, text: string): string {
  const word = text.trim().toLowerCase();
  if (word === '') return options[0]?.value ?? '';
  return options.find(({ value }) => value === word)?.value ?? text;
}

/** One field of an employee. Amounts are typed as people write them and grouped on leaving; a sheet has no steps. */
export function EmployeeFieldControl({ field, id, value, error, onChange }: EmployeeFieldControlProps) {
  const { label, hint, kind } = field;
  // The name keeps the browser from offering what was typed for other people.
  const shared = { id, name: id, label: say(label), hint: hint && say(hint) };
  if (kind === 'choice') {
    const option = chosen(field, value);
    return (
      <Select
        {...shared}
        error={error}
        value={option}
        options={optionsFor(field, option)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  const isAmount = kind === 'amount';
  return (
    <Field
      {...shared}
      error={
        error && (
          <>
            {error}
            {isAmount && <AmountSuggestions text={value} onChoose={(amount) => onChange(`${amount}`)} />}
          </>
        )
      }
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={isAmount ? () => onChange(groupAmount(value)) : undefined}
      inputMode={isAmount ? 'decimal' : undefined}
      autoComplete="off"
    />
  );
}
