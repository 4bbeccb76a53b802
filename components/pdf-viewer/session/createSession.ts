import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ViewerTarget } from '../host/viewerAddress';
import { type AltText, createAltText } from './altText';
import { type Annotating, createAnnotating } from './annotating';
import { createParts } from './createParts';
import { createStore, type Store } from './createStore';
import { createFinding, type Finding } from './finding';
import { followEvents } from './followEvents';
import { followSize } from './followSize';
import { followGestures } from './gestures';
import { createLatestFirst } from './latestFirst';
import { createNavigating, type Navigating } from './navigating';
import { printDocument } from './printing';
import { type Thumbnail, thumbnailJob } from './renderThumbnail';
import { saveAnnotated } from './saving';
import { showDocument } from './showDocument';
import { startOpening } from './startOpening';
import { INITIAL_STATE, type ViewerState } from './viewerState';

/** One opening of one document: its state, and all that can be done with it. */
export type Session = Navigating &
  Finding &
  Annotating & {
    store: Store<ViewerState>;
    submitPassword: (password: string) => void;
    answerAltText: AltText['answer'];
    /** Draws a small picture of a page when there is time; the function it returns calls that off. */
    drawThumbnail: (page: number, width: number, onDrawn: (thumbnail: Thumbnail) => void) => () => void;
    /** The visitor has annotated the document or filled its fields. */
    hasAdditions: () => boolean;
    /** Saves what was added; false where there is nothing to add to the file at its address. */
    save: () => Promise<boolean>;
    print: () => Promise<void>;
    stopPrinting: () => void;
    /** Frees the document, its worker and every listener. */
    close: () => Promise<void>;
  };

export type SessionOptions = {
  /** Takes the pages: a positioned element with one child. */
  container: HTMLDivElement;
  href: string;
  target: ViewerTarget;
  texts: { saveFailed: string; printFailed: string; pageFailed: string };
};

/** Opens a document in the container. What happens then is in the session's store. */
export function createSession({ container, href, target, texts }: SessionOptions): Session {
  const store = createStore<ViewerState>(INITIAL_STATE);
  const altText = createAltText(store);
  const parts = createParts(container, altText.manager);
  const finding = createFinding(parts.eventBus, store);
  const annotating = createAnnotating(parts, store);
  const thumbnails = createLatestFirst();
  let pdf: PDFDocumentProxy | undefined;

  followEvents(parts.eventBus, store, texts.pageFailed);
  followGestures(parts);
  followSize(parts);
  const opening = startOpening(href, store, (loaded) => {
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
    drawThumbnail: (page, width, onDrawn) =>
      pdf ? thumbnails.add(thumbnailJob(pdf, page, width, onDrawn)) : () => undefined,
    hasAdditions() {
      annotating.finishEditing();
      return (pdf?.annotationStorage.size ?? 0) > 0;
    },
    async save() {
      annotating.finishEditing();
      return pdf ? saveAnnotated(pdf, href, store, texts.saveFailed) : false;
    },
    async print() {
      if (!pdf || store.get().printing !== undefined) return;
      annotating.finishEditing();
      await printDocument(pdf, store, texts.printFailed);
    },
    stopPrinting: () => store.set({ printing: undefined }),
    async close() {
      thumbnails.clear();
      store.set({ printing: undefined });
      parts.close();
      await opening.close();
    },
  };
}
