import { pdfAssets } from '../session/assetPaths';
import type { ViewerDocument } from './documentOpener';

/** Files that have been asked for. */
const asked = new Set<string>();

/** Fetches a file into the browser's cache, from which whoever needs it takes it. A file that fails may be asked for again. */
function fetchIntoCache(url: string): void {
  if (asked.has(url)) return;
  asked.add(url);
  fetch(url)
    .then((response) => response.arrayBuffer())
    .catch(() => asked.delete(url));
}

/** Fetches a file at the lowest priority, and without handing it to the page, which on a phone takes a quarter of a second. */
function prefetch(url: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href: url });
  // Safari cannot.
  if (link.relList.supports('prefetch')) document.head.append(link);
  else fetchIntoCache(url);
}

/**
 * Fetches the viewer's code, styles and worker, but runs nothing: running the code keeps a phone busy for more than a second. The
 * build lists the files on the start script (lib/server/site-build/pageScripts.ts).
 */
function fetchCode(fetchFile: (url: string) => void): void {
  const files = document.querySelector<HTMLElement>('[data-viewer-files]')?.dataset.viewerFiles?.split(' ') ?? [];
  for (const url of [...files, pdfAssets(process.env.PDFJS_VERSION ?? '').worker]) fetchFile(url);
}

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
export async function fetchDocument({ href, picture }: Pick<ViewerDocument, 'href' | 'picture'>): Promise<void> {
  if (picture) await pictureLoaded(picture);
  fetchIntoCache(href);
  fetchCode(fetchIntoCache);
}

/** False where the visitor has asked the browser to save data. */
export const mayFetchAhead = (): boolean => !Reflect.get(Object(Reflect.get(navigator, 'connection')), 'saveData');

/** The line is left this long to the pictures of the page and to what the visitor does first, in ms. */
const IDLE_AFTER_MS = 2_000;

/** Fetches code and worker when the page has been there for a moment and is idle; the returned function cancels it. */
export function fetchCodeWhenIdle(): () => void {
  const fetchAhead = () => mayFetchAhead() && fetchCode(prefetch);
  // Safari has no requestIdleCallback.
  const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(fetchAhead), IDLE_AFTER_MS);
  return () => clearTimeout(timer);
}
