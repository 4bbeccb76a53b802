import type { ReactNode } from 'react';
import styles from './Note.module.scss';
import { SampleTag } from './SectionHeading';

type NoteProps = {
  title?: string;
  /** The text is a placeholder until the firm supplies its own. */
  placeholder?: boolean;
  children: ReactNode;
};

/** A highlighted aside in a text. */
export function Note({ title, placeholder, children }: NoteProps) {
  return (
    <div className={styles.note} role="note">
      {title && <p className={styles.title}>{title}</p>}
      <SampleTag of={[{ placeholder }]} />
      {children}
    </div>
  );
}
