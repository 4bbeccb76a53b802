'use client';

// Needs the browser: a modal dialog is opened by script; the browser then holds the focus inside it.
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton';
import { useScrollLock } from '../hooks/useScrollLock';
import styles from './Dialog.module.scss';

export type DialogProps = {
  isOpen: boolean;
  /** Escape, the close button or a click beside the panel asks to close; the owner then sets isOpen to false. */
  onClose: () => void;
  /** Spoken name of the dialog. */
  label: string;
  /** panel: a white sheet in the middle; full: all of the screen, on night. */
  size?: 'panel' | 'full';
  /** False where the content brings its own. */
  hasCloseButton?: boolean;
  children: ReactNode;
};

/** Shows the dialog as a modal, and gives the focus back to where it was when it closes or goes away. */
function useModal(isOpen: boolean) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;

    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return ref;
}

/** A modal dialog. Its content is rendered only while it is open. */
export function Dialog({ isOpen, onClose, label, size = 'panel', hasCloseButton = true, children }: DialogProps) {
  const ref = useModal(isOpen);
  useScrollLock(isOpen);

  const handleCancel = (event: SyntheticEvent) => {
    // The cancel of a file chooser inside the dialog bubbles up to here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  // A second Escape closes without asking first: stay open until the owner says otherwise.
  const handleClosed = () => {
    const dialog = ref.current;
    if (!isOpen || !dialog || dialog.open) return;
    dialog.showModal();
    onClose();
  };
  const handleClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for a click beside the panel is Escape, which comes as cancel.
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={label}
      data-size={size}
      onCancel={handleCancel}
      onClose={handleClosed}
      onClick={handleClick}
    >
      {isOpen && (
        <div className={styles.panel}>
          {hasCloseButton && (
            <div className={styles.close}>
              <IconButton icon="close" label="Close" onInk={size === 'full'} onClick={onClose} />
            </div>
          )}
          {children}
        </div>
      )}
    </dialog>
  );
}
