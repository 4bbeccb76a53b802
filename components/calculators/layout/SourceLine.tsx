import { LawBasis } from '@/components/behaviours/law-basis/LawBasis';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import styles from './SourceLine.module.scss';

type SourceLineProps = {
  sources: readonly string[];
  /** Year of the newest Finance Act that is taken in. */
  financeAct: number;
  checkedOn: string;
  /** A sentence on the period in which the rates hold. */
  period: string;
};

/** Where the rates come from and how new they are. */
export function SourceLine({ sources, financeAct, checkedOn, period }: SourceLineProps) {
  return (
    <p className={styles.line} data-pagefind-ignore>
      {period} <LawBasis financeAct={financeAct} /> Checked on{' '}
      <time dateTime={checkedOn}>{formatLongDate(checkedOn)}</time>. Sources: {sources.join('; ')}.
    </p>
  );
}
