import type { ReactNode } from 'react';
import { MarkedText, type MarkedTextProps } from '@/components/ui/marked-text/MarkedText';
import styles from './SearchHit.module.scss';

type SearchHitProps = {
  href: string;
  title: ReactNode;
  heading: 'h2' | 'h3';
  /** What the hit belongs to, over the title. */
  place?: ReactNode;
  excerpt?: MarkedTextProps['parts'] | undefined;
  children?: ReactNode;
};

/** A search result: a linked title with what it belongs to, and an excerpt with its matches marked. */
export function SearchHit({ href, title, heading: Heading, place, excerpt, children }: SearchHitProps) {
  return (
    <li className={styles.hit}>
      {place && <p className={styles.place}>{place}</p>}
      <Heading className={styles.title}>
        <a href={href}>{title}</a>
      </Heading>
      {excerpt && excerpt.length > 0 && (
        <p className={styles.excerpt}>
          <MarkedText parts={excerpt} />
        </p>
      )}
      {children}
    </li>
  );
}
