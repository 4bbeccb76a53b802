import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { downloadBlob } from '@/lib/browser/downloads';
import type { Store } from './createStore';
import { savedName } from './savedName';
import type { ViewerState } from './viewerState';

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
    downloadBlob(new Blob([data], { type: 'application/pdf' }), savedName(href));
    store.set({ isSaving: false });
    return true;
  } catch (error) {
    console.error(error);
    // The library forgets that there are changes, whether they were written or not.
    store.set({ isSaving: false, isUnsaved: true, notice: failedText });
    return false;
  }
}
