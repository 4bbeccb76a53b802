import { pdfAssets } from '../session/assetPaths';
import type { ViewerDocument } from './documentOpener';

type ViewerCode = typeof import('../chrome/DocumentViewer');

let code: Promise<ViewerCode> | undefined;

/** Asks for the code of the viewer, once; again where it failed. */
function viewerCode(): Promise<ViewerCode> {
  code ??= import('../chrome/DocumentViewer').catch((error) => {
    code = undefined;
    throw error;
  });
  return code;
}

/** Files that have been asked for. */
const asked = new Set<string>();

/** Fetches a file into the browser's cache, where pdf.js finds it. What fails it asks for again. */
function fetchIntoCache(url: string): void {
  if (asked.has(url)) return;
  asked.add(url);
  fetch(url)
    .then((response) => response.arrayBuffer())
    .catch(() => asked.delete(url));
}

const askForWorker = () => fetchIntoCache(pdfAssets(process.env.PDFJS_VERSION ?? '').worker);

/** The viewer waits no longer than this for the picture of the first page, in ms. */
const PICTURE_TIMEOUT_MS = 1_500;

/** Waits until a picture can be painted, or will not be in time. */
async function pictureLoaded(src: string): Promise<void> {
  const image = Object.assign(new Image(), { fetchPriority: 'high', src });
  const timeout = new Promise((resolve) => setTimeout(resolve, PICTURE_TIMEOUT_MS));
  await Promise.race([image.decode().catch(() => undefined), timeout]);
}

/**
 * Fetches what a document needs: the picture of its first page, which has the line to itself, so that there is something to read;
 * then code, worker and file side by side.
 */
export async function fetchViewer({ href, picture }: Pick<ViewerDocument, 'href' | 'picture'>): Promise<ViewerCode> {
  if (picture) await pictureLoaded(picture);
  fetchIntoCache(href);
  askForWorker();
  return viewerCode();
}

/** False where the visitor has asked the browser to save data. */
export const mayFetchAhead = (): boolean => !Reflect.get(Object(Reflect.get(navigator, 'connection')), 'saveData');

/** The line is left this long to the pictures of the page and to what the visitor does first, in ms. */
const IDLE_AFTER_MS = 2_000;

/** Fetches code and worker when the page has been there for a moment and is idle; the returned function cancels it. */
export function fetchViewerWhenIdle(): () => void {
  const fetchAhead = () => {
    if (!mayFetchAhead()) return;
    askForWorker();
    viewerCode().catch(() => undefined);
  };
  // Safari has no requestIdleCallback.
  const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(fetchAhead), IDLE_AFTER_MS);
  return () => clearTimeout(timer);
}
