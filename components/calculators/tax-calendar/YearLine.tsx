import type { YearLine as Line } from '@/lib/calendar/yearLines';
import styles from './YearLine.module.scss';

/** Of the drawing: width of a month, and half a diamond. */
const BLOCK = 32;
const HALF = 5;
const MIDDLE = 8;

export const MONTHS = Array.from({ length: 12 }, (_, index) => index);

/** The last one stays within the last month. */
const diamond = (place: number) =>
  `M${Math.min(Math.round(place * BLOCK), MONTHS.length * BLOCK - HALF) - HALF} ${MIDDLE}l${HALF}-${HALF} ${HALF} ${HALF}-${HALF} ${HALF}z`;

/** What every line is drawn on: a block for each month, and the line itself. */
export function LineSymbol() {
  return (
    <svg className={styles.symbols} aria-hidden="true">
      <symbol id="year-blocks" viewBox="0 0 384 16">
        <path d={MONTHS.map((index) => `M${index * BLOCK + 1} 0h30v16h-30z`).join('')} className={styles.blocks} />
        <path d="M0 8h384" className={styles.stroke} />
      </symbol>
    </svg>
  );
}

/** What the colours of the lines mean, each by a group of its duties. */
const KINDS = [
  { group: 'employer-10', text: 'Pay and pensions' },
  { group: 'vat', text: 'VAT, excise, digital services' },
  { group: 'withholding', text: 'Withholding and gaming' },
  { group: 'company', text: 'Income tax and service levy' },
];

/** The colours of the lines in words. */
export const YearKey = () => (
  <ul role="list" className={styles.key} aria-hidden="true">
    {KINDS.map(({ group, text }) => (
      <li key={group} data-for={group}>
        {text}
      </li>
    ))}
  </ul>
);

type YearLineProps = {
  line: Line;
  /** Place of the day of the build, in months from the beginning. */
  today: number;
};

/** A line of the year's chart: a duty and its days. Its style sheet shows it where the choice in the form has the duty. */
export function YearLine({ line: { title, rule, groups, marks }, today }: YearLineProps) {
  return (
    <li className={styles.line} data-for={groups.join(' ')}>
      <p>
        <strong>{title}</strong> <span>{rule}</span>
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
