import { DocumentOpener, type OpenedDocument } from '@/components/pdf-viewer/host/documentOpener';

const LINKS = `
  <a href="/documents/tax-guide.pdf?v=2#page=4" data-viewer-doc="tax-guide" data-viewer-title="Tax Guide"
    data-viewer-facts="PDF · 86 KB" data-viewer-page="4" data-viewer-find="wcf"><span>View</span></a>
  <a href="/documents/vat.pdf" data-viewer-doc="vat" data-picture="/documents/vat.avif"> VAT </a>`;

let stop: () => void = () => undefined;

export const stopOpener = () => stop();

/** Starts the opener on a page with two links; `shown` is what it told last. */
export function start(path = '/resources?category=guides', html = LINKS) {
  document.body.innerHTML = html;
  window.history.pushState(null, '', path);
  const shown: (OpenedDocument | undefined)[] = [];
  const opener = new DocumentOpener((opened) => shown.push(opened));
  stop = opener.start();
  return { opener, shown: () => shown.at(-1), count: () => shown.length };
}

export const query = () => window.location.search;

/** Clicks and tells whether the browser was kept from following the link. */
export function click(selector: string): boolean {
  let isTaken = false;
  const handleLast = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', handleLast, { once: true });
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return isTaken;
}

/** Does something that moves through the history, and waits until that has moved. */
export async function moved(move: () => void) {
  const done = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  move();
  await done;
}
export const back = () => moved(() => window.history.back());
