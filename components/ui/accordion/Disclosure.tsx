import type { ReactNode, Ref } from 'react';
import styles from './Accordion.module.scss';

export type DisclosureProps = {
  /** The line that opens the panel. */
  summary: ReactNode;
  /** Makes the line a heading with this id. */
  headingId?: string;
  /** Level of that heading; 2 by default. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
  /** Items with the same name form an accordion: at most one is open. */
  name?: string;
  /** Limits the panel to 500 px, with scrolling. */
  isCapped?: boolean;
  ref?: Ref<HTMLDetailsElement>;
};

/** A line of text that opens a panel below it. Works without script, and find-in-page opens it. */
export function Disclosure({
  summary,
  headingId,
  heading: Heading = 'h2',
  children,
  name,
  isCapped,
  ref,
}: DisclosureProps) {
  return (
    <details ref={ref} className={styles.disclosure} name={name}>
      <summary className={styles.summary}>
        {headingId ? (
          <Heading id={headingId} className={styles.label}>
            {summary}
          </Heading>
        ) : (
          <span className={styles.label}>{summary}</span>
        )}
      </summary>
      <div className={styles.panel} data-capped={isCapped || undefined}>
        {children}
      </div>
    </details>
  );
}
