import type { ReactNode } from 'react';
import styles from './Note.module.scss';

export type NoteProps = {
  /** A few bold words that open the note. */
  title?: string;
  children: ReactNode;
};

/** Something to mind while reading: a panel of the accent's tint with a bar on its left. */
export function Note({ title, children }: NoteProps) {
  return (
    <div className={styles.note} role="note">
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}
