import { PageHero } from '@/components/shell/PageHero';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { getGlossary } from '@/lib/server/content/loaders/resources';
import { PAGES } from '@/lib/site/pages';
import { ENGLISH } from '@/lib/words/translate';
import styles from './GlossaryPage.module.scss';

/**
 * Technical terms by letter: an official Kiswahili translation, if there is one, the definition, and the page that explains the
 * term.
 */
export function GlossaryPage() {
  const { lead, swahili: note } = getPageTexts('en').glossary;
  const letters = [...Map.groupBy(getGlossary(), ({ term }) => term.charAt(0).toUpperCase())];
  return (
    <>
      <PageHero translate={ENGLISH} kind="reading" page={PAGES.glossary} lead={lead} />
      <div className={`${styles.page} wrap`}>
        <nav className={styles.letters} aria-label="Letters">
          {letters.map(([letter]) => (
            <a key={letter} href={`#letter-${letter}`}>
              {letter}
            </a>
          ))}
        </nav>
        {letters.map(([letter, entries]) => (
          <section key={letter} className={styles.letter} aria-labelledby={`letter-${letter}`}>
            <h2 id={`letter-${letter}`}>{letter}</h2>
            <dl>
              {entries.map(({ id, term, text, link, swahili }) => (
                <div key={id} id={id} className={`${styles.entry} lightsUp`}>
                  <dt>
                    <a href={link}>{term}</a>
                  </dt>
                  {swahili && <dd lang="sw">{swahili}</dd>}
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <p className="above4 measure small muted">{note}</p>
      </div>
    </>
  );
}
