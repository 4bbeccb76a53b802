import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { type Viewer, ViewerContext } from '@/components/pdf-viewer/chrome/viewerContext';
import type { Session } from '@/components/pdf-viewer/session/createSession';
import { createStore } from '@/components/pdf-viewer/session/createStore';
import { INITIAL_STATE, type ViewerState } from '@/components/pdf-viewer/session/viewerState';

/** A session that only writes down what it is told. It is open, at page 2 of 32, unless the state says otherwise. */
export function fakeSession(state: Partial<ViewerState> = {}) {
  const store = createStore<ViewerState>({
    ...INITIAL_STATE,
    phase: 'ready',
    pageNumber: 2,
    pageCount: 32,
    ...state,
  });
  const calls = {
    find: jest.fn(),
    findNext: jest.fn(),
    findPrevious: jest.fn(),
    endFind: jest.fn(),
    goToPage: jest.fn(),
    nextPage: jest.fn(),
    previousPage: jest.fn(),
    goTo: jest.fn(),
    zoomTo: jest.fn(),
    zoomIn: jest.fn(),
    zoomOut: jest.fn(),
    rotateRight: jest.fn(),
    rotateLeft: jest.fn(),
    isWide: jest.fn(() => false),
    focusPages: jest.fn(),
    toggleTool: jest.fn(),
    setOption: jest.fn(),
    addImage: jest.fn(),
    undo: jest.fn(),
    redo: jest.fn(),
    finishEditing: jest.fn(),
    submitPassword: jest.fn(),
    answerAltText: jest.fn(),
    drawThumbnail: jest.fn(() => () => undefined),
    hasAdditions: jest.fn(() => false),
    saveAttachment: jest.fn(async () => undefined),
    save: jest.fn(async () => undefined),
    print: jest.fn(async () => undefined),
    stopPrinting: jest.fn(),
    close: jest.fn(async () => undefined),
  };
  return { store, ...calls } satisfies Session;
}

export type FakeSession = ReturnType<typeof fakeSession>;

type FakeViewerProps = {
  session: FakeSession;
  viewer?: Partial<Viewer>;
  children: ReactNode | ((v: Viewer) => ReactNode);
};

/** The viewer around one of its parts, with the document 'VAT' open. */
export function FakeViewer({ session, viewer, children }: FakeViewerProps) {
  const root = useRef(null);
  const state = useSyncExternalStore(session.store.subscribe, session.store.get);
  const whole: Viewer = {
    document: { id: 'vat', href: '/documents/vat.pdf', title: 'VAT' },
    session,
    state,
    root,
    layout: 'wide',
    isSidebarOpen: false,
    setSidebarOpen: jest.fn(),
    isFindOpen: false,
    openFind: jest.fn(),
    closeFind: jest.fn(),
    download: jest.fn(),
    requestClose: jest.fn(),
    ...viewer,
  };
  return <ViewerContext value={whole}>{typeof children === 'function' ? children(whole) : children}</ViewerContext>;
}
