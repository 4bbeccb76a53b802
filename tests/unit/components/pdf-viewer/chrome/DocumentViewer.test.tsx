import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocumentViewer } from '@/components/pdf-viewer/chrome/DocumentViewer';
import { DocumentOpener } from '@/components/pdf-viewer/host/documentOpener';
import { createSession } from '@/components/pdf-viewer/session/createSession';
import type { ViewerState } from '@/components/pdf-viewer/session/viewerState';
import { downloadUrl } from '@/lib/browser/downloads';
import { fakeModalDialogs } from '@/tests/support/fakeModalDialogs';
import { fakeSession } from './fakeSession';

// jsdom cannot draw pages: tests/e2e/viewer-*.spec.ts open real documents.
jest.mock('@/components/pdf-viewer/session/createSession', () => ({ createSession: jest.fn() }));
jest.mock('@/lib/browser/downloads', () => ({ downloadUrl: jest.fn() }));

/** Width of the window, which the viewer fills, in px; the breakpoints of the style sheets are not there. */
let width = 1280;
beforeAll(() => {
  fakeModalDialogs();
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: width >= Number(media.match(/\d+/)?.[0] ?? 0),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  document.documentElement.style.setProperty('--breakpoint-medium', '768px');
  Object.defineProperty(Element.prototype, 'clientWidth', { get: () => width, configurable: true });
  class FakeObserver {
    observe = jest.fn();
    disconnect = jest.fn();
  }
  Object.assign(global, { ResizeObserver: FakeObserver, IntersectionObserver: FakeObserver });
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  width = 1280;
  Object.assign(window, { innerWidth: 1280, innerHeight: 768 });
  jest.mocked(downloadUrl).mockClear();
});
afterEach(() => jest.useRealTimers());

function open(state: Partial<ViewerState> = {}, target = {}) {
  const session = fakeSession(state);
  jest.mocked(createSession).mockReset().mockReturnValue(session);
  const opener = new DocumentOpener(() => undefined);
  const calls = { handleMove: jest.fn(), leave: jest.fn(), requestClose: jest.fn() };
  Object.assign(opener, calls);
  const document = { id: 'vat', href: '/documents/vat.pdf', title: 'VAT' };
  const { unmount } = render(<DocumentViewer document={document} target={{ id: 'vat', ...target }} opener={opener} />);
  const set = (state: Partial<ViewerState>) => act(() => session.store.set(state));
  return { session, opener, unmount, set, ...calls };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => screen.queryByRole('dialog', { name: 'Keep your annotations?' });

describe('the viewer', () => {
  it('opens the document and closes it when it goes', () => {
    const { session, unmount } = open({}, { page: 4 });
    expect(createSession).toHaveBeenCalledWith({
      container: expect.any(HTMLElement),
      href: '/documents/vat.pdf',
      target: { id: 'vat', page: 4 },
    });
    unmount();
    expect(session.close).toHaveBeenCalledTimes(1);
  });

  it('gives the pages the focus once they are there', () => {
    const { session, set } = open({ phase: 'loading' });
    expect(session.focusPages).not.toHaveBeenCalled();
    set({ phase: 'ready' });
    expect(session.focusPages).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the focus was among its options', 'Thickness', 1],
    ['but it stays at the button of a tool', 'Draw', 0],
  ])('gives them the focus where a tool is put away: %s', (_what, name, times) => {
    const { session, set } = open({ tool: 'ink' });
    session.focusPages.mockClear();
    act(() => (name === 'Draw' ? screen.getByRole('button', { name }) : screen.getByRole('slider', { name })).focus());
    set({ tool: 'none' });
    expect(session.focusPages).toHaveBeenCalledTimes(times);
  });

  it.each([
    [1280, 768, '16px', true, true],
    [1136, 768, '16px', true, true],
    [1135, 768, '16px', false, true],
    [768, 768, '16px', false, true],
    [767, 768, '16px', false, false],
    // Twice as large a text has no room for all.
    [1280, 768, '32px', false, true],
    // A phone on its side has one row as well, unless it is tiny.
    [667, 375, '16px', false, true],
    [540, 500, '16px', false, true],
    [539, 500, '16px', false, false],
    [767, 501, '16px', false, false],
  ])(
    'at %d by %d px with text of %s has an open sidebar: %s, and one row of tools: %s',
    (px, height, fontSize, hasSidebar, hasToolbar) => {
      width = px;
      Object.assign(window, { innerWidth: px, innerHeight: height });
      document.documentElement.style.fontSize = fontSize;
      open();
      document.documentElement.style.fontSize = '';
      expect(screen.queryByRole('complementary') !== null).toBe(hasSidebar);
      expect(screen.queryByRole('region', { name: 'Document' }) !== null).toBe(hasToolbar);
    },
  );

  it.each([
    ['wcf', true],
    [undefined, false],
  ])('with the text %s to find has the find bar open: %s', (find, isOpen) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open({}, { find });
    expect(screen.queryByRole('textbox', { name: 'Find in document' }) !== null).toBe(isOpen);
    // jsdom does not know <search>.
    log.mockRestore();
  });

  it('tells of the page that the visitor stays on, not of those passed on the way', () => {
    jest.useFakeTimers();
    const { handleMove, set } = open();
    handleMove.mockClear();
    set({ pageNumber: 5 });
    act(() => void jest.advanceTimersByTime(399));
    set({ pageNumber: 6 });
    act(() => void jest.advanceTimersByTime(399));
    expect(handleMove).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1));
    expect(handleMove.mock.calls).toEqual([[6]]);
  });
});

describe('unsaved annotations', () => {
  it('are asked about before the viewer closes: downloaded, kept or discarded', () => {
    const { session, opener, leave } = open();
    // Looking for additions commits a text that is being written.
    session.hasAdditions.mockImplementation(() => {
      session.store.set({ isUnsaved: true });
      return true;
    });
    const mayClose = jest.fn(() => opener.mayClose?.());
    act(() => void mayClose());
    expect(mayClose).toHaveLastReturnedWith(false);
    expect(question()).toBeVisible();
    press('Download');
    expect(session.save).toHaveBeenCalledTimes(1);
    expect(downloadUrl).not.toHaveBeenCalled();
    expect(leave).not.toHaveBeenCalled();

    press('Keep editing');
    expect(question()).not.toBeInTheDocument();

    act(() => void mayClose());
    press('Discard');
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('keep the browser from leaving the page without asking', () => {
    const { set } = open();
    const isKept = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    for (const isUnsaved of [false, true, false]) {
      set({ isUnsaved });
      expect(isKept()).toBe(isUnsaved);
    }
  });

  it('there are none: the viewer closes without asking, and Ctrl s downloads the file as it is', async () => {
    const { opener, unmount } = open();
    expect(opener.mayClose?.()).toBe(true);
    expect(question()).not.toBeInTheDocument();
    screen.getByRole('textbox', { name: 'Page' }).focus();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(downloadUrl).toHaveBeenCalledWith('/documents/vat.pdf');
    unmount();
    expect(opener.mayClose).toBeUndefined();
  });
});
