import { type ReactNode, useId } from 'react';
import styles from './Accordion.module.scss';
import { Disclosure } from './Disclosure';
import { ExclusiveDetailsPolyfill } from './ExclusiveDetailsPolyfill';

export type AccordionProps = {
  items: readonly { id: string; summary: ReactNode; content: ReactNode }[];
  /** Items of one name exclude each other; generated when absent. */
  name?: string;
  /** Panels are at most 500 px high and scroll inside. */
  isCapped?: boolean;
};

/** Disclosures of which at most one is open. */
export function Accordion({ items, name, isCapped }: AccordionProps) {
  const ownName = useId();

  return (
    <div className={styles.accordion}>
      <ExclusiveDetailsPolyfill />
      {items.map(({ id, summary, content }) => (
        <Disclosure key={id} summary={summary} name={name ?? ownName} isCapped={isCapped}>
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
