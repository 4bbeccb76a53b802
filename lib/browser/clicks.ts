type Modifiers = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Checks for a modifier key: browser or system then handle the click or key. */
export const hasModifierKey = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Checks for a primary click without modifier keys, which would open a tab, window, download or menu. */
export const isUnmodifiedClick = (event: Modifiers & { button: number }): boolean =>
  event.button === 0 && !hasModifierKey(event);
