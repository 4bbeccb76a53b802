import { LawBasis } from '@/components/behaviours/law-basis/LawBasis';
import { Said } from '@/components/behaviours/Said';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { twinsOf } from '@/lib/server/words/twinsOf';
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
      {period} <LawBasis financeAct={financeAct} />{' '}
      <Said
        of="Checked on {day}. Sources: {sources}."
        values={{
          day: <time dateTime={checkedOn}>{formatLongDate(checkedOn)}</time>,
          sources: twinsOf(sources).join('; '),
        }}
      />
    </p>
  );
}
