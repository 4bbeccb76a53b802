import { PageHero } from '@/components/shell/hero/PageHero';
import type { GlossaryTerm } from '@/lib/content/schemas/glossary';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { PAGES } from '@/lib/site/pages';
import styles from './GlossaryPage.module.scss';

/** The words of the trade: a line each, the Kiswahili word, and the page that explains it. */
export function GlossaryPage({ terms }: { terms: readonly GlossaryTerm[] }) {
  const { lead, swahili: note } = getPageTexts().glossary;
  return (
    <>
      <PageHero kind="reading" page={PAGES.glossary} lead={lead} />
      <div className={styles.page}>
        <dl className={styles.terms}>
          {terms.map(({ id, term, text, link, swahili }) => (
            <div key={id} id={id} className={styles.entry}>
              <dt>
                <a href={link}>{term}</a>
              </dt>
              {swahili && <dd lang="sw">{swahili}</dd>}
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{note}</p>
      </div>
    </>
  );
}
