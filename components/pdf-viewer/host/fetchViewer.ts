import { pdfAssets } from '../session/assetPaths';
import type { ViewerDocument } from './documentOpener';

/** Files already requested. */
const asked = new Set<string>();

/** Fetches a file into the browser cache. A failed file can be requested again. */
function fetchIntoCache(url: string): void {
  if (asked.has(url)) return;
  asked.add(url);
  fetch(url)
    .then((response) => response.arrayBuffer())
    .catch(() => asked.delete(url));
}

/** Fetches a file with the lowest priority, without passing it to the page, which would take a phone a quarter of a second. */
function prefetch(url: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', href: url });
  // Safari does not support prefetch.
  if (link.relList.supports('prefetch')) document.head.append(link);
  else fetchIntoCache(url);
}

/**
 * Fetches the viewer's code, styles and worker without running them, because running them keeps a phone busy for over a second.
 * The build lists the files in an attribute of the start script (lib/server/site-build/pageScripts.ts).
 */
function fetchCode(fetchFile: (url: string) => void): void {
  const files = document.querySelector<HTMLElement>('[data-viewer-files]')?.dataset.viewerFiles?.split(' ') ?? [];
  for (const url of [...files, pdfAssets(process.env.PDFJS_VERSION ?? '').worker]) fetchFile(url);
}

/** The longest that loading the viewer waits for the picture of the first page, in ms. */
const PICTURE_TIMEOUT_MS = 1_500;

/** Waits until the picture can be painted, or until the timeout. */
async function pictureLoaded(src: string): Promise<void> {
  const image = Object.assign(new Image(), { fetchPriority: 'high', src });
  const timeout = new Promise((resolve) => setTimeout(resolve, PICTURE_TIMEOUT_MS));
  await Promise.race([image.decode().catch(() => undefined), timeout]);
}

/**
 * Fetches everything a document needs. The picture of the first page comes first, with the full bandwidth, so that there is
 * something to read; then code, worker and file load in parallel.
 */
export async function fetchDocument({ href, picture }: Pick<ViewerDocument, 'href' | 'picture'>): Promise<void> {
  if (picture) await pictureLoaded(picture);
  fetchIntoCache(href);
  fetchCode(fetchIntoCache);
}

/** False if the visitor has turned on the browser's data saver. */
export const mayFetchAhead = (): boolean => !Reflect.get(Object(Reflect.get(navigator, 'connection')), 'saveData');

/** Leaves the bandwidth to the page's images and the visitor's first actions for this long, in ms. */
const IDLE_AFTER_MS = 2_000;

/** Prefetches code and worker once the page is idle. The returned function cancels it. */
export function fetchCodeWhenIdle(): () => void {
  const fetchAhead = () => mayFetchAhead() && fetchCode(prefetch);
  // Safari does not support requestIdleCallback.
  const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(fetchAhead), IDLE_AFTER_MS);
  return () => clearTimeout(timer);
}
