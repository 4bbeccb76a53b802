import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

type ModalDialogProps = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: (event: SyntheticEvent) => void;
  onClick: (event: MouseEvent) => void;
};

/**
 * Returns props that make a `<dialog>` modal while `isOpen`; the page behind it does not scroll (foundations/global.scss). When the
 * dialog closes or unmounts, focus returns to `opener` (default: the previously focused element). Escape and a click outside the
 * panel only call `onClose`: the parent decides whether to close.
 */
export function useModalDialog(isOpen: boolean, onClose: () => void, opener?: Element): ModalDialogProps {
  const ref = useRef<HTMLDialogElement>(null);

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

  // Events from nested dialogs and file pickers bubble up to this one.
  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;

  return {
    ref,
    onCancel(event) {
      if (!isOwn(event)) return;
      event.preventDefault();
      onClose();
    },
    // Browsers close a dialog on a second Escape without a cancel event, so reopen it until the parent has decided.
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
