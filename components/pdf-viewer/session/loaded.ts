import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { downloadBlob, isInApp } from '@/lib/browser/downloads';
import { saveAttachment } from './attachments';
import type { Store } from './createStore';
import { printDocument } from './printing';
import type { Attachment, ViewerState } from './viewerState';

/** Work that can be cancelled while it runs. */
type Job = { run: () => Promise<void>; cancel: () => void };

type JobQueue = {
  /** Adds a job; the returned function removes it, or cancels it if it runs. */
  add: (job: Job) => () => void;
  /** Removes the waiting jobs and cancels the running one. */
  clear: () => void;
};

/**
 * Runs one job at a time, the newest first: where the visitor has scrolled to matters more than what was passed on the
 * way. A job that fails does not stop the others.
 */
function createLatestFirst(): JobQueue {
  let waiting: Job[] = [];
  let running: Job | undefined;

  async function work(): Promise<void> {
    if (running) return;
    for (running = waiting.pop(); running; running = waiting.pop()) {
      await running.run().catch(() => undefined);
    }
  }

  function remove(job: Job): void {
    waiting = waiting.filter((other) => other !== job);
    if (running === job) job.cancel();
  }

  return {
    add(job) {
      waiting.push(job);
      void work();
      return () => remove(job);
    },
    clear() {
      waiting = [];
      running?.cancel();
    },
  };
}

/** File name of an annotated document, from its URL: `tax-guide.pdf` becomes `tax-guide (annotated).pdf`. */
export function annotatedName(href: string): string {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  const file = path.slice(path.lastIndexOf('/') + 1);
  return `${decodeSafely(file).replace(/\.pdf$/i, '') || 'document'} (annotated).pdf`;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Signs that the font of notes in a file does not have (Windows-1252): most programs show an empty box for the whole note. */
const LOST_SIGNS = /[^\t\n\r\x20-\x7E\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

/** The notes and filled fields of a document that a saved file would not show, as one text. */
function lostTexts({ annotationStorage }: PDFDocumentProxy): string {
  const additions: Iterable<{ value?: unknown }> = annotationStorage.serializable.map?.values() ?? [];
  return [...additions]
    .map(({ value }) => value)
    .filter((value) => typeof value === 'string' && LOST_SIGNS.test(value))
    .join('\n');
}

/** Downloads the document with everything that the visitor added to it. A failure is told by the store's notice. */
export async function saveAnnotated(pdf: PDFDocumentProxy, href: string, store: Store<ViewerState>): Promise<void> {
  store.set({ isSaving: true, notice: undefined });
  try {
    const data = await pdf.saveDocument();
    downloadBlob(new Blob([data], { type: 'application/pdf' }), annotatedName(href));
    // Such an app says nothing of the file that it drops.
    store.set({ isSaving: false, ...(isInApp() && { isUnsaved: true, notice: 'notKept' }) });
  } catch (error) {
    console.error(error);
    // saveDocument marks the additions as saved even where it fails.
    store.set({ isSaving: false, isUnsaved: true, notice: 'saveFailed' });
  }
}

/** A small picture of a page; sizes in CSS px. */
type Thumbnail = { canvas: HTMLCanvasElement; width: number; height: number };

/** What a thumbnail shows: a page, turned clockwise by degrees, `width` CSS px wide. */
type ThumbnailRequest = { pageNumber: number; rotation: number; width: number };

/** The job of rendering a thumbnail. */
function thumbnailJob(
  pdf: PDFDocumentProxy,
  { pageNumber, rotation: turn, width }: ThumbnailRequest,
  onDrawn: (thumbnail: Thumbnail) => void,
): Job {
  let isCancelled = false;
  let stop: (() => void) | undefined;

  return {
    async run() {
      const page = await pdf.getPage(pageNumber);
      if (isCancelled) return;
      const sharpness = Math.min(window.devicePixelRatio, 2);
      const rotation = (page.rotate + turn) % 360;
      const scale = width / page.getViewport({ scale: 1, rotation }).width;
      const viewport = page.getViewport({ scale: scale * sharpness, rotation });
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const task = page.render({ canvas, viewport, annotationMode: 1 });
      stop = () => task.cancel();
      await task.promise;
      if (!isCancelled) onDrawn({ canvas, width, height: viewport.height / sharpness });
    },
    cancel() {
      isCancelled = true;
      stop?.();
    },
  };
}

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
