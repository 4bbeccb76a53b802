import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { downloadBlob } from '@/lib/browser/downloads';
import { isInApp } from '@/lib/browser/isInApp';
import type { Store } from './createStore';
import type { ViewerState } from './viewerState';

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
export function lostTexts({ annotationStorage }: PDFDocumentProxy): string {
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
