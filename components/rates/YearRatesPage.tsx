import { TopBandNote } from '@/components/behaviours/TopBandNote';
import { PageHero } from '@/components/shell/hero/PageHero';
import { DataTable } from '@/components/ui/data-table/DataTable';
import { TextLink } from '@/components/ui/link/TextLink';
import type { FinanceAct, Guide } from '@/lib/content/schemas/resource';
import { documentPath } from '@/lib/resources/documentPath';
import { BAND_COLUMNS } from '@/lib/salary/bandLines';
import { getYearTexts } from '@/lib/server/content/loaders/pageTexts';
import type { CardGroup } from '@/lib/server/resources/rateHistory';
import { PAGES } from '@/lib/site/pages';
import { ratesPath } from '@/lib/site/ratesPath';
import { RateFiles } from './RateFiles';
import { RateGroups } from './RateGroups';
import { YearPicker } from './YearPicker';
import styles from './YearRatesPage.module.scss';

type YearRatesPageProps = {
  year: string;
  years: readonly string[];
  groups: readonly CardGroup[];
  bands: readonly { pay: string; tax: string }[];
  financeAct?: FinanceAct;
  guide?: Guide;
};

/** What a Finance Act changed, each with a link to its place on the page of the Act. */
function Changes({ financeAct }: { financeAct: FinanceAct }) {
  const path = documentPath(financeAct);
  return (
    <section aria-labelledby="changed">
      <h2 id="changed" className={styles.title}>
        What the {financeAct.title} changed
      </h2>
      <ul role="list" className={styles.changes}>
        {financeAct.changes.map(({ anchor, title, section }) => (
          <li key={anchor}>
            <a href={`${path}#${anchor}`}>{title}</a>
            {section && <span className={styles.section}>, {section}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The rates of one tax year, and what changed at its beginning. */
export function YearRatesPage({ year, years, groups, bands, financeAct, guide }: YearRatesPageProps) {
  const name = `Tax rates ${year}`;
  return (
    <>
      <PageHero
        kind="reading"
        page={{ heading: name, crumb: year, parent: PAGES.rates, pictureId: ratesPath(year), border: 'diamonds' }}
        lead={getYearTexts(year).lead}
      />
      <div className={styles.page}>
        <YearPicker year={year} years={years} />
        {financeAct && <Changes financeAct={financeAct} />}
        <p className={styles.documents}>
          {[guide, financeAct].map(
            (document) =>
              document && (
                <TextLink key={document.id} href={documentPath(document)} arrow>
                  {document.title}
                </TextLink>
              ),
          )}
        </p>
        <section aria-labelledby="paye-table" className={styles.table}>
          <h2 id="paye-table" className={styles.title}>
            PAYE, month by month
          </h2>
          <DataTable
            caption="PAYE by band"
            isCaptionHidden
            holds="figures"
            columns={BAND_COLUMNS.map((label) => ({ label }))}
            rows={bands.map(({ pay, tax }) => [pay, tax])}
          />
          <TopBandNote year={year} />
        </section>
        <RateGroups groups={groups} />
        <RateFiles year={year} />
      </div>
    </>
  );
}
