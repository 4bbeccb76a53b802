/** What a key asks of the viewer. Moving by lines and screens is left to the browser, which scrolls. */
export type KeyCommand =
  | 'find'
  | 'find-next'
  | 'find-previous'
  | 'zoom-in'
  | 'zoom-out'
  | 'zoom-reset'
  | 'next-page'
  | 'previous-page'
  | 'first-page'
  | 'last-page'
  | 'print'
  | 'download';

/** The part of a keyboard event that counts. */
export type KeyPress = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean };

/** What the viewer is doing when the key comes. */
export type KeyContext = {
  /** The focus is in a field: letters, arrows, Home and End are its own. */
  isTyping: boolean;
  /** An annotation tool is active: arrows, Home and End move what is selected. */
  isEditing: boolean;
  /** The page is wider than the window: the arrows to the sides scroll. */
  isWide: boolean;
};

/** With Ctrl, or Command on a Mac; they work in fields too. */
const WITH_CONTROL: Readonly<Record<string, KeyCommand>> = {
  f: 'find',
  g: 'find-next',
  p: 'print',
  s: 'download',
  '=': 'zoom-in',
  '+': 'zoom-in',
  '-': 'zoom-out',
  '0': 'zoom-reset',
};

/** The letters of Mozilla's viewer. */
const ALONE: Readonly<Record<string, KeyCommand>> = {
  n: 'next-page',
  j: 'next-page',
  p: 'previous-page',
  k: 'previous-page',
  home: 'first-page',
  end: 'last-page',
};

const SIDEWAYS: Readonly<Record<string, KeyCommand>> = { arrowright: 'next-page', arrowleft: 'previous-page' };

function backwards(command: KeyCommand | undefined, isShifted: boolean): KeyCommand | undefined {
  return command === 'find-next' && isShifted ? 'find-previous' : command;
}

/** What a key press asks for, by the keys of Mozilla's viewer; undefined leaves it to the browser. */
export function keyCommand(press: KeyPress, context: KeyContext): KeyCommand | undefined {
  const key = press.key.toLowerCase();
  if (press.altKey) return undefined;
  if (key === 'f3') return press.shiftKey ? 'find-previous' : 'find-next';
  if (press.ctrlKey || press.metaKey) return backwards(WITH_CONTROL[key], press.shiftKey);
  if (context.isTyping || context.isEditing || press.shiftKey) return undefined;
  return ALONE[key] ?? (context.isWide ? undefined : SIDEWAYS[key]);
}
