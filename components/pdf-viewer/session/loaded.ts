import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { saveAttachment } from './attachments';
import type { Store } from './createStore';
import { createLatestFirst } from './latestFirst';
import { printDocument } from './printing';
import { type Thumbnail, type ThumbnailRequest, thumbnailJob } from './renderThumbnail';
import { lostTexts, saveAnnotated } from './saving';
import type { Attachment, ViewerState } from './viewerState';

/** What can be done with a document once it is loaded; until then each action does nothing. */
export function createLoaded(href: string, store: Store<ViewerState>, finishEditing: () => void) {
  const thumbnails = createLatestFirst();
  let pdf: PDFDocumentProxy | undefined;
  let warnedOf = '';
  const stopPrinting = () => store.set({ printing: undefined });

  return {
    take(loaded: PDFDocumentProxy) {
      pdf = loaded;
    },
    /** Ends drawing and printing that still run. */
    stop() {
      thumbnails.clear();
      stopPrinting();
    },
    actions: {
      /** Draws a thumbnail, the latest asked for first; the returned function cancels it. */
      drawThumbnail: (request: ThumbnailRequest, onDrawn: (thumbnail: Thumbnail) => void) =>
        pdf ? thumbnails.add(thumbnailJob(pdf, request, onDrawn)) : () => undefined,
      /** Whether the visitor has annotated the document or filled its fields. Commits an edit that is still open. */
      hasAdditions() {
        finishEditing();
        return (pdf?.annotationStorage.size ?? 0) > 0;
      },
      async saveAttachment(attachment: Attachment) {
        if (pdf) await saveAttachment(pdf, attachment, store);
      },
      /** Saves, but warns first, once, of texts that the file would not show. */
      async save() {
        if (!pdf) return;
        const lost = lostTexts(pdf);
        const isWarning = lost !== '' && lost !== warnedOf;
        warnedOf = lost;
        if (isWarning) store.set({ notice: 'signsLost' });
        else await saveAnnotated(pdf, href, store);
      },
      async print() {
        if (!pdf || store.get().printing !== undefined) return;
        finishEditing();
        await printDocument(pdf, store);
      },
      stopPrinting,
    },
  };
}
