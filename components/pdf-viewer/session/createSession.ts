import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ViewerTarget } from '@/lib/links/viewerLink';
import { createAltText } from './altText';
import { createAnnotating } from './annotating';
import { saveAttachment } from './attachments';
import { createParts } from './createParts';
import { createStore } from './createStore';
import { createFinding } from './finding';
import { followEvents } from './followEvents';
import { followSize } from './followSize';
import { followGestures } from './gestures';
import { createLatestFirst } from './latestFirst';
import { createNavigating } from './navigating';
import { openDocument } from './openDocument';
import { printDocument } from './printing';
import { type Thumbnail, type ThumbnailRequest, thumbnailJob } from './renderThumbnail';
import { saveAnnotated } from './saving';
import { showDocument } from './showDocument';
import { type Attachment, INITIAL_STATE, type ViewerState } from './viewerState';

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
  const thumbnails = createLatestFirst();
  let pdf: PDFDocumentProxy | undefined;

  followEvents(parts.eventBus, store);
  followGestures(parts);
  followSize(parts);
  const opening = openDocument(href, store, (loaded) => {
    pdf = loaded;
    showDocument(loaded, { parts, store, finding, target });
  });

  return {
    ...createNavigating(parts),
    ...finding,
    ...annotating,
    store,
    submitPassword: opening.submitPassword,
    answerAltText: altText.answer,
    /** Draws a thumbnail, the latest asked for first; the returned function cancels it. */
    drawThumbnail: (request: ThumbnailRequest, onDrawn: (thumbnail: Thumbnail) => void) =>
      pdf ? thumbnails.add(thumbnailJob(pdf, request, onDrawn)) : () => undefined,
    /** Whether the visitor has annotated the document or filled its fields. Commits what is still being edited. */
    hasAdditions() {
      annotating.finishEditing();
      return (pdf?.annotationStorage.size ?? 0) > 0;
    },
    async saveAttachment(attachment: Attachment) {
      if (pdf) await saveAttachment(pdf, attachment, store);
    },
    async save() {
      if (pdf) await saveAnnotated(pdf, href, store);
    },
    async print() {
      if (!pdf || store.get().printing !== undefined) return;
      annotating.finishEditing();
      await printDocument(pdf, store);
    },
    stopPrinting: () => store.set({ printing: undefined }),
    /** Frees the document, its worker and every listener. */
    async close() {
      thumbnails.clear();
      store.set({ printing: undefined });
      parts.close();
      await opening.close();
    },
  };
}
