import { RichSentence } from '@/components/shared/RichSentence';
import { ruleText } from '@/components/shared/ruleText';
import { BorderStrip } from '@/components/shell/BorderStrip';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { Duty, DutyGroup } from '@/lib/calendar/duties';
import { placeInYear, yearMarks } from '@/lib/calendar/recurrence';
import type { Firm } from '@/lib/content/schemas/firm';
import { dateFormat, formatLongDate } from '@/lib/dates/formatLongDate';
import type { IsoDay } from '@/lib/tax/days';
import type { Phrase } from '@/lib/words/phrases';
import type { Translate } from '@/lib/words/translate';
import styles from './YearChart.module.scss';
import lineStyles from './YearLine.module.scss';

/** Dimensions of the drawing: width of a month, and half a diamond. */
const BLOCK = 32;
const HALF = 5;
const MIDDLE = 8;

const MONTHS = Array.from({ length: 12 }, (_, index) => index);

/** Keeps the last diamond inside the last month's block. */
const diamond = (place: number) =>
  `M${Math.min(Math.round(place * BLOCK), MONTHS.length * BLOCK - 1 - HALF) - HALF} ${MIDDLE}l${HALF}-${HALF} ${HALF} ${HALF}-${HALF} ${HALF}z`;

/** The background of every line: a block per month, and the line across them. */
function LineSymbol() {
  return (
    <svg className={lineStyles.symbols} aria-hidden="true">
      <symbol id="year-blocks" viewBox="0 0 384 16">
        <path d={MONTHS.map((index) => `M${index * BLOCK + 1} 0h30v16h-30z`).join('')} className={lineStyles.blocks} />
        <path d="M1 8h382" className={lineStyles.stroke} />
      </symbol>
    </svg>
  );
}

/** Legend of the line colours, each represented by one group of duties. */
const KINDS = [
  { group: 'employer-10', text: 'Pay and pensions' },
  { group: 'vat', text: 'VAT, excise, digital services' },
  { group: 'withholding', text: 'Withholding and gaming' },
  { group: 'company', text: 'Income tax and service levy' },
] as const satisfies readonly { group: DutyGroup; text: Phrase }[];

function YearKey({ translate }: { translate: Translate }) {
  return (
    <ul role="list" className={`${lineStyles.key} caption notPrinted`} aria-hidden="true">
      {KINDS.map(({ group, text }) => (
        <li key={group} data-group={group}>
          {translate(text)}
        </li>
      ))}
    </ul>
  );
}

/** A duty's line in the chart, with its dates. CSS shows it if the duty applies to the profile in the form. */
function YearLine({
  duty: { title, rule, groups },
  builtOn,
  translate,
}: {
  duty: Duty;
  builtOn: IsoDay;
  translate: Translate;
}) {
  return (
    <li className={lineStyles.line} data-group={groups.join(' ')}>
      <p>
        <strong>{title}</strong> <span>{ruleText(rule, translate)}</span>
      </p>
      <svg viewBox="0 0 384 16" aria-hidden="true">
        <use href="#year-blocks" />
        <path d={`M${Math.round(placeInYear(builtOn, builtOn) * BLOCK)} 0v16`} className={lineStyles.today} />
        {yearMarks(rule, builtOn).map(({ yearEnd, places }) => (
          <path key={yearEnd ?? 0} data-end={yearEnd} d={places.map(diamond).join('')} />
        ))}
      </svg>
    </li>
  );
}

/** Anchor of the chart; calendar files link to it (lib/calendar/icalendar.ts). */
const YEAR_ID = 'year';

type YearChartProps = { duties: readonly Duty[]; builtOn: IsoDay; firm: Firm; translate: Translate };

/**
 * The year as a chart: a line per duty, with a diamond on each due date. CSS shows the lines that apply to the profile in the form,
 * so the chart works without JavaScript. It is printed on a page of its own. The page's lists and tables contain the same
 * information as text.
 */
export function YearChart({ duties, builtOn, firm, translate }: YearChartProps) {
  const [year = 0, month = 0] = builtOn.split('-').map(Number);
  return (
    <section className={styles.year} id={YEAR_ID} aria-labelledby="year-title">
      <SectionHeading id="year-title" title={translate('Your year')} variant="ruled" />
      <p className={`${styles.lead} small notPrinted`}>
        <RichSentence
          text={translate('Each line is a duty, and each mark on it is a due date. The white line marks {day}.')}
          values={{ day: formatLongDate(builtOn, translate.language) }}
        />
      </p>
      <div className={`${styles.chart} onInk`}>
        <BorderStrip border="diamonds" scope="year-top" isThin />
        <YearKey translate={translate} />
        <LineSymbol />
        <ol role="list" className={`${styles.months} caption`} aria-hidden="true">
          {MONTHS.map((index) => (
            <li key={index}>
              {dateFormat({ month: 'short', timeZone: 'UTC' }, translate.language).format(
                Date.UTC(year, month - 1 + index),
              )}
            </li>
          ))}
        </ol>
        <ul role="list">
          {duties.map((duty) => (
            <YearLine translate={translate} key={duty.id} duty={duty} builtOn={builtOn} />
          ))}
        </ul>
        <p className={`${styles.proverb} proverb`} lang="sw">
          {firm.proverb.text}
        </p>
        <BorderStrip border="diamonds" scope="year-bottom" isThin />
      </div>
    </section>
  );
}
