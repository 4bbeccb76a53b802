type Modifiers = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Checks for a modifier key; the browser or the operating system handles such clicks and keys. */
export const hasModifierKey = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Checks for a primary-button click without modifier keys, which would open a tab, a window, a download or a menu. */
export const isUnmodifiedClick = (event: Modifiers & { button: number }): boolean =>
  event.button === 0 && !hasModifierKey(event);
