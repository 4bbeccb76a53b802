import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import styles from './SpecimenGroup.module.scss';

/** Specimens of one kind under a heading. */
export function SpecimenGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <SectionHeading title={title} variant="ruled" />
      <div className={styles.grid}>{children}</div>
    </div>
  );
}
