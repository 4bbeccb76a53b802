import type { KeyboardEvent } from 'react';
import { DEFAULT_ZOOM } from '../session/zoom';
import type { Viewer } from './viewerContext';

/** Commands of the keyboard. Scrolling by lines and screens is left to the browser. */
const COMMANDS = {
  find: (viewer) => viewer.openFind(),
  'find-next': ({ session }) => session.findNext(),
  'find-previous': ({ session }) => session.findPrevious(),
  'zoom-in': ({ session }) => session.zoomIn(),
  'zoom-out': ({ session }) => session.zoomOut(),
  'zoom-reset': ({ session }) => session.zoomTo(DEFAULT_ZOOM),
  'next-page': ({ session }) => session.nextPage(),
  'previous-page': ({ session }) => session.previousPage(),
  'first-page': ({ session }) => session.goToPage(1),
  'last-page': ({ session, state }) => session.goToPage(state.pageCount),
  'rotate-right': ({ session }) => session.rotateRight(),
  'rotate-left': ({ session }) => session.rotateLeft(),
  print: ({ session }) => void session.print(),
  download: (viewer) => viewer.download(),
} satisfies Record<string, (viewer: Viewer) => void>;

type KeyCommand = keyof typeof COMMANDS;

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

type KeyContext = {
  /** The focus is in a field, which needs letters, arrows, Home and End itself. */
  isTyping: boolean;
  /** An annotation tool is active: arrows, Home and End move the selected annotation. */
  isEditing: boolean;
  /** The page is wider than the window: left and right arrow scroll. */
  isWide: boolean;
};

/** With Ctrl, or Command on a Mac; also in fields. */
const WITH_CONTROL: Readonly<Record<string, KeyCommand>> = {
  f: 'find',
  p: 'print',
  s: 'download',
  '=': 'zoom-in',
  '+': 'zoom-in',
  '-': 'zoom-out',
  '0': 'zoom-reset',
};

/** Without a modifier; the letters are the same as in Mozilla's viewer. */
const PLAIN: Readonly<Record<string, KeyCommand>> = {
  n: 'next-page',
  j: 'next-page',
  p: 'previous-page',
  k: 'previous-page',
  home: 'first-page',
  end: 'last-page',
  r: 'rotate-right',
};

const SHIFTED: Readonly<Record<string, KeyCommand>> = { r: 'rotate-left' };

const SIDEWAYS: Readonly<Record<string, KeyCommand>> = { arrowright: 'next-page', arrowleft: 'previous-page' };

/** The command of a key press, as in Mozilla's viewer; undefined leaves the key to the browser. */
function keyCommand(press: KeyPress, context: KeyContext): KeyCommand | undefined {
  const key = press.key.toLowerCase();
  if (press.altKey) return undefined;
  const isControl = press.ctrlKey || press.metaKey;
  if (key === 'f3' || (isControl && key === 'g')) return press.shiftKey ? 'find-previous' : 'find-next';
  if (isControl) return WITH_CONTROL[key];
  if (context.isTyping || context.isEditing) return undefined;
  if (press.shiftKey) return SHIFTED[key];
  return PLAIN[key] ?? (context.isWide ? undefined : SIDEWAYS[key]);
}

const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="tab"]';

/**
 * Escape leaves the tool, then the find bar, then the drawer. False if none of them is there: then it closes the
 * dialog. While a text annotation is being written, pdf.js handles Escape first.
 */
function stepBack(viewer: Viewer): boolean {
  if (viewer.state.tool !== 'none') viewer.session.toggleTool('none');
  else if (viewer.isFindOpen) viewer.closeFind();
  else if (viewer.layout !== 'wide' && viewer.isSidebarOpen) viewer.setSidebarOpen(false);
  else return false;
  return true;
}

/** Handles the keys of the viewer, on its root element. */
export function useViewerKeys(viewer: Viewer | null) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    // Keys that finish or cancel what an input method composes are its own.
    if (!viewer || event.nativeEvent.isComposing) return;
    // Dialogs inside the viewer handle their own keys.
    if (!(target instanceof Element) || target.closest('dialog') !== event.currentTarget.closest('dialog')) return;
    if (event.key === 'Escape') {
      if (stepBack(viewer)) event.preventDefault();
      return;
    }
    if (viewer.state.phase !== 'ready') return;
    const command = keyCommand(event.nativeEvent, {
      isTyping: target.matches(FIELDS),
      isEditing: viewer.state.tool !== 'none',
      isWide: viewer.session.isWide(),
    });
    if (!command) return;
    event.preventDefault();
    COMMANDS[command](viewer);
  };
}
