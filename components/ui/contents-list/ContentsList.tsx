import type { ReactNode } from 'react';
import { useSay } from '#words';
import contentsStyles from './Contents.module.scss';
import styles from './ContentsList.module.scss';

type ContentsProps = {
  /** Sections of the page in order; `id` is the fragment. */
  items: readonly { id: string; text: string }[];
  title?: string;
};

/** Links to the sections of a page. */
function ContentsLinks({ items }: Pick<ContentsProps, 'items'>) {
  return (
    <ol role="list" className={contentsStyles.items}>
      {items.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className={contentsStyles.link}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Contents of a page with a title, for a column beside its text. Newer browsers mark the section in view. */
function Contents({ items, title: given }: ContentsProps) {
  const say = useSay();
  const title = given ?? say('On this page');
  return (
    <nav className={contentsStyles.contents} aria-label={title}>
      <h2 className={contentsStyles.title}>{title}</h2>
      <ContentsLinks items={items} />
    </nav>
  );
}

export type ContentsListProps = ContentsProps & {
  /** Below the list, for example a date and a print button. */
  children?: ReactNode;
};

/**
 * Contents of a long page: a sticky column beside the text from 1024 px, a closed panel above it on narrower screens.
 * The page contains both; style sheets show one, without script.
 */
export function ContentsList({ items, title = 'On this page', children }: ContentsListProps) {
  return (
    <div className={styles.contents}>
      <div className={styles.column}>
        <Contents items={items} title={title} />
      </div>
      <nav className={styles.folded} aria-label={title}>
        <details>
          <summary className={styles.summary}>{title}</summary>
          <ContentsLinks items={items} />
        </details>
      </nav>
      {children}
    </div>
  );
}
