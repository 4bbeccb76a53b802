import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { formatNumber } from '@/lib/money/format';
import { suggestAmounts } from '@/lib/money/suggestAmounts';
import styles from './AmountSuggestions.module.scss';

type AmountSuggestionsProps = {
  /** What is wrong with the text. */
  message: ReactNode;
  text: string;
  onChoose: (amount: number) => void;
};

/** What is wrong with an amount, and a button for each amount that the text may mean. */
export function AmountSuggestions({ message, text, onChoose }: AmountSuggestionsProps) {
  return (
    <>
      {message}
      {suggestAmounts(text).map((amount) => (
        <span key={amount} className={styles.suggestion}>
          {' '}
          <Button variant="outline" size="small" onClick={() => onChoose(amount)}>
            Did you mean {formatNumber(amount)}?
          </Button>
        </span>
      ))}
    </>
  );
}
