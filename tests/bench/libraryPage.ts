/** A page of the library with documents, as the viewer's measurements open them. */
export const LIBRARY_PAGE = '/resources?category=guides';

/** Selector of the links on it that open a guide. */
export const VIEW_LINK = 'main a[data-viewer-doc][href^="/resources/guides/"]';

/** Selector of a document's first page once it is painted, in our viewer as in the library's own. */
export const PAINTED = '.page[data-page-number="1"][data-loaded="true"] canvas';
