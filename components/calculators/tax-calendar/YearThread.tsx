import type { YearThread as Thread } from '@/lib/calendar/yearThreads';
import styles from './YearThread.module.scss';

/** Of the drawing: width of a month, and half a diamond. */
const BLOCK = 32;
const HALF = 5;
const MIDDLE = 8;

export const MONTHS = Array.from({ length: 12 }, (_, index) => index);

const diamond = (place: number) =>
  `M${Math.round(place * BLOCK) - HALF} ${MIDDLE}l${HALF}-${HALF} ${HALF} ${HALF}-${HALF} ${HALF}z`;

/** What every thread is drawn on: a block for each month, and the thread itself. */
export function ThreadSymbol() {
  return (
    <svg className={styles.symbols} aria-hidden="true">
      <symbol id="year-blocks" viewBox="0 0 384 16">
        <path d={MONTHS.map((index) => `M${index * BLOCK + 1} 0h30v16h-30z`).join('')} className={styles.blocks} />
        <path d="M0 8h384" className={styles.line} />
      </symbol>
    </svg>
  );
}

type YearThreadProps = {
  thread: Thread;
  /** Place of the day of the build, in months from the beginning. */
  today: number;
};

/** A thread of the year's cloth: a duty and its days. Its style sheet shows it where what is chosen in the form has the duty. */
export function YearThread({ thread: { title, rule, groups, marks }, today }: YearThreadProps) {
  return (
    <li className={styles.thread} data-for={groups.join(' ')}>
      <p>
        <strong>{title}</strong> {rule}
      </p>
      <svg viewBox="0 0 384 16" aria-hidden="true">
        <use href="#year-blocks" />
        <path d={`M${Math.round(today * BLOCK)} 0v16`} data-today="" />
        {marks.map(({ yearEnd, places }) => (
          <path key={yearEnd ?? 0} data-end={yearEnd} d={places.map(diamond).join('')} />
        ))}
      </svg>
    </li>
  );
}
