import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '@/components/ui/classNames';
import styles from './Accordion.module.scss';

type AccordionProps = {
  items: readonly { id: string; summary: ReactNode; content: ReactNode }[];
  /** Items with the same name close each other. Default: generated. */
  name?: string;
  /** Limits panels to 500 px, with scrolling. */
  isCapped?: boolean;
};

/** Disclosures that close each other. */
export function Accordion({ items, name, isCapped }: AccordionProps) {
  const ownName = useId();

  return (
    <div className={styles.accordion}>
      {items.map(({ id, summary, content }) => (
        <Disclosure key={id} summary={summary} name={name ?? ownName} isCapped={isCapped}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}

type DisclosureProps = {
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
      <summary className={`${styles.summary} ui strong`}>
        {headingId ? (
          <Heading id={headingId} className={styles.label}>
            {summary}
          </Heading>
        ) : (
          <span className={styles.label}>{summary}</span>
        )}
      </summary>
      <div className={classNames(styles.panel, isCapped && styles.capped)}>{children}</div>
    </details>
  );
}
