import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/SectionHeading';
import styles from './Styleguide.module.scss';

type SpecimenProps = {
  /** Name of the part, and its state. */
  title: string;
  isDark?: boolean;
  isWide?: boolean;
  children: ReactNode;
};

/** A part in some of its states. */
export function Specimen({ title, isDark, isWide, children }: SpecimenProps) {
  return (
    <section className={styles.specimen} data-dark={isDark || undefined} data-wide={isWide || undefined}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.states}>{children}</div>
    </section>
  );
}

/** Specimens of one kind under a heading. */
export function SpecimenGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <SectionHeading title={title} variant="ruled" />
      <div className={styles.grid}>{children}</div>
    </div>
  );
}
