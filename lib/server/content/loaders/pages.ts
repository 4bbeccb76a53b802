import { PAGE_IDS, type Page, type PageId, pageFrontMatterSchema } from '../../../content/schemas/page.ts';
import { memoizeLoader } from '../source/memoizeLoader.ts';
import { readCollection, readEach } from '../source/readCollection.ts';

/** Returns the path from the project root of a standing page's text. */
export function pageFile(id: PageId): string {
  return `content/pages/${id}.mdx`;
}

/**
 * Reads the front matter of a standing page such as the privacy policy.
 *
 * @throws ContentError that lists every mistake in its file
 */
export function getPage(id: PageId): Page {
  return { ...readCollection({ file: pageFile(id), schema: pageFrontMatterSchema }), id };
}

/** All standing pages. Throws a ContentError that lists every mistake in their files. */
export const getAllPages: () => Page[] = memoizeLoader(() => readEach(PAGE_IDS, getPage));
