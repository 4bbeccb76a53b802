import type { KeyboardEvent } from 'react';
import { type KeyCommand, keyCommand } from './session/keyCommand';
import { DEFAULT_ZOOM } from './session/zoom';
import type { Viewer } from './viewerContext';

const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="tab"]';

function runCommand(command: KeyCommand, viewer: Viewer): void {
  const { session, state } = viewer;
  const commands: Readonly<Record<KeyCommand, () => void>> = {
    find: viewer.openFind,
    'find-next': session.findNext,
    'find-previous': session.findPrevious,
    'zoom-in': session.zoomIn,
    'zoom-out': session.zoomOut,
    'zoom-reset': () => session.zoomTo(DEFAULT_ZOOM),
    'next-page': session.nextPage,
    'previous-page': session.previousPage,
    'first-page': () => session.goToPage(1),
    'last-page': () => session.goToPage(state.pageCount),
    print: () => void session.print(),
    download: viewer.download,
  };
  commands[command]();
}

/**
 * What Escape leaves: first the tool, then the find bar, then the drawer. False where none of them is there: the
 * dialog closes. Text that is being written takes Escape before it comes here.
 */
function stepBack(viewer: Viewer, isDrawer: boolean): boolean {
  if (viewer.state.tool !== 'none') viewer.session.toggleTool('none');
  else if (viewer.isFindOpen) viewer.closeFind();
  else if (isDrawer && viewer.isSidebarOpen) viewer.setSidebarOpen(false);
  else return false;
  return true;
}

/** The keys of the viewer, for its root element. */
export function useViewerKeys(viewer: Viewer | null, isDrawer: boolean) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!viewer) return;
    // Dialogs inside have their own keys.
    if (!(target instanceof Element) || target.closest('dialog') !== event.currentTarget.closest('dialog')) return;
    if (event.key === 'Escape') {
      if (stepBack(viewer, isDrawer)) event.preventDefault();
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
    runCommand(command, viewer);
  };
}
