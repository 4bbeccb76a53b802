/** A document for the PDF viewer. */
export type ViewerLink = {
  /** Id of the document: the file name of its catalogue entry. */
  id: string;
  title: string;
  /** Kind, size and date under the title, such as 'PDF · 86 KB · 1 July 2024'. */
  facts?: string | undefined;
  /** Path of the site's page with the document's text, if any. */
  pageHref?: string | undefined;
  /** URL of a picture of the first page, which is shown until the viewer can draw it. */
  picture?: string | undefined;
};

/** Query parameter of the document that the viewer shows on arrival. */
export const VIEWER_PARAM = 'doc';

/** Path of the library with a document open in the viewer. */
export const viewerPath = (id: string): string => `/resources?${VIEWER_PARAM}=${id}`;

/**
 * Returns the attributes of a link to a PDF that the viewer opens, at the page and the text of the link's fragment:
 * `#page=4&search=wcf`, as some browsers' own viewers read it. Without DocumentViewerHost, and before script has come, the
 * link opens the file.
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
