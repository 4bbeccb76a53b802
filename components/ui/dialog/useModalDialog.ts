import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { useScrollLock } from '../hooks/useScrollLock';

type ModalDialogProps = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: (event: SyntheticEvent) => void;
  onClick: (event: MouseEvent) => void;
};

/**
 * Props that make a `<dialog>` modal while `isOpen`: the page behind does not scroll, and the focus returns to
 * `opener` (by default what had it before) when the dialog closes or is unmounted. Escape and a click on the dialog
 * itself, which is beside its panel, only call `onClose`: the owner decides, and may leave it open.
 */
export function useModalDialog(isOpen: boolean, onClose: () => void, opener?: Element): ModalDialogProps {
  const ref = useRef<HTMLDialogElement>(null);
  useScrollLock(isOpen);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;

    const focused = opener ?? document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
  }, [isOpen, opener]);

  // Dialogs and file choosers inside the dialog bubble their events up to it.
  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;

  return {
    ref,
    onCancel(event) {
      if (!isOwn(event)) return;
      event.preventDefault();
      onClose();
    },
    // Browsers close at a second Escape without a cancel event: show it again until the owner has decided.
    onClose(event) {
      const dialog = ref.current;
      if (!isOwn(event) || !isOpen || !dialog || dialog.open) return;
      dialog.showModal();
      onClose();
    },
    onClick(event) {
      if (isOwn(event)) onClose();
    },
  };
}
