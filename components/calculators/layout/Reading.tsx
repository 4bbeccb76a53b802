import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import styles from './Reading.module.scss';

type ReadingProps = { title: string; children: ReactNode };

/** A part of the page to read: a heading over a rule, then tables or text. Not printed with a result. */
export function Reading({ title, children }: ReadingProps) {
  return (
    <section className={styles.reading}>
      <SectionHeading title={title} variant="ruled" />
      {children}
    </section>
  );
}
