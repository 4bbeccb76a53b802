import { PAGES } from '@/lib/site/pages';
import styles from './Term.module.scss';

type TermProps = {
  /** Id of the term in content/glossary.json. */
  id: string;
  /** What it means, in one line. */
  meaning: string;
  /** Signs right before and after the word, which stand on its line. */
  before?: string;
  after?: string;
  /** The word as the text has it. */
  children: string;
};

/** A word of the trade inside a text: pressed, it says in a popover what it means. Works without script. */
export function Term({ id, meaning, before, after, children }: TermProps) {
  const target = `term-${id}`;
  const word = (
    <button type="button" popoverTarget={target} className={styles.term}>
      {children}
    </button>
  );
  return (
    <>
      {before || after ? (
        <span className={styles.whole}>
          {before}
          {word}
          {after}
        </span>
      ) : (
        word
      )}
      <span id={target} popover="auto" className={styles.meaning} data-pagefind-ignore>
        {meaning} <a href={`${PAGES.glossary.path}#${id}`}>Glossary</a>
      </span>
    </>
  );
}
