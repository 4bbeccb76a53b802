import type { ReactNode } from 'react';
import styles from './CategoryLabel.module.scss';

type CategoryLabelProps = {
  /** The accent and the colour of headings where absent. */
  tone?: 'audit' | 'business' | 'tax' | 'advisory' | undefined;
  /** Name of the category; colour alone must not carry meaning. */
  children: ReactNode;
};

/** A diamond in the colour of a category, with its name. */
export function CategoryLabel({ tone, children }: CategoryLabelProps) {
  return (
    <span className={`${styles.category} label`} data-tone={tone}>
      {children}
    </span>
  );
}
