import { BorderStrip } from '@/components/shell/BorderStrip';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import type { Duty } from '@/lib/calendar/duties';
import { placeInYear, yearLines } from '@/lib/calendar/yearLines';
import type { Firm } from '@/lib/content/schemas/firm';
import { dateFormat, formatLongDate } from '@/lib/dates/formatLongDate';
import type { IsoDay } from '@/lib/tax/days';
import styles from './YearChart.module.scss';
import { LineSymbol, MONTHS, YearKey, YearLine } from './YearLine';

/** Anchor of the chart, which calendar files link to (lib/calendar/icalendar.ts). */
const YEAR_ID = 'year';

type YearChartProps = { duties: readonly Duty[]; builtOn: IsoDay; firm: Firm };

/**
 * The year as a chart: a line for each duty, a diamond on each of its days. Style sheets show the lines of the duties chosen
 * in the form, so that it needs no script, and print gives it a sheet of its own. The lists and tables of the page say the
 * same in words.
 */
export function YearChart({ duties, builtOn, firm }: YearChartProps) {
  const [year = 0, month = 0] = builtOn.split('-').map(Number);
  return (
    <section className={styles.year} id={YEAR_ID} aria-labelledby="year-title">
      <SectionHeading id="year-title" title="Your year" variant="ruled" />
      <p className={styles.lead}>
        One line per duty; each mark is a due date. The white line is {formatLongDate(builtOn)}.
      </p>
      <div className={styles.chart}>
        <BorderStrip border="diamonds" scope="year-top" isThin />
        <YearKey />
        <LineSymbol />
        <ol role="list" className={styles.months} aria-hidden="true">
          {MONTHS.map((index) => (
            <li key={index}>
              {dateFormat({ month: 'short', timeZone: 'UTC' }).format(Date.UTC(year, month - 1 + index))}
            </li>
          ))}
        </ol>
        <ul role="list">
          {yearLines(duties, builtOn).map((line) => (
            <YearLine key={line.id} line={line} today={placeInYear(builtOn, builtOn)} />
          ))}
        </ul>
        <p className={styles.proverb} lang="sw">
          {firm.proverb.text}
        </p>
        <BorderStrip border="diamonds" scope="year-bottom" isThin />
      </div>
    </section>
  );
}
