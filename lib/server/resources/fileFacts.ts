import { getDocumentFacts } from '../documents/documentFacts.ts';

/** Type and size of a file for visitors. */
export type FileFacts = {
  href: string;
  /** 'PDF', 'XLSX'. */
  type: string;
  /** 'PDF, 82 KB, 5 pages'. */
  text: string;
};

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** '82 KB', '3.8 MB'; never '0 KB'. */
export function formatFileSize(bytes: number): string {
  if (bytes >= MEGABYTE) return `${(bytes / MEGABYTE).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;
}

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
  const words = [type, formatFileSize(bytes), ...(pages === undefined ? [] : [pagesInWords(pages)])];
  return { href, type, text: words.join(', ') };
}
