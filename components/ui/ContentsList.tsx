import type { ReactNode } from 'react';
import styles from './ContentsList.module.scss';

/** A heading in a text. `id` is its anchor on the page. */
export type Heading = { id: string; text: string };

type ContentsListProps = {
  title: string;
  /** In page order. */
  items: readonly Heading[];
  /** Shown below the list, for example a date and a print button. */
  children?: ReactNode;
};

/**
 * Table of contents of a long page: from 1024 px an open, sticky column beside the text; on narrower screens, or where CSS cannot
 * open a <details>, a closed panel above it. Newer browsers mark the section in view.
 */
export function ContentsList({ title, items, children }: ContentsListProps) {
  return (
    <div className={`${styles.contents} notPrinted`}>
      <nav className={styles.column} aria-label={title}>
        <h2 className={`${styles.title} h4 strong`}>{title}</h2>
        <details className={styles.folded}>
          <summary className={`${styles.summary} h4 strong`}>{title}</summary>
          <ol role="list" className={styles.items}>
            {items.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`} className={`${styles.link} target focusInside small`}>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      {children}
    </div>
  );
}
