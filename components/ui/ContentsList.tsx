import type { ReactNode } from 'react';
import styles from './ContentsList.module.scss';

/** A heading of a text, with its id on the page. */
export type Heading = { id: string; text: string };

type ContentsListProps = {
  title: string;
  /** Sections of the page in order; `id` is the fragment. */
  items: readonly Heading[];
  /** Below the list, for example a date and a print button. */
  children?: ReactNode;
};

/**
 * Contents of a long page, once: open in a sticky column next to the text from 1024 px, a closed panel above it on
 * narrower screens and in browsers whose style sheets cannot open it. Newer browsers mark the section in view.
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
