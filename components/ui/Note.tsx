import type { ReactNode } from 'react';
import styles from './Note.module.scss';

type NoteProps = {
  title?: string;
  /** Marks placeholder text until the firm supplies its own; `npm run launch-check` lists it. */
  placeholder?: boolean;
  children: ReactNode;
};

/** A highlighted aside. */
export function Note({ title, children }: NoteProps) {
  return (
    <div className={`${styles.note} small plainLinks`} role="note">
      {title && <p className="ui">{title}</p>}
      {children}
    </div>
  );
}
