import { getDocumentFacts } from '../documents/documentFacts.ts';
import { formatFileSize } from './formatFileSize.ts';

/** Type and size of a file for visitors. */
export type FileFacts = {
  href: string;
  /** 'PDF', 'XLSX'. */
  type: string;
  /** '82 KB'. */
  size: string;
  /** '5 pages'; absent if not known. */
  pages?: string;
  /** 'PDF, 82 KB, 5 pages'. */
  text: string;
};

const pagesInWords = (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'}`;

/**
 * Reads type, size and page count of a file below public/ during the build; undefined if the file is missing.
 *
 * @param href URL of the file, such as /resources/guides/tax-guide-2024-25.pdf
 */
export function fileFacts(href: string, read: typeof getDocumentFacts = getDocumentFacts): FileFacts | undefined {
  const facts = read(href);
  if (!facts) return undefined;
  const { type, bytes, pages } = facts;
  const size = formatFileSize(bytes);
  const counted = pages === undefined ? {} : { pages: pagesInWords(pages) };
  return { href, type, size, ...counted, text: [type, size, ...Object.values(counted)].join(', ') };
}
