type Modifiers = { altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** True while a modifier key is held: the browser or the system has its own use for such a click or key. */
export const hasModifierKey = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** True for a primary click without modifier keys: not one that asks for a new tab or window, a download or a menu. */
export const isUnmodifiedClick = (event: Modifiers & { button: number }): boolean =>
  event.button === 0 && !hasModifierKey(event);
