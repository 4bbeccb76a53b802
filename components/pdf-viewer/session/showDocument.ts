import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ViewerTarget } from '@/lib/links/viewerLink';
import { readAttachments } from './attachments';
import type { Parts } from './createParts';
import type { Store } from './createStore';
import type { Finding } from './finding';
import { outlineEntries, type RawOutlineEntry } from './outlineEntries';
import type { ViewerState } from './viewerState';
import { DEFAULT_ZOOM } from './zoom';

type Stage = { parts: Parts; store: Store<ViewerState>; finding: Finding; target: ViewerTarget };

/** Whether all that the document shows is an XFA form: its only page then asks for Adobe's reader. */
function isXfaOnly(info: object): boolean {
  return Reflect.get(info, 'IsXFAPresent') === true && Reflect.get(info, 'IsAcroFormPresent') !== true;
}

/** Reads what stands beside the pages: the outline, attached files, and whether the pages are the whole document. */
function readDetails(pdf: PDFDocumentProxy, store: Store<ViewerState>): void {
  pdf
    .getMetadata()
    .then(({ info }) => isXfaOnly(info) && store.set({ phase: 'failed', failure: 'xfa' }))
    .catch(() => undefined);
  readAttachments(pdf)
    .then((attachments) => store.set({ attachments }))
    .catch(() => undefined);
  pdf
    .getOutline()
    .then((outline: RawOutlineEntry[] | null) => store.set({ outline: outlineEntries(outline) }))
    .catch(() => undefined);
}

/** Shows a loaded document in pdf.js's viewer, at the target's page, with its text found. */
export function showDocument(pdf: PDFDocumentProxy, { parts, store, finding, target }: Stage): void {
  const { eventBus, viewer, linkService } = parts;

  eventBus.on('pagesinit', () => {
    if (store.get().phase === 'failed') return;
    viewer.currentScaleValue = DEFAULT_ZOOM;
    if (target.page && target.page > 1) viewer.currentPageNumber = Math.min(target.page, pdf.numPages);
    // Fitting the page has scrolled its top margin out of view.
    else viewer.container.scrollTop = 0;
    store.set({ phase: 'ready', pageCount: pdf.numPages, pageNumber: viewer.currentPageNumber });
    if (target.find) finding.find(target.find);
  });
  // pdf.js leaves a page that it cannot read blank, and says so on the console alone.
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => {
    pdf.getPage(pageNumber).then(
      () => store.get().notice === 'pageFailed' && store.set({ notice: undefined }),
      () => store.set({ notice: 'pageFailed' }),
    );
  });
  // The types of pdf.js allow no listener but null.
  Object.assign(pdf.annotationStorage, {
    onSetModified: () => store.set({ isUnsaved: true }),
    onResetModified: () => store.set({ isUnsaved: false }),
  });
  viewer.setDocument(pdf);
  linkService.setDocument(pdf, null);
  // A file may load and still have no page that can be read.
  viewer.pagesPromise?.catch(() => store.set({ phase: 'failed', failure: 'damaged' }));
  readDetails(pdf, store);
}
