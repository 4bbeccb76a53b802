type Modifiers = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Checks for a modifier key, with which the browser or the system handles the click or key. */
export const hasModifierKey = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Checks for a click of the main button without a modifier key, which would open a tab, a window, a download or a menu. */
export const isUnmodifiedClick = (event: Modifiers & { button: number }): boolean =>
  event.button === 0 && !hasModifierKey(event);
