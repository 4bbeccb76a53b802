import { Button } from '@/components/ui/button/Button';
import { formatNumber } from '@/lib/money/format';
import { suggestAmounts } from '@/lib/money/suggestAmounts';
import { say } from '@/lib/words/say';
import styles from './AmountSuggestions.module.scss';

type AmountSuggestionsProps = {
  /** What was typed. */
  text: string;
  onChoose: (amount: number) => void;
};

/** A button for each amount that a text may mean which is none. */
export function AmountSuggestions({ text, onChoose }: AmountSuggestionsProps) {
  return (
    <>
      {suggestAmounts(text).map((amount) => (
        <span key={amount} className={styles.suggestion}>
          {' '}
          <Button variant="outline" size="small" onClick={() => onChoose(amount)}>
            {say('Did you mean {amount}?', { amount: formatNumber(amount) })}
          </Button>
        </span>
      ))}
    </>
  );
}
