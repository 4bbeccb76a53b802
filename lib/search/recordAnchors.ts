/** Marks in the record of a file, by which a hit is told its place: where a page begins, and where a section ends. */

const PAGE = 'page-';

/** The text that follows stands under no heading. */
export const SECTION_END = 'section-end';

/** Id of the beginning of a page, counted from 1. */
export const pageAnchor = (number: number): string => `${PAGE}${number}`;

/** The page that begins at an id; undefined for other ids. */
export const pageOfAnchor = (id: string): number | undefined =>
  id.startsWith(PAGE) ? Number(id.slice(PAGE.length)) : undefined;
