import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Field, type FieldProps } from '@/components/ui/field/Field';
import { enterText } from '@/lib/browser/formFields';
import { formatNumber } from '@/lib/money/format';
import { groupAmount, stepAmount, suggestAmounts } from '@/lib/money/input';
import type { Translate } from '@/lib/words/translate';
import styles from './AmountField.module.scss';

export type AmountFieldProps = Pick<
  FieldProps,
  'id' | 'label' | 'isLabelHidden' | 'name' | 'hint' | 'error' | 'unit' | 'isRequired' | 'size'
> & {
  /** Its initial text. With an error it is the text that was refused. */
  defaultValue: string;
  /** By how much an arrow key moves the value; absent where none does. */
  step?: number;
  /** Largest amount that the field accepts: no arrow key steps above it, and none larger is suggested. */
  max?: number;
  translate: Translate;
};

/** A hint on the arrow keys. Touch screens, which have none, do not show it. */
export const ArrowKeysHint = ({ children }: { children: string }) => <span className={styles.hint}> {children}</span>;

type AmountSuggestionsProps = {
  text: string;
  max?: number | undefined;
  onChoose: (amount: number) => void;
  translate: Translate;
};

/** Buttons for the amounts that an unreadable text may mean. */
function AmountSuggestions({ text, max, onChoose, translate }: AmountSuggestionsProps) {
  return suggestAmounts(text, max).map((amount) => (
    <span key={amount} className={styles.suggestion}>
      {' '}
      <Button variant="outline" size="small" onClick={() => onChoose(amount)}>
        {translate('Did you mean {amount}?', { amount: formatNumber(amount) })}
      </Button>
    </span>
  ));
}

/**
 * A field for an amount, typed as people write it; leaving the field groups its thousands. The arrow keys move it by the
 * step, which refuses no value in between. With an error it asks which amount was meant. Focus selects all of it.
 */
export function AmountField({ step, max, error, translate, ...field }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // The suggestions follow what is typed after a text was refused.
  const [typed, setTyped] = useState({ after: '', text: '' });
  const refused = field.defaultValue;

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = step && { ArrowUp: 1, ArrowDown: -1 }[event.key];
    // With Alt an arrow key moves the caret on macOS.
    const stepped = direction && !event.altKey ? stepAmount(event.currentTarget.value, direction * step, max) : null;
    if (stepped === null) return;
    event.preventDefault();
    enterText(event.currentTarget, stepped);
  };

  const handleChoice = (amount: number) => {
    if (!input.current) return;
    enterText(input.current, formatNumber(amount));
    // The pressed button goes away, and the focus with it.
    input.current.focus();
  };

  return (
    <Field
      {...field}
      ref={input}
      error={
        error && (
          <>
            {error}
            <AmountSuggestions
              translate={translate}
              text={typed.after === refused ? typed.text : refused}
              max={max}
              onChoose={handleChoice}
            />
          </>
        )
      }
      onInput={({ currentTarget }) => setTyped({ after: refused, text: currentTarget.value })}
      onBlur={({ currentTarget }) => {
        const grouped = groupAmount(currentTarget.value);
        if (grouped !== currentTarget.value) enterText(currentTarget, grouped);
      }}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={handleKeyDown}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}
