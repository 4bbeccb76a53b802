/** A document for the PDF viewer, and optionally a page or text in it. */
export type ViewerTarget = {
  /** Id of the document: the file name of its catalogue entry. */
  id: string;
  /** First page to show, counted from 1. */
  page?: number;
  /** Text to find and mark. */
  find?: string;
};

/** Data for the viewer on a link to a PDF. */
export type ViewerLink = ViewerTarget & {
  title: string;
  /** Kind, size and date under the title, such as 'PDF · 86 KB · 1 July 2024'. */
  facts?: string;
  /** Path of the site's page with the document's text, if any. */
  pageHref?: string;
};

/** Query parameter of the document that the viewer shows on arrival. */
export const VIEWER_PARAM = 'doc';

/** Path of the library with a document open in the viewer. */
export const viewerPath = (id: string): string => `/resources?${VIEWER_PARAM}=${id}`;

/** Selector of the links that the viewer opens. */
export const VIEWER_LINK = 'a[data-viewer-doc]';

/**
 * Returns the attributes of such a link. Without DocumentViewerHost, and before script has come, the
 * link opens the file.
 */
export function viewerLinkProps({ id, title, facts, pageHref, page, find }: ViewerLink) {
  return {
    'data-viewer-doc': id,
    'data-viewer-title': title,
    'data-viewer-facts': facts,
    'data-viewer-page-href': pageHref,
    'data-viewer-page': page,
    'data-viewer-find': find,
  };
}

/** Reads the attributes from a link's dataset; undefined for other links. */
export function readViewerLink(dataset: Readonly<Record<string, string | undefined>>): ViewerLink | undefined {
  const { viewerDoc: id, viewerTitle: title = '', viewerFacts: facts, viewerPageHref: pageHref } = dataset;
  const { viewerPage, viewerFind: find } = dataset;
  if (!id) return undefined;
  const page = parsePage(viewerPage);
  return {
    id,
    title,
    ...(facts && { facts }),
    ...(pageHref && { pageHref }),
    ...(page && { page }),
    ...(find && { find }),
  };
}

/** Parses a page number: a whole number from 1, else undefined. */
export function parsePage(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}
