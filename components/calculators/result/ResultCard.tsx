import type { ReactNode } from 'react';
import { formatTzs } from '@/lib/money/format';
import type { MarkedRow } from '@/lib/money/markedRows';
import { linkHere } from '@/lib/site/twins';
import { say } from '@/lib/words/say';
import styles from './ResultCard.module.scss';
import type { ResultModel } from './resultModel';

type ResultCardProps = Pick<ResultModel, 'headline'> & {
  /** A row on which sources differ. */
  disputed?: MarkedRow | undefined;
  /** The question that an example answers; absent where the result is the visitor's own. */
  exampleOf?: string;
  /** What stands below the headline. */
  children: ReactNode;
};

/** The result: the headline amount on the dark band, and all that follows from it. */
export function ResultCard({ headline, disputed, exampleOf, children }: ResultCardProps) {
  const { label, amount, words, badge, aside, other } = headline;

  return (
    <section className={styles.card} aria-label={say(exampleOf ? 'Example' : 'Result')}>
      <div className={styles.head}>
        {exampleOf && (
          <p className={styles.example}>
            <b>{say('Example')}</b> {exampleOf}
          </p>
        )}
        <h2>
          {label} <strong>{words ?? formatTzs(amount)}</strong>
        </h2>
        <p>
          <b>{badge}</b> {aside}
        </p>
        {other && (
          <p className={styles.other}>
            {other.label}: <strong>{formatTzs(other.amount)}</strong>. <a href={`#${other.noteId}`}>{say('Why?')}</a>
          </p>
        )}
        {disputed && (
          <p className={styles.other}>
            <strong className={styles.words}>{say('{row}: disputed.', { row: disputed.label })}</strong>{' '}
            {disputed.mark.reason} <a {...linkHere(`/rates/evidence#${disputed.mark.list}`)}>{say('Open questions')}</a>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
