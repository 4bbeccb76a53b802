import { DocumentOpener, type OpenedDocument } from '@/components/pdf-viewer/host/documentOpener';

const LINKS = `
  <a href="/documents/tax-guide.pdf?v=2#page=4" data-viewer-doc="tax-guide" data-viewer-title="Tax Guide"
    data-viewer-facts="PDF · 86 KB" data-viewer-page="4" data-viewer-find="wcf"><span>View</span></a>
  <a href="/documents/vat.pdf" data-viewer-doc="vat"> VAT </a>`;

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
export const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};
export const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
export async function back() {
  const done = popped();
  window.history.back();
  await done;
}
