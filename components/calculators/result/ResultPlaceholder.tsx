import { DiamondList } from '@/components/ui/diamond-list/DiamondList';
import { say } from '@/lib/words/say';
import styles from './ResultPlaceholder.module.scss';

/** In the place of the result until there is one: what it will hold. */
export function ResultPlaceholder({ points }: { points: readonly string[] }) {
  return (
    <div className={styles.placeholder} data-pagefind-ignore>
      <h2 className={styles.title}>{say('Your result appears here')}</h2>
      <DiamondList items={points} size="small" />
    </div>
  );
}
