import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ViewerTarget } from '../host/documentOpener';
import { createAnnotating } from './annotating';
import { createParts, type Parts } from './createParts';
import { createLoaded, readAttachments } from './loaded';
import { openDocument } from './openDocument';
import { createAltText, FIND_STATUS, followModified, onEvent, order } from './pdfjsContract';
import { followGestures, followScrolling, followSize } from './sizing';
import { createStore, DEFAULT_ZOOM, INITIAL_STATE, type OutlineEntry, type Store } from './viewerState';

/** Navigation, rotation and zoom. */
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
    goTo: (destination: string | unknown[]) => void linkService.goToDestination(destination),
    zoomTo(value: string) {
      viewer.currentScaleValue = value;
    },
    zoomIn: () => viewer.increaseScale(),
    zoomOut: () => viewer.decreaseScale(),
    rotateRight: () => rotateBy(90),
    rotateLeft: () => rotateBy(-90),
    isWide: () => viewer.container.scrollWidth > viewer.container.clientWidth,
    /** Focuses the pages, so that keys scroll them. */
    focusPages: () => viewer.container.focus({ preventScroll: true }),
  };
}

/** Text search with the pdf.js find controller. */
function createFinding({ eventBus }: Pick<Parts, 'eventBus'>, store: Store) {
  let query = '';

  const dispatch = (type: '' | 'again', findPrevious: boolean) => {
    if (query) order(eventBus, 'find', { type, query, highlightAll: true, findPrevious });
  };
  /** Ends the search and removes the highlights. */
  const endFind = () => {
    query = '';
    store.set({ find: INITIAL_STATE.find });
    order(eventBus, 'findbarclose');
  };

  return {
    /** Highlights every match and goes to the first one from the current page on. Empty text ends the search. */
    find(text: string) {
      if (!text.trim()) return endFind();
      query = text;
      store.set({ find: { status: 'pending', current: 0, total: 0 } });
      dispatch('', false);
    },
    findNext: () => dispatch('again', false),
    findPrevious: () => dispatch('again', true),
    endFind,
  };
}

/** Copies pdf.js events into the store. The event bus is discarded with the viewer. */
function followEvents({ eventBus }: Pick<Parts, 'eventBus'>, store: Store): void {
  onEvent(eventBus, 'pagechanging', ({ pageNumber }) => store.set({ pageNumber }));
  onEvent(eventBus, 'scalechanging', ({ scale, presetValue }) =>
    store.set({ zoom: { value: presetValue ?? String(scale), factor: scale } }),
  );
  onEvent(eventBus, 'rotationchanging', ({ pagesRotation }) => store.set({ rotation: pagesRotation }));
  onEvent(eventBus, 'updatefindmatchescount', ({ matchesCount }) => {
    const { find } = store.get();
    if (find.status !== 'idle') store.set({ find: { ...find, ...matchesCount } });
  });
  onEvent(eventBus, 'updatefindcontrolstate', ({ state, matchesCount }) => {
    if (store.get().find.status === 'idle') return;
    store.set({ find: { status: FIND_STATUS[state] ?? 'found', ...matchesCount } });
  });
  onEvent(eventBus, 'pagerendered', ({ error }) => store.set(error ? { notice: 'pageFailed' } : { isPainted: true }));
}

/** Reads the outline and attachments, and detects documents that browsers cannot display. */
function readDetails(pdf: PDFDocumentProxy, store: Store): void {
  const ignore = () => undefined;
  // A pure XFA form: its only page is a notice that it needs Adobe Reader.
  const isXfaOnly = (info: object) => Reflect.get(info, 'IsXFAPresent') && !Reflect.get(info, 'IsAcroFormPresent');
  pdf
    .getMetadata()
    .then(({ info }) => isXfaOnly(info) && store.set({ phase: 'failed', failure: 'xfa' }))
    .catch(ignore);
  readAttachments(pdf)
    .then((attachments) => store.set({ attachments }))
    .catch(ignore);
  pdf
    .getOutline()
    .then((outline: OutlineEntry[] | null) => store.set({ outline: outline ?? [] }))
    .catch(ignore);
}

/** Shows a loaded document in the pdf.js viewer. Calls back once its pages can be navigated. */
function showDocument(
  pdf: PDFDocumentProxy,
  { eventBus, viewer, linkService }: Parts,
  store: Store,
  onReady: () => void,
) {
  onEvent(eventBus, 'pagesinit', () => {
    if (store.get().phase === 'failed') return;
    viewer.currentScaleValue = DEFAULT_ZOOM;
    onReady();
    store.set({ phase: 'ready', pageCount: pdf.numPages, pageNumber: viewer.currentPageNumber });
  });
  // If pdf.js cannot read a page, it leaves it blank and reports it only on the console.
  onEvent(eventBus, 'pagechanging', ({ pageNumber }) => {
    pdf.getPage(pageNumber).then(
      () => store.get().notice === 'pageFailed' && store.set({ notice: undefined }),
      () => store.set({ notice: 'pageFailed' }),
    );
  });
  followModified(pdf, {
    onSetModified: () => store.set({ isUnsaved: true }),
    onResetModified: () => store.set({ isUnsaved: false }),
  });
  viewer.setDocument(pdf);
  linkService.setDocument(pdf, null);
  // A file can load even though none of its pages can be read.
  viewer.pagesPromise?.catch(() => store.set({ phase: 'failed', failure: 'damaged' }));
  readDetails(pdf, store);
}

/** An open document: its state and everything that can be done with it. */
export type Session = ReturnType<typeof createSession>;

/**
 * Opens a document in the container, a positioned element whose only child receives the pages. Progress and failures are reported
 * through the session's store.
 */
export function createSession(container: HTMLDivElement, href: string, { page = 1, find }: Omit<ViewerTarget, 'id'>) {
  const store = createStore();
  const { manager, answerAltText } = createAltText(store);
  const parts = createParts(container, manager);
  const finding = createFinding(parts, store);
  const annotating = createAnnotating(parts, store);
  const loaded = createLoaded(href, store, annotating.finishEditing);

  followEvents(parts, store);
  followGestures(parts);
  followSize(parts);
  followScrolling(parts, store);
  const opening = openDocument(href, store, (pdf) => {
    loaded.take(pdf);
    showDocument(pdf, parts, store, () => {
      if (page > 1) parts.viewer.currentPageNumber = Math.min(page, pdf.numPages);
      // Fitting the page scrolls its top margin out of view.
      else container.scrollTop = 0;
      if (find) finding.find(find);
    });
  });

  return {
    ...createNavigating(parts),
    ...finding,
    ...annotating,
    ...loaded.actions,
    store,
    submitPassword: opening.submitPassword,
    answerAltText,
    /** Frees the document and its worker, and removes every listener. */
    async close() {
      loaded.actions.stopPrinting();
      parts.close();
      await opening.close();
    },
  };
}
