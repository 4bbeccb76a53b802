import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

let locks = 0;
let unlock: (() => void) | undefined;

/** Stops the page from scrolling, with padding that replaces its scrollbar. Returns a function that undoes both. */
function lockPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, paddingRight: style.paddingRight };
  const scrollbarWidth = window.innerWidth - clientWidth;

  style.overflow = 'hidden';
  if (scrollbarWidth > 0) style.paddingRight = `${scrollbarWidth}px`;
  return () => Object.assign(style, before);
}

/** Stops the page behind a menu or dialog from scrolling while it is locked. Locks are counted: the page scrolls again after the last one. */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;

    if (locks === 0) unlock = lockPage();
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) unlock?.();
    };
  }, [isLocked]);
}

type ModalDialogProps = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: (event: SyntheticEvent) => void;
  onClick: (event: MouseEvent) => void;
};

/**
 * Returns props that make a `<dialog>` modal while `isOpen`: the page behind does not scroll, and the focus returns to
 * `opener` (default: the previously focused element) when the dialog closes or unmounts. Escape and a click on the
 * dialog itself, beside its panel, only call `onClose`: the owner decides whether to close.
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

  // Events of dialogs and file choosers inside the dialog bubble up to it.
  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;

  return {
    ref,
    onCancel(event) {
      if (!isOwn(event)) return;
      event.preventDefault();
      onClose();
    },
    // Browsers close at a second Escape without a cancel event: reopens until the owner has decided.
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
