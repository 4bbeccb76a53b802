import type { ReactNode, Ref } from 'react';
import styles from './Accordion.module.scss';

export type DisclosureProps = {
  /** The line that opens the panel; may hold a heading. */
  summary: ReactNode;
  children: ReactNode;
  /** Items that share a name are one accordion: at most one of them is open. */
  name?: string;
  /** The panel is at most 500 px high and scrolls inside. */
  isCapped?: boolean;
  ref?: Ref<HTMLDetailsElement>;
};

/** A line of text that opens a panel below it. Works without script, and find-in-page opens it. */
export function Disclosure({ summary, children, name, isCapped, ref }: DisclosureProps) {
  return (
    <details ref={ref} className={styles.disclosure} name={name}>
      <summary className={styles.summary}>
        <span className={styles.label}>{summary}</span>
      </summary>
      <div className={styles.panel} data-capped={isCapped || undefined}>
        {children}
      </div>
    </details>
  );
}
