'use client';
// Client component: only JavaScript can open a modal dialog.

import type { ReactNode } from 'react';
import styles from './Dialog.module.scss';
import { useModalDialog } from './useModalDialog';

type DialogProps = {
  isOpen: boolean;
  /** Called on Escape or a click outside the panel; the parent then sets isOpen to false. */
  onClose: () => void;
  label: string;
  children: ReactNode;
};

/** A centred modal dialog. Its content is rendered only while it is open. */
export function Dialog({ isOpen, onClose, label, children }: DialogProps) {
  const modal = useModalDialog(isOpen, onClose);

  return (
    <dialog {...modal} className={styles.dialog} aria-label={label}>
      {isOpen && <div className={styles.panel}>{children}</div>}
    </dialog>
  );
}
