import { formatLongDate } from '@/lib/dates/formatLongDate';
import styles from './SourceLine.module.scss';

type SourceLineProps = {
  sources: readonly string[];
  /** Newest Finance Act taken in. */
  financeAct: number;
  checkedOn: string;
  /** A sentence on the period of the rates. */
  period: string;
};

/** Where the rates come from and how new they are. */
export function SourceLine({ sources, financeAct, checkedOn, period }: SourceLineProps) {
  return (
    <p className={styles.line}>
      {period} Takes in the Finance Acts up to {financeAct}. Checked on{' '}
      <time dateTime={checkedOn}>{formatLongDate(checkedOn)}</time>. Sources: {sources.join('; ')}.
    </p>
  );
}
