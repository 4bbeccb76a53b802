import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '@/components/ui/classNames';
import styles from './Accordion.module.scss';

type AccordionProps = {
  items: readonly { id: string; summary: ReactNode; content: ReactNode }[];
  /** Opening an item closes any other with the same name. Default: generated. */
  name?: string;
  /** Limits panels to 500 px; longer ones scroll. */
  isCapped?: boolean;
};

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
  /** Renders the summary as a heading with this id. */
  headingId?: string;
  /** Default: h2. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
  /** Of the items with the same name, at most one is open. */
  name?: string;
  /** Limits the panel to 500 px; longer content scrolls. */
  isCapped?: boolean;
  ref?: Ref<HTMLDetailsElement>;
};

/** A summary line that opens a panel below it. Works without JavaScript, and find-in-page opens it. */
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
