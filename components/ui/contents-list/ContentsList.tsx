import type { ReactNode } from 'react';
import styles from './ContentsList.module.scss';

export type ContentsListProps = {
  /** Sections of the page in their order; `id` is the fragment of each. */
  items: readonly { id: string; text: string }[];
  title?: string;
  /** Below the list, for example a date and a print button. */
  children?: ReactNode;
};

function Links({ items }: Pick<ContentsListProps, 'items'>) {
  return (
    <ol role="list" className={styles.items}>
      {items.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

/**
 * Contents of a long page: a sticky column beside the text from 1024 px, a closed panel above it on narrower screens.
 * Both are in the page; style sheets show one of them, so that no script has to choose.
 */
export function ContentsList({ items, title = 'On this page', children }: ContentsListProps) {
  return (
    <div className={styles.contents}>
      <nav className={styles.column} aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <Links items={items} />
      </nav>
      <nav className={styles.folded} aria-label={title}>
        <details>
          <summary className={styles.summary}>{title}</summary>
          <Links items={items} />
        </details>
      </nav>
      {children}
    </div>
  );
}
