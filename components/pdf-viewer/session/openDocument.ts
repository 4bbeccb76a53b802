import { getDocument, type PDFDocumentProxy, PDFWorker, version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfAssets } from './assetPaths';

/** How long the library may take to end its work in peace before the worker is stopped, in ms. */
const CLOSING_MS = 2_000;

/** pdf.js asks for a password with this reason when one was given and is wrong. */
const INCORRECT_PASSWORD = 2;

export type OpeningListeners = {
  onProgress: (percent: number) => void;
  /** The document wants a password: answer with `submit`, as often as it asks. */
  onPassword: (isWrong: boolean, submit: (password: string) => void) => void;
};

export type Opening = {
  document: Promise<PDFDocumentProxy>;
  /** Stops loading and frees the document and its worker. */
  close: () => Promise<void>;
};

/**
 * A worker of our own: the library would run the parser in the page where its worker fails, and never try a
 * worker again.
 */
function startWorker(src: string): { worker: PDFWorker; failed: Promise<never>; stop: () => void } {
  const thread = new Worker(src, { type: 'module' });
  const failed = new Promise<never>((_, reject) => {
    thread.addEventListener('error', () => reject(new Error('The worker could not be loaded.')), { once: true });
  });
  // The library's types know no port but none.
  const options: object = { port: thread };
  const worker = new PDFWorker(options);
  const stop = () => {
    worker.destroy();
    thread.terminate();
  };
  return { worker, failed, stop };
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Starts to load the PDF at the address, in a worker of its own. */
export function openDocument(href: string, { onProgress, onPassword }: OpeningListeners): Opening {
  const assets = pdfAssets(version);
  const { worker, failed, stop } = startWorker(assets.worker);
  const task = getDocument({
    url: href,
    worker,
    cMapUrl: assets.characterMaps,
    cMapPacked: true,
    standardFontDataUrl: assets.standardFonts,
    wasmUrl: assets.wasm,
    iccUrl: assets.colorProfiles,
  });
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
    if (total > 0) onProgress(Math.min(100, Math.round((loaded / total) * 100)));
  };
  task.onPassword = (submit: (password: string) => void, reason: number) =>
    onPassword(reason === INCORRECT_PASSWORD, submit);

  return {
    document: Promise.race([task.promise, failed]),
    async close() {
      await Promise.race([task.destroy().catch(() => undefined), after(CLOSING_MS)]);
      stop();
    },
  };
}
