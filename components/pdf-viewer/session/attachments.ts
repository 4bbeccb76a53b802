import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { downloadBlob, isInApp } from '@/lib/browser/downloads';
import type { Store } from './createStore';
import type { Attachment, ViewerState } from './viewerState';

/** Invisible characters; marks of direction can make `gpj.exe` look like `exe.jpg`. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

const safeName = (name: string): string => name.replace(INVISIBLE, '').trim() || 'attachment';

/** The files that are attached to the document as a whole. */
export async function readAttachments(pdf: PDFDocumentProxy): Promise<Attachment[]> {
  const found = await pdf.getAttachments();
  return [...(found ?? [])].map(([id, { filename, description }]) => ({
    id,
    name: safeName(filename),
    ...(description && { description }),
  }));
}

/** Downloads the content of an attached file under its name. */
export function downloadAttachment(content: BlobPart, name: string): void {
  downloadBlob(new Blob([content], { type: 'application/octet-stream' }), safeName(name));
}

/** Takes an attached file out of the document and downloads it. A failure is told by the store's notice. */
export async function saveAttachment(
  pdf: PDFDocumentProxy,
  { id, name }: Attachment,
  store: Store<ViewerState>,
): Promise<void> {
  store.set({ notice: undefined });
  const content = await pdf.getAttachmentContent(id).catch(() => null);
  if (!content) return store.set({ notice: 'attachmentFailed' });
  downloadAttachment(new Uint8Array(content), name);
  if (isInApp()) store.set({ notice: 'notKept' });
}
