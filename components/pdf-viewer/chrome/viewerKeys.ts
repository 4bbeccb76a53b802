import type { KeyboardEvent } from 'react';
import { DEFAULT_ZOOM } from '../session/viewerState';
import type { Viewer } from './viewerContext';

type KeyCommands = Readonly<Record<string, (viewer: Viewer) => void>>;

/** With Ctrl, or Command on a Mac. These also work in text fields. */
const WITH_CONTROL: KeyCommands = {
  f: ({ openFind }) => openFind(),
  p: ({ session }) => void session.print(),
  s: ({ download }) => download(),
  '=': ({ session }) => session.zoomIn(),
  '+': ({ session }) => session.zoomIn(),
  '-': ({ session }) => session.zoomOut(),
  '0': ({ session }) => session.zoomTo(DEFAULT_ZOOM),
};

/** Only if the page is no wider than the window; otherwise these keys scroll. */
const SIDEWAYS: KeyCommands = {
  arrowright: ({ session }) => session.nextPage(),
  arrowleft: ({ session }) => session.previousPage(),
};

/** Without a modifier key. The browser handles scrolling by line and by screen. */
const PLAIN: KeyCommands = {
  n: ({ session }) => session.nextPage(),
  j: ({ session }) => session.nextPage(),
  p: ({ session }) => session.previousPage(),
  k: ({ session }) => session.previousPage(),
  home: ({ session }) => session.goToPage(1),
  end: ({ session, state }) => session.goToPage(state.pageCount),
  r: ({ session }) => session.rotateRight(),
};

const SHIFTED: KeyCommands = { r: ({ session }) => session.rotateLeft() };

/** Elements that need letters, arrows, Home and End for themselves. */
const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="tab"]';

/** Returns the command for a key press, with the same keys as Mozilla's viewer. Undefined leaves the key to the browser. */
function commandOf(
  press: globalThis.KeyboardEvent,
  viewer: Viewer,
  isTyping: boolean,
): KeyCommands[string] | undefined {
  const key = press.key.toLowerCase();
  if (press.altKey) return undefined;
  const isControl = press.ctrlKey || press.metaKey;
  if (key === 'f3' || (isControl && key === 'g'))
    return ({ session }) => (press.shiftKey ? session.findPrevious() : session.findNext());
  if (isControl) return WITH_CONTROL[key];
  // While a tool is active, arrow keys, Home and End move the selected annotation.
  if (isTyping || viewer.state.tool !== 'none') return undefined;
  if (press.shiftKey) return SHIFTED[key];
  return PLAIN[key] ?? (viewer.session.isWide() ? undefined : SIDEWAYS[key]);
}

/**
 * Escape deactivates the tool, else closes the find bar, else the drawer. Returns false if none of them is open, so that the dialog
 * closes. While a text annotation is being typed, pdf.js handles Escape first.
 */
function stepBack(viewer: Viewer): boolean {
  if (viewer.state.tool !== 'none') viewer.session.toggleTool('none');
  else if (viewer.isFindOpen) viewer.closeFind();
  else if (viewer.layout !== 'wide' && viewer.isSidebarOpen) viewer.setSidebarOpen(false);
  else return false;
  return true;
}

/** Returns the key handler for the viewer's root element. */
export function useViewerKeys(viewer: Viewer | null) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    // During IME composition, the keys that finish or cancel it must be left alone.
    if (!viewer || event.nativeEvent.isComposing) return;
    // Dialogs inside the viewer handle their own keys.
    if (!(target instanceof Element) || target.closest('dialog') !== event.currentTarget.closest('dialog')) return;
    if (event.key === 'Escape') {
      if (stepBack(viewer)) event.preventDefault();
      return;
    }
    if (viewer.state.phase !== 'ready') return;
    const command = commandOf(event.nativeEvent, viewer, target.matches(FIELDS));
    if (!command) return;
    event.preventDefault();
    command(viewer);
  };
}
