import { isUnmodifiedClick } from '@/lib/browser/clicks';
import { pageOf, type ViewerTarget } from './viewerAddress';

/** A document on the page that the viewer can open. */
export type ViewerDocument = {
  id: string;
  /** Address of the PDF. */
  href: string;
  title: string;
  /** Kind, size and date under the title, such as 'PDF · 86 KB · 1 July 2024'. */
  facts?: string;
};

const LINK = 'a[data-viewer-doc]';

/** The document that a link to a PDF stands for, and where in it the link leads. Undefined for other elements. */
export function documentOfLink(link: Element | null): { document: ViewerDocument; target: ViewerTarget } | undefined {
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  const { viewerDoc: id, viewerTitle, viewerFacts, viewerPage, viewerFind } = link.dataset;
  if (!id) return undefined;

  const page = pageOf(viewerPage);
  return {
    document: {
      id,
      href: `${link.pathname}${link.search}`,
      title: viewerTitle ?? link.textContent.trim(),
      ...(viewerFacts && { facts: viewerFacts }),
    },
    target: { id, ...(page && { page }), ...(viewerFind && { find: viewerFind }) },
  };
}

/** The link that a click opens in the viewer: not one that asks for a new tab, a download or something else. */
export function clickedLink(event: MouseEvent): Element | null {
  if (event.defaultPrevented || !isUnmodifiedClick(event) || !(event.target instanceof Element)) return null;
  return event.target.closest(LINK);
}

/** The first link on the page to a document of this id. */
export function linkOfId(id: string): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>(`${LINK}[data-viewer-doc="${CSS.escape(id)}"]`);
}
