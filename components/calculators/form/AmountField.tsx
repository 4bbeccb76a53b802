import { type KeyboardEvent, useRef } from 'react';
import { Field, type FieldProps } from '@/components/ui/field/Field';
import { formatNumber } from '@/lib/money/format';
import { groupAmount, stepAmount } from '@/lib/money/input';
import { AmountSuggestions } from './AmountSuggestions';

export type AmountFieldProps = Pick<
  FieldProps,
  'label' | 'name' | 'hint' | 'error' | 'unit' | 'isRequired' | 'size'
> & {
  value: string;
  onChange: (value: string) => void;
  /** By how much an arrow key moves the value. */
  step: number;
  /** Upper bound for arrow-key steps. */
  max?: number;
};

/**
 * A field for an amount, typed as people write it; leaving the field groups its thousands. The arrow keys move it by the
 * step, which refuses no value in between. With an error it asks which amount was meant. Focus selects all of it, by its
 * inputMode (lib/browser/page-start/selectNumbers.ts).
 */
export function AmountField({ value, onChange, step, max, error, ...field }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    // With Alt an arrow key moves the caret on macOS.
    const stepped = direction && !event.altKey ? stepAmount(value, direction * step, max) : null;
    if (stepped === null) return;
    event.preventDefault();
    onChange(stepped);
  };

  const handleChoice = (amount: number) => {
    onChange(formatNumber(amount));
    // The button that was pressed goes away.
    input.current?.focus();
  };

  return (
    <Field
      {...field}
      ref={input}
      value={value}
      error={
        error && (
          <>
            {error}
            <AmountSuggestions text={value} onChoose={handleChoice} />
          </>
        )
      }
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => onChange(groupAmount(value))}
      onKeyDown={handleKeyDown}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
