import { AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { downloadBlob, isInApp } from '@/lib/browser/downloads';
import { additionsOf } from './pdfjsContract';
import { printDocument } from './printing';
import type { Attachment, Store } from './viewerState';

/** Invisible characters. Direction marks can make `gpj.exe` look like `exe.jpg`. */
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

/** Downloads a file attached to the document. On failure, sets a notice in the store. */
async function saveAttachment(pdf: PDFDocumentProxy, { id, name }: Attachment, store: Store): Promise<void> {
  store.set({ notice: undefined });
  const content = await pdf.getAttachmentContent(id).catch(() => null);
  if (!content) return store.set({ notice: 'attachmentFailed' });
  downloadAttachment(new Uint8Array(content), name);
  if (isInApp()) store.set({ notice: 'notKept' });
}

/** Derives the annotated document's file name from its URL: `tax-guide.pdf` becomes `tax-guide (annotated).pdf`. */
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

/**
 * Characters missing from the font that saved notes use (Windows-1252). Most programs would show the whole note as an empty box.
 */
const LOST_SIGNS = /[^\t\n\r\x20-\x7E\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

/** The text of all notes and form fields that a saved file would not show. */
function lostTexts(pdf: PDFDocumentProxy): string {
  return [...additionsOf(pdf)]
    .map(({ value }) => value)
    .filter((value) => typeof value === 'string' && LOST_SIGNS.test(value))
    .join('\n');
}

/** Downloads the document with everything that the visitor added. On failure, sets a notice in the store. */
export async function saveAnnotated(pdf: PDFDocumentProxy, href: string, store: Store): Promise<void> {
  store.set({ isSaving: true, notice: undefined });
  try {
    const data = await pdf.saveDocument();
    downloadBlob(new Blob([data], { type: 'application/pdf' }), annotatedName(href));
    // In-app browsers silently drop the file.
    store.set({ isSaving: false, ...(isInApp() && { isUnsaved: true, notice: 'notKept' }) });
  } catch (error) {
    console.error(error);
    // saveDocument marks the annotations as saved even if it fails.
    store.set({ isSaving: false, isUnsaved: true, notice: 'saveFailed' });
  }
}

/** A small picture of a page. The height is in CSS px. */
type Thumbnail = { canvas: HTMLCanvasElement; height: number };

/** `rotation` is clockwise, in degrees; `width` is in CSS px. */
type ThumbnailRequest = { pageNumber: number; rotation: number; width: number };

/** Draws a thumbnail. Aborting the signal cancels it. */
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

/** Actions on the loaded document. They do nothing until it has loaded. */
export function createLoaded(href: string, store: Store, finishEditing: () => void) {
  let pdf: PDFDocumentProxy | undefined;
  let warnedOf = '';
  const stopPrinting = () => store.set({ printing: undefined });

  return {
    take(loaded: PDFDocumentProxy) {
      pdf = loaded;
    },
    actions: {
      /** Draws a thumbnail. The returned function cancels it. Nothing is drawn for an unreadable page. */
      drawThumbnail(request: ThumbnailRequest, onDrawn: (thumbnail: Thumbnail) => void) {
        const aborter = new AbortController();
        if (pdf)
          drawThumbnail(pdf, request, aborter.signal).then(
            (thumbnail) => !aborter.signal.aborted && onDrawn(thumbnail),
            () => undefined,
          );
        return () => aborter.abort();
      },
      /** Whether the visitor has annotated the document or filled in form fields. Commits an edit in progress. */
      hasAdditions() {
        finishEditing();
        return (pdf?.annotationStorage.size ?? 0) > 0;
      },
      async saveAttachment(attachment: Attachment) {
        if (pdf) await saveAttachment(pdf, attachment, store);
      },
      /** Saves the document, but first warns once about text that the file would not show. */
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
