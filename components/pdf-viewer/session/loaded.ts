import { AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { downloadBlob, isInApp } from '@/lib/browser/downloads';
import { additionsOf } from './pdfjsContract';
import { printDocument } from './printing';
import type { Attachment, Store } from './viewerState';

/** Invisible characters; marks of direction can make `gpj.exe` look like `exe.jpg`. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

const safeName = (name: string): string => name.replace(INVISIBLE, '').trim() || 'attachment';

export async function readAttachments(pdf: PDFDocumentProxy): Promise<Attachment[]> {
  const found = await pdf.getAttachments();
  return [...(found ?? [])].map(([id, { filename, description }]) => ({
    id,
    name: safeName(filename),
    ...(description && { description }),
  }));
}

export function downloadAttachment(content: BlobPart, name: string): void {
  downloadBlob(new Blob([content], { type: 'application/octet-stream' }), safeName(name));
}

/** Takes an attached file out of the document and downloads it. A failure becomes the store's notice. */
async function saveAttachment(pdf: PDFDocumentProxy, { id, name }: Attachment, store: Store): Promise<void> {
  store.set({ notice: undefined });
  const content = await pdf.getAttachmentContent(id).catch(() => null);
  if (!content) return store.set({ notice: 'attachmentFailed' });
  downloadAttachment(new Uint8Array(content), name);
  if (isInApp()) store.set({ notice: 'notKept' });
}

/** The file name of an annotated document, from its URL: `tax-guide.pdf` becomes `tax-guide (annotated).pdf`. */
export function annotatedName(href: string): string {
  const file = href.replace(/[?#].*/, '').replace(/.*\//, '');
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
function lostTexts(pdf: PDFDocumentProxy): string {
  return [...additionsOf(pdf)]
    .map(({ value }) => value)
    .filter((value) => typeof value === 'string' && LOST_SIGNS.test(value))
    .join('\n');
}

/** Downloads the document with everything that the visitor added to it. A failure becomes the store's notice. */
export async function saveAnnotated(pdf: PDFDocumentProxy, href: string, store: Store): Promise<void> {
  store.set({ isSaving: true, notice: undefined });
  try {
    const data = await pdf.saveDocument();
    downloadBlob(new Blob([data], { type: 'application/pdf' }), annotatedName(href));
    // Such an app says nothing about the file that it drops.
    store.set({ isSaving: false, ...(isInApp() && { isUnsaved: true, notice: 'notKept' }) });
  } catch (error) {
    console.error(error);
    // saveDocument marks the additions as saved even where it fails.
    store.set({ isSaving: false, isUnsaved: true, notice: 'saveFailed' });
  }
}

/** A small picture of a page; the height is in CSS px. */
type Thumbnail = { canvas: HTMLCanvasElement; height: number };

/** What a thumbnail shows: a page, turned clockwise by degrees, `width` CSS px wide. */
type ThumbnailRequest = { pageNumber: number; rotation: number; width: number };

/** Draws a thumbnail, until the signal is aborted. */
async function drawThumbnail(
  pdf: PDFDocumentProxy,
  { pageNumber, rotation: turn, width }: ThumbnailRequest,
  signal: AbortSignal,
): Promise<Thumbnail> {
  const page = await pdf.getPage(pageNumber);
  signal.throwIfAborted();
  const sharpness = Math.min(window.devicePixelRatio, 2);
  const rotation = (page.rotate + turn) % 360;
  const scale = width / page.getViewport({ scale: 1, rotation }).width;
  const viewport = page.getViewport({ scale: scale * sharpness, rotation });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  await task.promise;
  signal.removeEventListener('abort', cancel);
  return { canvas, height: viewport.height / sharpness };
}

/** What can be done with a document once it is loaded; until then each action does nothing. */
export function createLoaded(href: string, store: Store, finishEditing: () => void) {
  let pdf: PDFDocumentProxy | undefined;
  let warnedOf = '';
  const stopPrinting = () => store.set({ printing: undefined });

  return {
    take(loaded: PDFDocumentProxy) {
      pdf = loaded;
    },
    actions: {
      /** Draws a thumbnail; the returned function cancels it. A page that cannot be read has none. */
      drawThumbnail(request: ThumbnailRequest, onDrawn: (thumbnail: Thumbnail) => void) {
        const aborter = new AbortController();
        if (pdf)
          drawThumbnail(pdf, request, aborter.signal).then(
            (thumbnail) => !aborter.signal.aborted && onDrawn(thumbnail),
            () => undefined,
          );
        return () => aborter.abort();
      },
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
