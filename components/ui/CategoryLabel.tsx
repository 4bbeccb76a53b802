import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/classNames';
import styles from './CategoryLabel.module.scss';

type CategoryLabelProps = {
  /** Without a tone, the diamond is in the accent colour and the text in the heading colour. */
  tone?: 'audit' | 'business' | 'tax' | 'advisory' | undefined;
  /** The category's name, because colour alone must not convey it. */
  children: ReactNode;
};

const TONES = { audit: styles.audit, business: styles.business, tax: styles.tax, advisory: styles.advisory };

export function CategoryLabel({ tone, children }: CategoryLabelProps) {
  return <span className={classNames(`${styles.category} label`, tone && TONES[tone])}>{children}</span>;
}
