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
  /** The initial text; with an error, the text that was rejected. */
  defaultValue: string;
  /** How much an arrow key changes the value. If omitted, arrow keys do nothing. */
  step?: number;
  /** The largest amount accepted. Arrow keys stop at it, and larger amounts are not suggested. */
  max?: number;
  translate: Translate;
};

/** A hint about the arrow keys, hidden on touch screens. */
export const ArrowKeysHint = ({ children }: { children: string }) => <span className={styles.hint}> {children}</span>;

type AmountSuggestionsProps = {
  text: string;
  max?: number | undefined;
  onChoose: (amount: number) => void;
  translate: Translate;
};

/** Buttons that suggest how to read an ambiguous amount. */
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
 * A field for an amount in any common notation; on blur, its thousands are grouped. Arrow keys change it by `step`, which does not
 * restrict the values in between. With an error it suggests amounts. Focusing it selects all the text.
 */
export function AmountField({ step, max, error, translate, ...field }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Once a text has been rejected, the suggestions follow what is typed.
  const [typed, setTyped] = useState({ after: '', text: '' });
  const refused = field.defaultValue;

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = step && { ArrowUp: 1, ArrowDown: -1 }[event.key];
    // On macOS, Alt and an arrow key move the caret.
    const stepped = direction && !event.altKey ? stepAmount(event.currentTarget.value, direction * step, max) : null;
    if (stepped === null) return;
    event.preventDefault();
    enterText(event.currentTarget, stepped);
  };

  const handleChoice = (amount: number) => {
    if (!input.current) return;
    enterText(input.current, formatNumber(amount));
    // The pressed button disappears, and focus would be lost with it.
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
