import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { failureOf } from '../host/failure';
import type { Store } from './createStore';
import { openDocument } from './openDocument';
import type { ViewerState } from './viewerState';

export type Started = {
  /** Answers the document that asked for a password. */
  submitPassword: (password: string) => void;
  close: () => Promise<void>;
};

/** Opens the document and tells the store how it goes, until it is closed. */
export function startOpening(
  href: string,
  store: Store<ViewerState>,
  onLoaded: (pdf: PDFDocumentProxy) => void,
): Started {
  let isClosed = false;
  let answer: ((password: string) => void) | undefined;

  const opening = openDocument(href, {
    onProgress: (progress) => store.set({ progress }),
    onPassword: (isPasswordWrong, submit) => {
      answer = submit;
      store.set({ phase: 'password', isPasswordWrong });
    },
  });
  opening.document.then(
    (pdf) => {
      if (!isClosed) onLoaded(pdf);
    },
    (error) => {
      if (!isClosed) store.set({ phase: 'failed', failure: failureOf(error, navigator.onLine) });
    },
  );

  return {
    submitPassword(password) {
      store.set({ phase: 'loading' });
      answer?.(password);
    },
    async close() {
      isClosed = true;
      await opening.close();
    },
  };
}
