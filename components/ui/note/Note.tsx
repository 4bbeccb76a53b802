import type { ReactNode } from 'react';
import styles from './Note.module.scss';

export type NoteProps = {
  title?: string;
  children: ReactNode;
};

/** A highlighted aside in a text. */
export function Note({ title, children }: NoteProps) {
  return (
    <div className={styles.note} role="note">
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}
