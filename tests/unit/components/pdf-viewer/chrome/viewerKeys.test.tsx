import { fireEvent, render, screen } from '@testing-library/react';
import type { Viewer } from '@/components/pdf-viewer/chrome/viewerContext';
import { type KeyContext, keyCommand, useViewerKeys } from '@/components/pdf-viewer/chrome/viewerKeys';
import { type FakeSession, FakeViewer, fakeSession } from './fakeSession';

const READING: KeyContext = { isTyping: false, isEditing: false, isWide: false };

function press(keys: string, context: Partial<KeyContext> = {}) {
  const parts = keys.split(' ');
  const has = (name: string) => parts.includes(name);
  const key = parts.at(-1) ?? '';
  return keyCommand(
    { key, ctrlKey: has('Ctrl'), metaKey: has('Meta'), shiftKey: has('Shift'), altKey: has('Alt') },
    { ...READING, ...context },
  );
}

describe('the keys of the viewer', () => {
  it.each([
    ['n', 'next-page'],
    ['j', 'next-page'],
    ['ArrowRight', 'next-page'],
    ['p', 'previous-page'],
    ['k', 'previous-page'],
    ['ArrowLeft', 'previous-page'],
    ['Home', 'first-page'],
    ['End', 'last-page'],
    ['Ctrl f', 'find'],
    ['Meta f', 'find'],
    ['Ctrl g', 'find-next'],
    ['Ctrl Shift G', 'find-previous'],
    ['F3', 'find-next'],
    ['Shift F3', 'find-previous'],
    ['Ctrl +', 'zoom-in'],
    ['Ctrl =', 'zoom-in'],
    ['Ctrl -', 'zoom-out'],
    ['Ctrl 0', 'zoom-reset'],
    ['r', 'rotate-right'],
    ['Shift R', 'rotate-left'],
    ['Ctrl p', 'print'],
    ['Ctrl s', 'download'],
    ['Meta Shift g', 'find-previous'],
  ])('%s is %s', (keys, command) => {
    expect(press(keys)).toBe(command);
  });

  it.each(['PageDown', 'PageUp', 'ArrowUp', 'ArrowDown', 'Shift n', 'Alt ArrowLeft', 'Ctrl c', 'x'])(
    '%s is left to the browser',
    (keys) => expect(press(keys)).toBeUndefined(),
  );

  it.each(['n', 'p', 'r', 'Shift R', 'ArrowLeft', 'Home', 'End'])(
    '%s belongs to the field that is typed in',
    (keys) => {
      expect(press(keys, { isTyping: true })).toBeUndefined();
    },
  );

  it('Ctrl f works in a field too', () => expect(press('Ctrl f', { isTyping: true })).toBe('find'));

  it.each(['ArrowRight', 'Home'])('%s belongs to the annotation that is edited', (keys) => {
    expect(press(keys, { isEditing: true })).toBeUndefined();
  });

  it('the arrows to the sides scroll a page that is wider than the window', () => {
    expect(press('ArrowRight', { isWide: true })).toBeUndefined();
    expect(press('n', { isWide: true })).toBe('next-page');
  });
});

/** The root of the viewer, with a field and a dialog inside. */
function Root({ viewer }: { viewer: Viewer }) {
  return (
    <dialog open>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the root of the viewer is such an element */}
      <div data-testid="root" onKeyDown={useViewerKeys(viewer)}>
        <input aria-label="Page" />
        <div role="tab" tabIndex={0} />
        <dialog open>
          <button type="button">Keep editing</button>
        </dialog>
      </div>
    </dialog>
  );
}

function renderRoot(session: FakeSession, viewer: Partial<Viewer> = {}) {
  const panels = { openFind: jest.fn(), closeFind: jest.fn(), setSidebarOpen: jest.fn(), download: jest.fn() };
  render(
    <FakeViewer session={session} viewer={{ ...panels, ...viewer }}>
      {(whole) => <Root viewer={whole} />}
    </FakeViewer>,
  );
  return panels;
}

/** True where the key was left to the browser. */
const type = (key: string, init = {}, on = screen.getByTestId('root')) => fireEvent.keyDown(on, { key, ...init });

describe('a key in the open viewer', () => {
  it.each<[string, object, keyof FakeSession, unknown[]]>([
    ['n', {}, 'nextPage', []],
    ['p', {}, 'previousPage', []],
    ['Home', {}, 'goToPage', [1]],
    ['End', {}, 'goToPage', [32]],
    ['+', { ctrlKey: true }, 'zoomIn', []],
    ['-', { ctrlKey: true }, 'zoomOut', []],
    ['0', { ctrlKey: true }, 'zoomTo', ['auto']],
    ['F3', {}, 'findNext', []],
    ['F3', { shiftKey: true }, 'findPrevious', []],
    ['p', { metaKey: true }, 'print', []],
  ])('%s %j is %s', (key, init, name, args) => {
    const session = fakeSession();
    renderRoot(session);
    expect(type(key, init)).toBe(false);
    expect(session[name]).toHaveBeenCalledWith(...args);
  });

  it('Ctrl f opens the find bar and Ctrl s downloads', () => {
    const { openFind, download } = renderRoot(fakeSession());
    type('f', { ctrlKey: true });
    type('s', { ctrlKey: true });
    expect(openFind).toHaveBeenCalledTimes(1);
    expect(download).toHaveBeenCalledTimes(1);
  });

  it.each(['textbox', 'tab'])('belongs to a %s that has the focus', (role) => {
    const session = fakeSession();
    renderRoot(session);
    expect(type('n', {}, screen.getByRole(role))).toBe(true);
    expect(session.nextPage).not.toHaveBeenCalled();
  });

  it('belongs to the annotation while a tool is active', () => {
    const session = fakeSession({ tool: 'ink' });
    renderRoot(session);
    expect(type('n')).toBe(true);
  });

  it('to the side scrolls a page that is wider than the window', () => {
    const session = fakeSession();
    session.isWide.mockReturnValue(true);
    renderRoot(session);
    expect(type('ArrowRight')).toBe(true);
  });

  it.each(['loading', 'password', 'failed'] as const)('is left to the browser while the document is %s', (phase) => {
    renderRoot(fakeSession({ phase }));
    expect(type('n')).toBe(true);
  });

  it('belongs to a dialog inside', () => {
    const session = fakeSession({ tool: 'ink' });
    renderRoot(session);
    expect(type('Escape', {}, screen.getByText('Keep editing'))).toBe(true);
    expect(session.toggleTool).not.toHaveBeenCalled();
  });
});

describe('Escape', () => {
  it('leaves the tool before all else', () => {
    const session = fakeSession({ tool: 'ink' });
    const { closeFind } = renderRoot(session, { isFindOpen: true });
    expect(type('Escape')).toBe(false);
    expect(session.toggleTool).toHaveBeenCalledWith('none');
    expect(closeFind).not.toHaveBeenCalled();
  });

  it('closes the find bar before the drawer', () => {
    const { closeFind, setSidebarOpen } = renderRoot(fakeSession(), {
      layout: 'compact',
      isFindOpen: true,
      isSidebarOpen: true,
    });
    expect(type('Escape')).toBe(false);
    expect(closeFind).toHaveBeenCalledTimes(1);
    expect(setSidebarOpen).not.toHaveBeenCalled();
  });

  it('closes the drawer before the dialog', () => {
    const { setSidebarOpen } = renderRoot(fakeSession(), { layout: 'phone', isSidebarOpen: true });
    expect(type('Escape')).toBe(false);
    expect(setSidebarOpen).toHaveBeenCalledWith(false);
  });

  it('is left to the dialog where the sidebar stands beside the pages', () => {
    const { setSidebarOpen } = renderRoot(fakeSession(), { isSidebarOpen: true });
    expect(type('Escape')).toBe(true);
    expect(setSidebarOpen).not.toHaveBeenCalled();
  });
});
