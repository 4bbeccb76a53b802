import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import { fragmentOf } from '@/lib/text/headingsOf';
import styles from './ReferenceSection.module.scss';

type ReferenceSectionProps = { title: string; children: ReactNode };

/** A section of rules, rates or laws: a heading over a rule, then tables or text. Not printed with a result. */
export function ReferenceSection({ title, children }: ReferenceSectionProps) {
  return (
    <section className={styles.section}>
      <SectionHeading id={fragmentOf(title)} title={title} variant="ruled" />
      {children}
    </section>
  );
}
