import type { ReactNode } from 'react';
import { Contents, ContentsLinks, type ContentsProps } from './Contents';
import styles from './ContentsList.module.scss';

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
