import type { KeyboardEvent } from 'react';
import { Field, type FieldProps } from '@/components/ui/field/Field';
import { stepAmount } from '@/lib/money/input';

type AmountFieldProps = Pick<FieldProps, 'label' | 'name' | 'hint' | 'error' | 'unit' | 'isRequired' | 'size'> & {
  value: string;
  onChange: (value: string) => void;
  /** By how much an arrow key moves the value. */
  step: number;
  /** Upper bound for arrow-key steps. */
  max?: number;
};

/**
 * A field for an amount, typed as people write it: the text stays as typed. The arrow keys move it by the step, which
 * refuses no value in between.
 */
export function AmountField({ value, onChange, step, max, ...field }: AmountFieldProps) {
  const handleKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    // With Alt an arrow key moves the caret on macOS.
    const stepped = direction && !event.altKey ? stepAmount(value, direction * step, max) : null;
    if (stepped === null) return;
    event.preventDefault();
    onChange(stepped);
  };

  return (
    <Field
      {...field}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
