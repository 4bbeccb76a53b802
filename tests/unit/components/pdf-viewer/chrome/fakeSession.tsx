import { render } from '@testing-library/react';
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { type Viewer, ViewerContext } from '@/components/pdf-viewer/chrome/viewerContext';
import { DocumentOpener } from '@/components/pdf-viewer/host/documentOpener';
import type { Session } from '@/components/pdf-viewer/session/createSession';
import { createStore, INITIAL_STATE, type ViewerState } from '@/components/pdf-viewer/session/viewerState';

/** Session methods that return nothing. */
const TOLD = [
  ...(['find', 'findNext', 'findPrevious', 'endFind'] as const),
  ...(['goToPage', 'nextPage', 'previousPage', 'goTo', 'focusPages'] as const),
  ...(['zoomTo', 'zoomIn', 'zoomOut', 'rotateRight', 'rotateLeft'] as const),
  ...(['toggleTool', 'setOption', 'addStamp', 'undo', 'redo', 'finishEditing', 'answerAltText'] as const),
  ...(['submitPassword', 'stopPrinting'] as const),
] as const;

/** Creates a mock session that only records its calls. By default it has a document open at page 2 of 32. */
function fakeSession(state: Partial<ViewerState> = {}) {
  const store = createStore({ ...INITIAL_STATE, phase: 'ready', pageNumber: 2, pageCount: 32, ...state });
  const calls = Object.fromEntries(TOLD.map((name) => [name, jest.fn()])) as Record<(typeof TOLD)[number], jest.Mock>;
  const asked = {
    isWide: jest.fn(() => false),
    hasAdditions: jest.fn(() => false),
    drawThumbnail: jest.fn(() => () => undefined),
    saveAttachment: jest.fn(async () => undefined),
    save: jest.fn(async () => undefined),
    print: jest.fn(async () => undefined),
    close: jest.fn(async () => undefined),
  };
  return { store, ...calls, ...asked } satisfies Session;
}

type FakeSession = ReturnType<typeof fakeSession>;

type FakeViewerProps = { session: FakeSession; viewer: Partial<Viewer>; children: ReactNode };

function FakeViewer({ session, viewer, children }: FakeViewerProps) {
  const root = useRef(null);
  const state = useSyncExternalStore(session.store.subscribe, session.store.get);
  const whole: Viewer = {
    document: { id: 'vat', href: '/documents/vat.pdf', title: 'VAT' },
    session,
    state,
    root,
    layout: 'wide',
    isCovered: false,
    isSidebarOpen: false,
    setSidebarOpen: jest.fn(),
    isFindOpen: false,
    isDim: false,
    setDim: jest.fn(),
    openFind: jest.fn(),
    closeFind: jest.fn(),
    download: jest.fn(),
    opener: new DocumentOpener(() => undefined),
    find: undefined,
    retry: jest.fn(),
    ...viewer,
  };
  return <ViewerContext value={whole}>{children}</ViewerContext>;
}

/** Renders a part of the viewer with the document 'VAT' open. */
export function renderPart(
  part: ReactNode,
  state: Partial<ViewerState> = {},
  viewer: Partial<Viewer> = {},
): FakeSession {
  const session = fakeSession(state);
  render(
    <FakeViewer session={session} viewer={viewer}>
      {part}
    </FakeViewer>,
  );
  return session;
}
