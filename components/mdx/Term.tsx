import { PAGES } from '@/lib/site/pages';
import { linkHere } from '@/lib/site/twins';
import { say } from '@/lib/words/say';
import styles from './Term.module.scss';

type TermProps = {
  /** Id of the term in content/glossary.json. */
  id: string;
  /** What it means, in one line. */
  meaning: string;
  /** The word as the text has it. */
  children: string;
};

/** A word of the trade inside a text: pressed, it says in a popover what it means. Works without script. */
export function Term({ id, meaning, children }: TermProps) {
  const target = `term-${id}`;
  return (
    <>
      <button type="button" popoverTarget={target} className={styles.term}>
        {children}
      </button>
      <span id={target} popover="auto" className={styles.meaning} data-pagefind-ignore>
        {meaning} <a {...linkHere(`${PAGES.glossary.path}#${id}`)}>{say('Glossary')}</a>
      </span>
    </>
  );
}
