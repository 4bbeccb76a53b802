/** A document to open in the PDF viewer. */
export type ViewerLink = {
  /** Document id: the file name in its catalogue entry. */
  id: string;
  title: string;
  /** Type, size and date below the title, such as 'PDF · 86 KB · 1 July 2024'. */
  facts?: string | undefined;
  /** Path of the page with the document's text, if any. */
  pageHref?: string | undefined;
  /** URL of a picture of the first page, shown until the viewer has rendered it. */
  picture?: string | undefined;
};

/** Query parameter with the document to open on arrival. */
export const VIEWER_PARAM = 'doc';

/** Returns the library's path with a document open in the viewer. */
export const viewerPath = (id: string): string => `/resources?${VIEWER_PARAM}=${id}`;

/**
 * Returns the attributes of a link that opens a PDF in the viewer, at the page and search text in the link's hash:
 * `#page=4&search=wcf`, as in some browsers' built-in viewers. Without DocumentViewerHost, or before the script has loaded,
 * the link opens the file itself.
 */
export function viewerLinkProps({ id, title, facts, pageHref, picture }: ViewerLink) {
  return {
    'data-viewer-doc': id,
    'data-viewer-title': title,
    'data-viewer-facts': facts,
    'data-viewer-page-href': pageHref,
    'data-viewer-picture': picture,
  };
}
