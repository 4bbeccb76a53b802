import { getDocumentFacts } from '../documents/documentFacts.ts';
import { formatFileSize } from './formatFileSize.ts';

/** Type and size of a file for visitors. */
export type FileFacts = {
  href: string;
  /** 'PDF', 'XLSX'. */
  type: string;
  /** '82 KB'. */
  size: string;
  /** 'PDF, 82 KB, 5 pages'. */
  text: string;
};

const pagesInWords = (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'}`;

/**
 * Type, size and page count of a file below public/, read while the site is built; undefined where there is no such
 * file.
 *
 * @param href URL of the file, such as /resources/guides/tax-guide-2024-25.pdf
 */
export function fileFacts(href: string, read: typeof getDocumentFacts = getDocumentFacts): FileFacts | undefined {
  const facts = read(href);
  if (!facts) return undefined;
  const { type, bytes, pages } = facts;
  const size = formatFileSize(bytes);
  const words = [type, size, ...(pages === undefined ? [] : [pagesInWords(pages)])];
  return { href, type, size, text: words.join(', ') };
}
