'use client';
// Needs the browser: script opens the modal dialog, and the browser keeps the focus inside.

import type { ReactNode } from 'react';
import { IconButton } from './button/IconButton';
import styles from './Dialog.module.scss';
import { useModalDialog } from './useModalDialog';

type DialogProps = {
  isOpen: boolean;
  /** Called on Escape, the close button or a click beside the panel; the owner then sets isOpen to false. */
  onClose: () => void;
  label: string;
  /** panel: a white sheet in the middle; full: the whole screen, dark. */
  size?: 'panel' | 'full';
  /** Set false if the content has its own. */
  hasCloseButton?: boolean;
  children: ReactNode;
};

/** A modal dialog. Its content is rendered only while it is open. */
export function Dialog({ isOpen, onClose, label, size = 'panel', hasCloseButton = true, children }: DialogProps) {
  const modal = useModalDialog(isOpen, onClose);

  return (
    <dialog {...modal} className={styles.dialog} aria-label={label} data-size={size}>
      {isOpen && (
        <div className={styles.panel}>
          {hasCloseButton && (
            <div className={styles.close}>
              <IconButton icon="close" label="Close" onClick={onClose} />
            </div>
          )}
          {children}
        </div>
      )}
    </dialog>
  );
}
