import { JsonLd } from '@/components/shell/JsonLd';
import { RATE_FILE_TYPES, rateFilePath } from '@/lib/resources/rateFilePath';
import { firstDayOf } from '@/lib/salary/publishedRates';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getPageTexts, getYearTexts } from '@/lib/server/content/loaders/pageTexts';
import { getRateFile } from '@/lib/server/content/loaders/tax';
import { rateSources } from '@/lib/server/resources/rateFiles';
import { lastDayOf } from '@/lib/server/resources/rateHistory';
import { ratesData } from '@/lib/server/seo/contentData';
import { PAGES } from '@/lib/site/pages';
import { ratesPath } from '@/lib/site/ratesPath';
import { here, linkHere } from '@/lib/site/twins';
import { RECORD_START } from '@/lib/tax/rateCard';
import { language } from '@/lib/words/language';
import { say, sayName } from '@/lib/words/say';
import styles from './RateFiles.module.scss';

/** The figures of a page of rates to download, those of one tax year or of all, and what search engines may know of them. */
export function RateFiles({ year }: { year?: string }) {
  const { files, searchTitle = sayName(PAGES.rates.name), description } = getPageTexts().rates;
  const ofYear = year === undefined ? undefined : getYearTexts(year);
  return (
    <>
      <p className={styles.files} data-pagefind-ignore>
        {files}
        {Object.keys(RATE_FILE_TYPES).map((ending) => (
          <a key={ending} href={rateFilePath(ending, { year, language: language() })} download className={styles.file}>
            {ending.toUpperCase()}
          </a>
        ))}
        <a {...linkHere(`${PAGES.terms.path}#using-our-material`)} className={styles.file}>
          {say('Terms')}
        </a>
      </p>
      <JsonLd
        data={ratesData(getFirm(), {
          name: ofYear?.searchTitle ?? searchTitle,
          description: ofYear?.description ?? description,
          path: here(year === undefined ? PAGES.rates.path : ratesPath(year)),
          changed: getRateFile().checkedOn,
          covers: year === undefined ? { from: RECORD_START } : { from: firstDayOf(year), to: lastDayOf(year) },
          sources: rateSources(year),
          ...(year === undefined ? {} : { year }),
        })}
      />
    </>
  );
}
