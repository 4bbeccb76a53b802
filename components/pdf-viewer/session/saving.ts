import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Store } from './createStore';
import { savedName } from './savedName';
import type { ViewerState } from './viewerState';

/** Offers a file to the visitor as a download. */
function offer(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/**
 * Saves the document with everything that the visitor added to it.
 * Gives false where there is nothing to add to the file at its address, or where writing failed.
 */
export async function saveAnnotated(
  pdf: PDFDocumentProxy,
  href: string,
  store: Store<ViewerState>,
  failedText: string,
): Promise<boolean> {
  if (pdf.annotationStorage.size === 0) return false;
  store.set({ isSaving: true, notice: undefined });
  try {
    const data = await pdf.saveDocument();
    const url = URL.createObjectURL(new Blob([data], { type: 'application/pdf' }));
    offer(url, savedName(href));
    // The download has its own hold on the data once it has begun.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    store.set({ isSaving: false });
    return true;
  } catch (error) {
    console.error(error);
    // The library forgets that there are changes, whether they were written or not.
    store.set({ isSaving: false, isUnsaved: true, notice: failedText });
    return false;
  }
}
