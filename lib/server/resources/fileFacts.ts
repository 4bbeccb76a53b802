import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memoizeLoader, projectRoot } from '../content/source/contentFiles.ts';
import { readMadeFiles } from '../documents/madeFiles.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Formats a file size: '82 KB', '3.8 MB'. Never '0 KB'. */
const sizeInWords = (bytes: number): string =>
  bytes >= MEGABYTE ? `${(bytes / MEGABYTE).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;

const madeFiles = memoizeLoader(readMadeFiles);

const publicFile = (path: string): string => join(/* turbopackIgnore: true */ projectRoot(), 'public', path);

/** Type and size of a file, as shown to visitors. */
export type FileFacts = {
  href: string;
  /** 'PDF', 'XLSX'. */
  type: string;
  /** '82 KB'. */
  size: string;
  /** '5 pages'; undefined if unknown. */
  pages?: string;
  /** 'PDF, 82 KB, 5 pages'. */
  text: string;
  /** URL of the first-page picture; undefined for files supplied by the firm. */
  picture?: string | undefined;
};

const pagesInWords = (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'}`;

/**
 * Reads the type, size and page count of a file below public/ during the build; undefined if it is missing.
 * @param href URL of the file, such as /resources/guides/tax-guide-2024-25.pdf
 */
export function fileFacts(href: string): FileFacts | undefined {
  const found = statSync(publicFile(href), { throwIfNoEntry: false });
  if (!found?.isFile() || found.size === 0) return undefined;
  const { pages, picture } = madeFiles()[href] ?? {};
  const type = href.slice(href.lastIndexOf('.') + 1).toUpperCase();
  const size = sizeInWords(found.size);
  const counted = pages === undefined ? {} : { pages: pagesInWords(pages) };
  const text = [type, size, ...Object.values(counted)].join(', ');
  return {
    href,
    type,
    size,
    ...counted,
    text,
    picture: picture && existsSync(publicFile(picture)) ? picture : undefined,
  };
}

/** Returns the URL of the founder's CV, which is the first PDF in the folder cv; undefined if there is none. */
export function findCv(): string | undefined {
  if (!existsSync(publicFile('cv'))) return undefined;
  const file = readdirSync(publicFile('cv'))
    .filter((name) => name.endsWith('.pdf'))
    .toSorted()
    .at(0);
  return file && `/cv/${file}`;
}
