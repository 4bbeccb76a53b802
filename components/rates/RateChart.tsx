import type { ReactNode } from 'react';
import { BorderStrip } from '@/components/shell/BorderStrip';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { RateRow } from '@/lib/server/rates/rateRows';
import { guidePath } from '@/lib/site/paths';
import styles from './RateChart.module.scss';

/** Shortens '2012/13' to '12/13' for the narrow columns. */
const shortYear = (year: string) => year.slice(2);

/** Shortens 'TZS 200 million' to '200 m' for a stripe one year wide. */
const shortAmount = (text: string) => text.replace(/^TZS ([\d.]+) million$/, '$1\u00a0m');

/** A row of the chart, which opens a drawer below it. Only one drawer of the chart is open at a time. */
function Row({ label, stripes, children }: { label: string; stripes: ReactNode; children: ReactNode }) {
  return (
    <details name="rate" className={styles.rate}>
      <summary className={`${styles.row} focusInside digits small`}>
        <span className={styles.label}>{label}</span>
        {stripes}
      </summary>
      <div className={`${styles.drawer} small`}>{children}</div>
    </details>
  );
}

function Stripe({ stripe: { years, text } }: { stripe: RateRow['stripes'][number] }) {
  return (
    <span className={styles.stripe} data-size={years}>
      {text && <VisuallyHidden>: </VisuallyHidden>}
      <span>{text && years === 1 ? shortAmount(text) : text}</span>
    </span>
  );
}

/** Every value of a rate, newest first, with its law, an example and links for further reading. */
function Values({ row: { id, stripes, example, tool, documents } }: { row: RateRow }) {
  return (
    <>
      {example && <p>{example}:</p>}
      <ol role="list">
        {stripes.map(
          ({ text, sign, from, when, law, href, effect }) =>
            text && (
              <li key={from}>
                <strong>
                  {text}
                  {sign}
                </strong>{' '}
                {when}
                {effect && (
                  <>
                    : <strong>{effect}</strong>
                  </>
                )}
                . {href ? <a href={href}>{law}</a> : law}
              </li>
            ),
        )}
      </ol>
      <p className={styles.ways}>
        <a className="linkTarget" href={`#${id}`}>
          In today’s list
        </a>
        {[...documents, tool].map(({ href, name }) => (
          <a key={href} className="linkTarget" href={href}>
            {name}
          </a>
        ))}
      </p>
    </>
  );
}

type RateChartProps = {
  years: readonly string[];
  rows: readonly RateRow[];
  /** Text above the links to each year's guide. */
  guides: string;
};

/** The headline rates by tax year, newest first: one row per rate, one stripe per value. */
export function RateChart({ years, rows, guides }: RateChartProps) {
  return (
    <div className={`${styles.chart} notPrinted`} data-pagefind-ignore>
      <BorderStrip border="diamonds" palette="tanzanite" scope="chart-top" isThin />
      {/* biome-ignore lint/a11y/useSemanticElements: a scrollable group, not a set of fields. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be operable by keyboard. */}
      <div className={`${styles.frame} focusInside`} role="group" aria-label="Rates since 2012/13" tabIndex={0}>
        <Row
          label="Choose a year"
          stripes={years.map((year) => (
            <span key={year} className={styles.year} aria-hidden="true">
              {shortYear(year)}
            </span>
          ))}
        >
          <p>{guides}</p>
          <p className={styles.ways}>
            {years.map((year) => (
              <a key={year} className="linkTarget" href={guidePath(year)}>
                {year}
              </a>
            ))}
          </p>
        </Row>
        {rows.map((row) => (
          <Row
            key={row.id}
            label={row.label}
            stripes={row.stripes.map((stripe) => <Stripe key={stripe.from ?? 'none'} stripe={stripe} />)}
          >
            <Values row={row} />
          </Row>
        ))}
      </div>
      <BorderStrip border="diamonds" palette="tanzanite" scope="chart-end" isThin />
    </div>
  );
}
