import type { EventBus } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import type { ViewerTarget } from '@/lib/links/viewerLink';
import { createAltText, createAnnotating } from './annotation/annotating';
import { optionsOfParams } from './annotation/toolParams';
import { createParts, type Parts } from './createParts';
import { createStore, type Store } from './createStore';
import { createFinding } from './finding';
import { followGestures } from './gestures';
import { createLoaded } from './loaded';
import { openDocument } from './openDocument';
import type { Destination } from './outlineEntries';
import { showDocument } from './showDocument';
import { INITIAL_STATE, type ViewerState } from './viewerState';
import { isFitted } from './zoom';

/** Moving through the document, and its size on the screen. */
function createNavigating({ viewer, linkService }: Pick<Parts, 'viewer' | 'linkService'>) {
  const rotateBy = (degrees: 90 | -90) => {
    viewer.pagesRotation += degrees;
  };

  return {
    goToPage(page: number) {
      viewer.currentPageNumber = page;
    },
    nextPage: () => void viewer.nextPage(),
    previousPage: () => void viewer.previousPage(),
    goTo: (destination: Destination) => void linkService.goToDestination(destination as string | unknown[]),
    zoomTo(value: string) {
      viewer.currentScaleValue = value;
    },
    zoomIn: () => viewer.increaseScale(),
    zoomOut: () => viewer.decreaseScale(),
    rotateRight: () => rotateBy(90),
    rotateLeft: () => rotateBy(-90),
    /** Whether the page is wider than the window. */
    isWide: () => viewer.container.scrollWidth > viewer.container.clientWidth,
    /** Focuses the pages, so that keys scroll them. */
    focusPages: () => viewer.container.focus({ preventScroll: true }),
  };
}

/** A note that is being typed. */
const TYPED_NOTE = '[contenteditable="true"]:focus';

/**
 * Fits the pages again when the container's size changes: a turned phone, the sidebar, full screen. Where only a bar opens or closes
 * above the pages they stay under the pointer: they are scrolled by its height and keep their zoom. While a note is typed the pages
 * wait, since pdf.js ends every note where it is told of a zoom, even of the same one: a keyboard that opens on the screen would
 * take the letters that follow.
 */
function followSize({ viewer, signal }: Pick<Parts, 'viewer' | 'signal'>): void {
  const { container } = viewer;
  const topOf = () => container.getBoundingClientRect().top;
  let top = topOf();
  let width = container.clientWidth;

  const fitPages = () => {
    if (viewer.pagesCount === 0) return;
    const value = viewer.currentScaleValue;
    if (isFitted(value)) viewer.currentScaleValue = value;
    viewer.update();
  };

  // pdf.js is still storing the note when the focus leaves it.
  const fitLater = () => void setTimeout(fitPages);

  const observer = new ResizeObserver(() => {
    const moved = topOf() - top;
    const isBarAlone = moved !== 0 && container.clientWidth === width;
    top += moved;
    width = container.clientWidth;
    if (isBarAlone) {
      container.scrollTop += moved;
      viewer.update();
    } else if (container.querySelector(TYPED_NOTE))
      container.addEventListener('focusout', fitLater, { once: true, signal });
    else fitPages();
  });
  observer.observe(container);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

type MatchCount = { current: number; total: number };

/** Statuses by the numbers of pdf.js's FindState; the other two (FOUND, WRAPPED) have matches. */
const FIND_STATUS: Readonly<Record<number, ViewerState['find']['status']>> = { 1: 'nothing', 3: 'pending' };

/** Writes the events of pdf.js into the store. The bus goes away with the viewer. */
function followEvents(eventBus: Pick<EventBus, 'on'>, store: Store<ViewerState>): void {
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => store.set({ pageNumber }));
  eventBus.on('scalechanging', ({ scale, presetValue }: { scale: number; presetValue?: string }) =>
    store.set({ zoom: { value: presetValue ?? String(scale), factor: scale } }),
  );
  eventBus.on('rotationchanging', ({ pagesRotation }: { pagesRotation: number }) =>
    store.set({ rotation: pagesRotation }),
  );
  eventBus.on('updatefindmatchescount', ({ matchesCount }: { matchesCount: MatchCount }) => {
    const { find } = store.get();
    if (find.status !== 'idle') store.set({ find: { ...find, ...matchesCount } });
  });
  eventBus.on('updatefindcontrolstate', ({ state, matchesCount }: { state: number; matchesCount: MatchCount }) => {
    if (store.get().find.status === 'idle') return;
    store.set({ find: { status: FIND_STATUS[state] ?? 'found', ...matchesCount } });
  });
  eventBus.on(
    'editingstateschanged',
    ({ details }: { details: { hasSomethingToUndo?: boolean; hasSomethingToRedo?: boolean } }) =>
      store.set({ canUndo: details.hasSomethingToUndo ?? false, canRedo: details.hasSomethingToRedo ?? false }),
  );
  eventBus.on('annotationeditorparamschanged', ({ details }: { details: readonly [number, unknown][] }) =>
    store.set({ toolOptions: { ...store.get().toolOptions, ...optionsOfParams(details) } }),
  );
  eventBus.on('pagerendered', ({ error }: { error?: unknown }) =>
    store.set(error ? { notice: 'pageFailed' } : { isPainted: true }),
  );
}

/** One opening of one document: its state, and all that can be done with it. */
export type Session = ReturnType<typeof createSession>;

export type SessionOptions = {
  /** Takes the pages: a positioned element with one child. */
  container: HTMLDivElement;
  href: string;
  target: ViewerTarget;
};

/** Opens a document in the container. What happens then is in the session's store. */
export function createSession({ container, href, target }: SessionOptions) {
  const store = createStore<ViewerState>(INITIAL_STATE);
  const altText = createAltText(store);
  const parts = createParts(container, altText.manager);
  const finding = createFinding(parts.eventBus, store);
  const annotating = createAnnotating(parts, store);
  const loaded = createLoaded(href, store, annotating.finishEditing);

  followEvents(parts.eventBus, store);
  followGestures(parts);
  followSize(parts);
  const opening = openDocument(href, store, (pdf) => {
    loaded.take(pdf);
    showDocument(pdf, { parts, store, finding, target });
  });

  return {
    ...createNavigating(parts),
    ...finding,
    ...annotating,
    ...loaded.actions,
    store,
    submitPassword: opening.submitPassword,
    answerAltText: altText.answer,
    /** Frees the document, its worker and every listener. */
    async close() {
      loaded.stop();
      parts.close();
      await opening.close();
    },
  };
}
