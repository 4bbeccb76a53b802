import { RichSentence } from '@/components/shared/RichSentence';
import { JsonLd } from '@/components/shell/JsonLd';
import { PageHero } from '@/components/shell/PageHero';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { getRateFile } from '@/lib/server/content/loaders/tax/tax';
import { type DisputedEntry, openQuestions } from '@/lib/server/rates/openQuestions';
import { ratesData } from '@/lib/server/seo/structuredData';
import { PAGES } from '@/lib/site/pages';
import { LAW_VALUES_FILE } from '@/lib/site/paths';
import { ENGLISH } from '@/lib/words/translate';
import styles from './HowWeCheckPage.module.scss';

/** Disputed values, with what each source says about them. */
function Disputed({ entries }: { entries: readonly DisputedEntry[] }) {
  return entries.map(({ id, values }) => (
    <section key={id} id={id} className={`${styles.entry} lightsUp`}>
      {values.map(({ text, says }) => (
        <div key={text}>
          <h3>{text}</h3>
          <ul>
            {says.map((reading) => (
              <li key={reading.title}>
                {reading.title}: {reading.text}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));
}

/** How figures are checked, which values are not settled, and a file with all of them. */
export function HowWeCheckPage() {
  const { counts, read, disputed, unread } = openQuestions();
  const { lead, method, description, searchTitle = PAGES.howWeCheck.name, ...texts } = getPageTexts('en').howWeCheck;
  return (
    <>
      <PageHero translate={ENGLISH} kind="reading" page={PAGES.howWeCheck} lead={lead} />
      <JsonLd
        data={ratesData(getFirm('en'), { name: searchTitle, description, changed: getRateFile('en').checkedOn })}
      />
      <div className={styles.page}>
        <div className={styles.method}>
          {method.map((paragraph) => (
            <p key={paragraph}>
              <RichSentence text={paragraph} values={counts} />
            </p>
          ))}
          <p>
            {texts.download}{' '}
            <a href={LAW_VALUES_FILE} download>
              CSV
            </a>
          </p>
        </div>
        <section aria-labelledby="disputed">
          <h2 id="disputed">Sources differ</h2>
          <p>{texts.disputed}</p>
          <Disputed entries={disputed} />
        </section>
        <section aria-labelledby="read">
          <h2 id="read">Laws that we have read</h2>
          <p>{read.join('; ')}.</p>
        </section>
        <section aria-labelledby="unread">
          <h2 id="unread">Other sources</h2>
          <ul>
            {unread.map(({ id, title, url }) => (
              <li key={id} id={id}>
                {url ? <a href={url}>{title}</a> : title}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
