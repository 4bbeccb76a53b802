import {
  getDocument,
  PasswordResponses,
  type PDFDocumentProxy,
  type PDFWorker,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfAssets } from './assetPaths';
import { workerOn } from './pdfjsContract';
import type { Failure, Store } from './viewerState';

const NOT_FOUND = ['404', '410'];

/** Messages of requests without a response, in Chromium, Firefox and Safari. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|network/i;

/** Messages of bundlers, browsers and pdf.js when a script fails to load. */
const NO_SCRIPT = /chunk|dynamically imported module|worker|importing a module/i;

function fieldOf(error: unknown, key: 'name' | 'message' | 'status'): string {
  if (typeof error !== 'object' || error === null || !(key in error)) return '';
  return String(Reflect.get(error, key));
}

/** The kind of failure behind an error of pdf.js or the browser. */
export function failureOf(error: unknown, isOnline: boolean): Failure {
  const name = fieldOf(error, 'name');
  const message = fieldOf(error, 'message');
  if (name === 'InvalidPDFException' || name === 'FormatError') return 'damaged';
  if (name === 'ResponseException') return NOT_FOUND.includes(fieldOf(error, 'status')) ? 'missing' : 'failed';
  if (!isOnline || NO_ANSWER.test(message)) return 'offline';
  if (NO_SCRIPT.test(message)) return 'failed';
  // pdf.js's parser wraps whatever a damaged file makes it throw.
  return name === 'UnknownErrorException' ? 'damaged' : 'failed';
}

/** How long pdf.js may take to end its work before the worker is stopped, in ms. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Larger pictures are left out, so that a file of a few kB cannot fill the memory. A4 at 600 dots per inch has 35 million. */
const MAX_IMAGE_PIXELS = 50_000_000;

/**
 * Our own worker, because if its worker fails to load, pdf.js would parse on the page's thread instead, for this
 * document and all later ones.
 */
function startWorker(src: string) {
  const thread = new Worker(src, { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    thread.addEventListener('error', () => reject(new Error('The worker could not be loaded.')), { once: true });
  });
  const worker = workerOn(thread);
  const stop = () => {
    worker.destroy();
    thread.terminate();
  };
  return { worker, failed, stop };
}

/** Asks pdf.js for a document, with everything else that it needs from this site. */
function startLoading(href: string, worker: PDFWorker) {
  const assets = pdfAssets(version);
  return getDocument({
    url: href,
    worker,
    // Pages are read when they come into view, not all at once, which would keep a phone busy with a long document.
    disableAutoFetch: true,
    cMapUrl: assets.characterMaps,
    cMapPacked: true,
    maxImageSize: MAX_IMAGE_PIXELS,
    standardFontDataUrl: assets.standardFonts,
    wasmUrl: assets.wasm,
    iccUrl: assets.colorProfiles,
  });
}

/** Keeps the pages that are being read in `reading`. pdf.js logs an error for each that a closing document cuts off. */
function watchPages(pdf: PDFDocumentProxy, reading: Set<Promise<unknown>>): void {
  const getPage = pdf.getPage.bind(pdf);
  pdf.getPage = (place) => {
    const page = getPage(place);
    reading.add(page);
    page.catch(() => undefined).finally(() => reading.delete(page));
    return page;
  };
}

/**
 * Loads the PDF, in its own worker, and writes progress, the question for a password and failures into the store
 * until it is closed.
 */
export function openDocument(href: string, store: Store, onLoaded: (pdf: PDFDocumentProxy) => void) {
  const { worker, failed, stop } = startWorker(pdfAssets(version).worker);
  const task = startLoading(href, worker);
  const reading = new Set<Promise<unknown>>();
  let isClosed = false;
  let answer: ((password: string) => void) | undefined;

  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
    if (total > 0) store.set({ progress: Math.min(100, Math.round((loaded / total) * 100)) });
  };
  task.onPassword = (submit: (password: string) => void, reason: number) => {
    answer = submit;
    store.set({ phase: 'password', isPasswordWrong: reason === PasswordResponses.INCORRECT_PASSWORD });
  };
  Promise.race([task.promise, failed]).then(
    (pdf) => {
      if (isClosed) return;
      watchPages(pdf, reading);
      onLoaded(pdf);
    },
    (error) => !isClosed && store.set({ phase: 'failed', failure: failureOf(error, navigator.onLine) }),
  );

  return {
    submitPassword(password: string) {
      store.set({ phase: 'loading' });
      answer?.(password);
    },
    /** Stops loading and frees the document and its worker. */
    async close() {
      isClosed = true;
      const timeout = new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS));
      const destroyed = Promise.allSettled(reading).then(() => task.destroy());
      await Promise.race([destroyed.catch(() => undefined), timeout]);
      stop();
    },
  };
}
