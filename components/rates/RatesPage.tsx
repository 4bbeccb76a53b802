import { CheckedUntil } from '@/components/shared/CheckedUntil';
import { ContactBlock } from '@/components/shell/ContactBlock';
import { PageHero } from '@/components/shell/PageHero';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { getRateFile } from '@/lib/server/content/loaders/tax/tax';
import { REPORTED_SIGN, rateGroups } from '@/lib/server/rates/rateHistory';
import { rateRows } from '@/lib/server/rates/rateRows';
import { PAGES } from '@/lib/site/pages';
import { LAW_VALUES_FILE } from '@/lib/site/paths';
import { ENGLISH } from '@/lib/words/translate';
import { RateChart } from './RateChart';
import { RateGroups } from './RateGroups';
import styles from './RatesPage.module.scss';

/** The Rates page: an overview of every tax year, and today's rates with their laws and history. */
export function RatesPage() {
  const { years, rows } = rateRows();
  const { lawAsAt = '' } = getRateFile('en');
  const { lead, guides, reported } = getPageTexts('en').rates;
  const groups = rateGroups(years[0] ?? '');
  return (
    <>
      {/* Without a border strip, because the chart below has its own. */}
      <PageHero translate={ENGLISH} kind="reading" page={{ ...PAGES.rates, picture: undefined }} lead={lead} />
      <div className={`${styles.page} wrap`}>
        <RateChart years={years} rows={rows} guides={guides} />
        <h2 className={`${styles.title} h3`}>Rates today</h2>
        <RateGroups groups={groups} />
        <p className="above4 caption muted plainLinks">
          {`${REPORTED_SIGN} ${reported}`} <a href={PAGES.howWeCheck.path}>{PAGES.howWeCheck.name}</a>.
        </p>
        <p className="above2 caption muted plainLinks" data-pagefind-ignore>
          Law as at {formatLongDate(lawAsAt, 'en')}.
          <CheckedUntil translate={ENGLISH} /> General information, not advice.{' '}
          <a href={LAW_VALUES_FILE} download>
            All rates (CSV)
          </a>
        </p>
      </div>
      <ContactBlock translate={ENGLISH} topic={PAGES.rates.name} title="Have a question about this?" />
    </>
  );
}
