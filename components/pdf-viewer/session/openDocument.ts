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

/** Error messages in Chromium, Firefox and Safari for requests without a response. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|network/i;

/** Error messages of bundlers, browsers and pdf.js for scripts that fail to load. */
const NO_SCRIPT = /chunk|dynamically imported module|worker|importing a module/i;

function fieldOf(error: unknown, key: 'name' | 'message' | 'status'): string {
  if (typeof error !== 'object' || error === null || !(key in error)) return '';
  return String(Reflect.get(error, key));
}

/** Classifies an error thrown by pdf.js or the browser. */
export function failureOf(error: unknown, isOnline: boolean): Failure {
  const name = fieldOf(error, 'name');
  const message = fieldOf(error, 'message');
  if (name === 'InvalidPDFException' || name === 'FormatError') return 'damaged';
  if (name === 'ResponseException') return NOT_FOUND.includes(fieldOf(error, 'status')) ? 'missing' : 'failed';
  if (!isOnline || NO_ANSWER.test(message)) return 'offline';
  if (NO_SCRIPT.test(message)) return 'failed';
  // pdf.js wraps any error thrown while parsing a damaged file.
  return name === 'UnknownErrorException' ? 'damaged' : 'failed';
}

/** How long pdf.js may take to shut down before the worker is terminated, in ms. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Larger images are skipped, so that a file of a few kB cannot exhaust the memory. An A4 page at 600 dpi has 35 million pixels. */
const MAX_IMAGE_PIXELS = 50_000_000;

/**
 * Creates the worker here: if pdf.js cannot load a worker of its own, it parses on the main thread, for this document and all later
 * ones.
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

/** Loads a document with pdf.js, whose other assets also come from this site. */
function startLoading(href: string, worker: PDFWorker) {
  const assets = pdfAssets(version);
  return getDocument({
    url: href,
    worker,
    // Fetches pages as they come into view. Fetching a long document all at once would keep a phone busy.
    disableAutoFetch: true,
    cMapUrl: assets.characterMaps,
    cMapPacked: true,
    maxImageSize: MAX_IMAGE_PIXELS,
    standardFontDataUrl: assets.standardFonts,
    wasmUrl: assets.wasm,
    iccUrl: assets.colorProfiles,
  });
}

/** Tracks pending pages in `reading`, because pdf.js logs an error for each one still pending when the document closes. */
function watchPages(pdf: PDFDocumentProxy, reading: Set<Promise<unknown>>): void {
  const getPage = pdf.getPage.bind(pdf);
  pdf.getPage = (place) => {
    const page = getPage(place);
    reading.add(page);
    page.catch(() => undefined).finally(() => reading.delete(page));
    return page;
  };
}

/** Loads the PDF in its own worker. Until it is closed, progress, password requests and failures are written to the store. */
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
