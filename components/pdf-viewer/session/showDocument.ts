import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ViewerTarget } from '../host/viewerAddress';
import type { Parts } from './createParts';
import type { Store } from './createStore';
import type { Finding } from './finding';
import { outlineEntries, type RawOutlineEntry } from './outlineEntries';
import type { ViewerState } from './viewerState';
import { DEFAULT_ZOOM } from './zoom';

type Stage = { parts: Parts; store: Store<ViewerState>; finding: Finding; target: ViewerTarget };

/** Shows a loaded document in the library's viewer, at the place that the target names. */
export function showDocument(pdf: PDFDocumentProxy, { parts, store, finding, target }: Stage): void {
  const { eventBus, viewer, linkService } = parts;

  eventBus.on('pagesinit', () => {
    viewer.currentScaleValue = DEFAULT_ZOOM;
    if (target.page && target.page > 1) viewer.currentPageNumber = Math.min(target.page, pdf.numPages);
    // Fitting the first page scrolls its margin away.
    else viewer.container.scrollTop = 0;
    store.set({ phase: 'ready', pageCount: pdf.numPages, pageNumber: viewer.currentPageNumber });
    if (target.find) finding.find(target.find);
  });
  // The library's types know no listener but none.
  Object.assign(pdf.annotationStorage, {
    onSetModified: () => store.set({ isUnsaved: true }),
    onResetModified: () => store.set({ isUnsaved: false }),
  });
  viewer.setDocument(pdf);
  linkService.setDocument(pdf, null);
  // A file may have a beginning and an end, and still no page that can be read.
  viewer.pagesPromise?.catch(() => store.set({ phase: 'failed', failure: 'damaged' }));
  pdf
    .getOutline()
    .then((outline: RawOutlineEntry[] | null) => store.set({ outline: outlineEntries(outline) }))
    .catch(() => undefined);
}
