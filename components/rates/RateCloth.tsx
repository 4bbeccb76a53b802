import { BorderStrip } from '@/components/shell/BorderStrip';
import type { OverviewRow } from '@/lib/server/resources/rateHistory';
import { ratesPath } from '@/lib/site/ratesPath';
import styles from './RateCloth.module.scss';

/** '12/13' from '2012/13': the columns are narrow. */
const shortYear = (year: string) => year.slice(2);

/**
 * The headline rates woven over the tax years, the newest first: one row a rate, one stripe a value, each with a link to
 * the Act that began it.
 */
export function RateCloth({ years, rows }: { years: readonly string[]; rows: readonly OverviewRow[] }) {
  return (
    <div className={styles.cloth} data-pagefind-ignore>
      <BorderStrip border="diamonds" palette="tanzanite" scope="cloth-top" isThin />
      {/* biome-ignore lint/a11y/useSemanticElements: a group that scrolls, not a set of fields. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the arrow keys. */}
      <div className={styles.frame} role="group" aria-label="Rates since 2012/13" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">July to June</th>
              {years.map((year) => (
                <th key={year} scope="col">
                  <a href={ratesPath(year)} aria-label={`Rates of ${shortYear(year)}`}>
                    {shortYear(year)}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, spans }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={`#${id}`}>{label}</a>
                </th>
                {spans.map(({ years: count, text, from, href }) => (
                  <td key={from ?? 'none'} colSpan={count} data-empty={text === undefined || undefined}>
                    {href ? <a href={href}>{text}</a> : text && <span>{text}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <BorderStrip border="diamonds" palette="tanzanite" scope="cloth-end" isThin />
    </div>
  );
}
