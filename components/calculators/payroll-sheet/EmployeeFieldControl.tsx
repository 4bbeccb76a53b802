import { Field } from '@/components/ui/field/Field';
import { useFieldText } from '@/components/ui/field/useFieldText';
import { Select } from '@/components/ui/select/Select';
import { groupAmount } from '@/lib/money/input';
import type { Mistake } from '@/lib/money/mistake';
import { ENGLISH } from '@/lib/words/say';
import { AmountSuggestions } from '../form/AmountField';
import { messageOf } from '../form/messages';
import { type EmployeeField, fieldLabel } from './employeeFields';

type EmployeeFieldControlProps = {
  field: EmployeeField;
  id: string;
  value: string;
  error: Mistake | undefined;
  /** A row above shows the label. */
  isLabelHidden?: boolean;
  onChange: (text: string) => void;
};

/** The options, and the one that a text means: files write 'NSSF' and 'Second Job'. A text that is none of them stays in sight. */
function optionsFor(options: NonNullable<EmployeeField['options']>, text: string) {
  const word = text.trim().toLowerCase();
  const chosen = word === '' ? options[0]?.value : options.find(({ value }) => value === word)?.value;
  return chosen === undefined
    ? { value: text, options: [...options, { value: text, label: text }] }
    : { value: chosen, options };
}

/** One field of an employee. Amounts are typed as people write them and grouped on leaving; a sheet has no steps. */
export function EmployeeFieldControl({ field, id, value, error, isLabelHidden, onChange }: EmployeeFieldControlProps) {
  const message = error && messageOf(error, ENGLISH);
  const { column, hint, isAmount, options } = field;
  // The name keeps the browser from offering what was typed for other people.
  const shared = { id, name: id, label: fieldLabel(column), hint, isLabelHidden };
  const choice = options && optionsFor(options, value);
  const control = useFieldText<HTMLInputElement & HTMLSelectElement>(choice ? choice.value : value, onChange);
  if (choice) return <Select {...shared} {...control} options={choice.options} error={message} />;
  return (
    <Field
      {...shared}
      error={
        message && (
          <>
            {message}
            {isAmount && <AmountSuggestions text={value} onChoose={(amount) => onChange(`${amount}`)} />}
          </>
        )
      }
      {...control}
      onBlur={isAmount ? () => onChange(groupAmount(value)) : undefined}
      inputMode={isAmount ? 'decimal' : undefined}
      autoComplete="off"
    />
  );
}
