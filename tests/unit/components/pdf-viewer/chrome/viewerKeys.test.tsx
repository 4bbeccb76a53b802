import { fireEvent, screen } from '@testing-library/react';
import { useViewer, type Viewer } from '@/components/pdf-viewer/chrome/viewerContext';
import { useViewerKeys } from '@/components/pdf-viewer/chrome/viewerKeys';
import type { ViewerState } from '@/components/pdf-viewer/session/viewerState';
import { renderPart } from './fakeSession';

/** Stub of the viewer's root element, with a field and a nested dialog. */
function Root() {
  return (
    <dialog open>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the real root handles key events the same way */}
      <div data-testid="root" onKeyDown={useViewerKeys(useViewer())}>
        <input aria-label="Page" />
        <div role="tab" tabIndex={0} />
        <dialog open>
          <button type="button">Keep editing</button>
        </dialog>
      </div>
    </dialog>
  );
}

/** Renders the root in a viewer at page 2 of 32, and returns the mocks that keys may call. */
function renderRoot(state: Partial<ViewerState> = {}, viewer: Partial<Viewer> = {}) {
  const panels = { openFind: jest.fn(), closeFind: jest.fn(), setSidebarOpen: jest.fn(), download: jest.fn() };
  return { ...renderPart(<Root />, state, { ...panels, ...viewer }), ...panels };
}

type Calls = ReturnType<typeof renderRoot>;

/** Presses keys such as `Ctrl Shift G`; returns true if the event is left to the browser. */
function press(keys: string, on = screen.getByTestId('root')): boolean {
  const parts = keys.split(' ');
  const [ctrlKey, metaKey, shiftKey, altKey] = ['Ctrl', 'Meta', 'Shift', 'Alt'].map((name) => parts.includes(name));
  return fireEvent.keyDown(on, { key: parts.at(-1), ctrlKey, metaKey, shiftKey, altKey });
}

describe('a key press in the open viewer', () => {
  it.each<[string, keyof Calls, ...unknown[]]>([
    ['n', 'nextPage'],
    ['j', 'nextPage'],
    ['ArrowRight', 'nextPage'],
    ['p', 'previousPage'],
    ['k', 'previousPage'],
    ['ArrowLeft', 'previousPage'],
    ['Home', 'goToPage', 1],
    ['End', 'goToPage', 32],
    ['Ctrl f', 'openFind'],
    ['Meta f', 'openFind'],
    ['Ctrl g', 'findNext'],
    ['Ctrl Shift G', 'findPrevious'],
    ['Meta Shift g', 'findPrevious'],
    ['F3', 'findNext'],
    ['Shift F3', 'findPrevious'],
    ['Ctrl +', 'zoomIn'],
    ['Ctrl =', 'zoomIn'],
    ['Ctrl -', 'zoomOut'],
    ['Ctrl 0', 'zoomTo', 'auto'],
    ['r', 'rotateRight'],
    ['Shift R', 'rotateLeft'],
    ['Ctrl p', 'print'],
    ['Meta p', 'print'],
    ['Ctrl s', 'download'],
  ])('of %s calls %s', (keys, name, ...args) => {
    const calls = renderRoot();
    expect(press(keys)).toBe(false);
    expect(calls[name]).toHaveBeenCalledWith(...args);
  });

  it('is left to the input method during composition', () => {
    const { closeFind } = renderRoot({}, { isFindOpen: true });
    fireEvent.keyDown(screen.getByLabelText('Page'), { key: 'Escape', isComposing: true });
    expect(closeFind).not.toHaveBeenCalled();
  });

  it.each<[string, string[], Partial<ViewerState>]>([
    [
      'is not a shortcut of the viewer',
      ['PageDown', 'PageUp', 'ArrowUp', 'ArrowDown', 'Shift n', 'Alt ArrowLeft', 'Ctrl c', 'x'],
      {},
    ],
    ['belongs to the annotation while a tool is active', ['n', 'ArrowRight', 'Home'], { tool: 'ink' }],
    ['is pressed while the document loads', ['n'], { phase: 'loading' }],
    ['is pressed while a password is requested', ['n'], { phase: 'password' }],
    ['is pressed when the document cannot be shown', ['n'], { phase: 'failed' }],
  ])('is left to the browser if it %s', (_what, keys, state) => {
    renderRoot(state);
    expect(keys.filter((key) => !press(key))).toEqual([]);
  });

  it.each(['textbox', 'tab'])('is left to a focused %s, except with Ctrl', (role) => {
    const { openFind } = renderRoot();
    const focused = screen.getByRole(role);
    const left = ['n', 'p', 'r', 'Shift R', 'ArrowLeft', 'Home', 'End'].filter((key) => !press(key, focused));
    expect(left).toEqual([]);
    expect(press('Ctrl f', focused)).toBe(false);
    expect(openFind).toHaveBeenCalledTimes(1);
  });

  it('of left or right scrolls a page that is wider than the window', () => {
    const { isWide } = renderRoot();
    isWide.mockReturnValue(true);
    expect(['ArrowRight', 'ArrowLeft', 'n'].map((key) => press(key))).toEqual([true, true, false]);
  });

  it('is left to a dialog inside the viewer', () => {
    const { toggleTool } = renderRoot({ tool: 'ink' });
    expect(press('Escape', screen.getByText('Keep editing'))).toBe(true);
    expect(toggleTool).not.toHaveBeenCalled();
  });
});

describe('Escape', () => {
  it.each<[string, Partial<ViewerState>, Partial<Viewer>, ...unknown[]]>([
    ['leaves the tool first', { tool: 'ink' }, { isFindOpen: true }, ['toggleTool', 'none']],
    ['closes the find bar', {}, { layout: 'compact', isFindOpen: true, isSidebarOpen: true }, ['closeFind']],
    ['closes the drawer before the dialog', {}, { layout: 'phone', isSidebarOpen: true }, ['setSidebarOpen', false]],
    ['is left to the dialog if the sidebar is next to the pages', {}, { isSidebarOpen: true }],
  ])('%s', (_what, state, viewer, ...expected) => {
    const { toggleTool, closeFind, setSidebarOpen } = renderRoot(state, viewer);
    expect(press('Escape')).toBe(expected.length === 0);
    const called = Object.entries({ toggleTool, closeFind, setSidebarOpen }).flatMap(([name, { mock }]) =>
      mock.calls.map((args) => [name, ...args]),
    );
    expect(called).toEqual(expected);
  });
});
