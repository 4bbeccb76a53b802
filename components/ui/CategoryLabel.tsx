import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/classNames';
import styles from './CategoryLabel.module.scss';

type CategoryLabelProps = {
  /** The accent and the colour of headings where absent. */
  tone?: 'audit' | 'business' | 'tax' | 'advisory' | undefined;
  /** Name of the category, since colour must not be the only sign. */
  children: ReactNode;
};

const TONES = { audit: styles.audit, business: styles.business, tax: styles.tax, advisory: styles.advisory };

/** A diamond in the colour of a category, with its name. */
export function CategoryLabel({ tone, children }: CategoryLabelProps) {
  return <span className={classNames(`${styles.category} label`, tone && TONES[tone])}>{children}</span>;
}
