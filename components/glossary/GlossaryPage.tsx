import { PageHero } from '@/components/shell/hero/PageHero';
import type { GlossaryTerm } from '@/lib/content/schemas/glossary';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { pageHere } from '@/lib/site/pageHere';
import { PAGES } from '@/lib/site/pages';
import { linkHere } from '@/lib/site/twins';
import { language } from '@/lib/words/language';
import { say } from '@/lib/words/say';
import styles from './GlossaryPage.module.scss';

/** An English word with its meaning and, where an authority has one, its Kiswahili. */
const EnglishEntry = ({ term: { term, text, link, swahili } }: { term: GlossaryTerm }) => (
  <>
    <dt>
      <a href={link}>{term}</a>
    </dt>
    {swahili && <dd lang="sw">{swahili}</dd>}
    <dd>{text}</dd>
  </>
);

/** What the pages in Kiswahili say for a term; the English word where they have none. */
const wordOf = ({ term, swahili, unsure }: GlossaryTerm): string => unsure ?? swahili ?? term;

/** In the order of the Kiswahili alphabet. */
const bySwahili = (terms: readonly GlossaryTerm[]) =>
  terms.toSorted((a, b) => wordOf(a).localeCompare(wordOf(b), 'sw', { sensitivity: 'base' }));

/** The word of the pages in Kiswahili with the English one, its meaning, and whose word it is; beside it that of an authority where it differs. */
function SwahiliEntry({ term: entry }: { term: GlossaryTerm }) {
  const { term, text, link, swahili, unsure, source } = entry;
  const word = wordOf(entry);
  const isEnglish = word === term;
  const authority = source && twinsOf(source);
  return (
    <>
      <dt>
        <a {...linkHere(link)} lang={isEnglish ? 'en' : undefined}>
          {word}
        </a>
      </dt>
      {!isEnglish && <dd lang="en">{term}</dd>}
      <dd>{twinsOf(text)}</dd>
      {unsure && <dd>{say('Not confirmed yet.')}</dd>}
      {authority && <dd>{unsure ? `${authority}: ${swahili}` : say('Source: {source}.', { source: authority })}</dd>}
    </>
  );
}

/** The words of the trade in both languages: a line each, and the page that explains it. */
export function GlossaryPage({ terms }: { terms: readonly GlossaryTerm[] }) {
  const { lead, swahili: note } = getPageTexts().glossary;
  const [Entry, sorted] = language() === 'en' ? [EnglishEntry, terms] : [SwahiliEntry, bySwahili(terms)];
  return (
    <>
      <PageHero kind="reading" page={pageHere(PAGES.glossary)} lead={lead} />
      <div className={styles.page}>
        <dl className={styles.terms}>
          {sorted.map((term) => (
            <div key={term.id} id={term.id} className={styles.entry}>
              <Entry term={term} />
            </div>
          ))}
        </dl>
        <p className={styles.note}>{note}</p>
      </div>
    </>
  );
}
