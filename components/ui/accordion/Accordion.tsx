import { type ReactNode, useId } from 'react';
import styles from './Accordion.module.scss';
import { Disclosure } from './Disclosure';

export type AccordionProps = {
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
