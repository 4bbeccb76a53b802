'use client';
// Needs the browser: script opens the modal dialog, and the browser keeps the focus inside.

import type { ReactNode } from 'react';
import styles from './Dialog.module.scss';
import { useModalDialog } from './useModalDialog';

type DialogProps = {
  isOpen: boolean;
  /** Called on Escape or a click outside the panel; the owner then sets isOpen to false. */
  onClose: () => void;
  label: string;
  children: ReactNode;
};

/** A modal dialog, a white sheet in the middle. Its content is rendered only while it is open. */
export function Dialog({ isOpen, onClose, label, children }: DialogProps) {
  const modal = useModalDialog(isOpen, onClose);

  return (
    <dialog {...modal} className={styles.dialog} aria-label={label}>
      {isOpen && <div className={styles.panel}>{children}</div>}
    </dialog>
  );
}
