import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memoizeLoader, projectRoot } from '../content/source/contentFiles.ts';
import { readMadeFiles } from '../documents/madeFiles.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Formats a file size: '82 KB', '3.8 MB'. Never '0 KB'. */
const sizeInWords = (bytes: number): string =>
  bytes >= MEGABYTE ? `${(bytes / MEGABYTE).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`;

type DocumentFacts = { bytes: number; type: string; pages?: number; picture?: string };

const madeFiles = memoizeLoader(readMadeFiles);

const publicFolder = (): string => join(/* turbopackIgnore: true */ projectRoot(), 'public');

/** Reads the facts about a file below public/; undefined if it is missing. */
export function getDocumentFacts(downloadUrl: string): DocumentFacts | undefined {
  const found = statSync(join(/* turbopackIgnore: true */ publicFolder(), downloadUrl), { throwIfNoEntry: false });
  if (!found?.isFile() || found.size === 0) return undefined;
  const { pages, picture } = madeFiles()[downloadUrl] ?? {};
  const hasPicture = picture && existsSync(join(/* turbopackIgnore: true */ publicFolder(), picture));
  const type = downloadUrl.slice(downloadUrl.lastIndexOf('.') + 1).toUpperCase();
  return { bytes: found.size, type, ...(pages !== undefined && { pages }), ...(hasPicture && { picture }) };
}

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
export function fileFacts(href: string, read: typeof getDocumentFacts = getDocumentFacts): FileFacts | undefined {
  const facts = read(href);
  if (!facts) return undefined;
  const { type, bytes, pages, picture } = facts;
  const size = sizeInWords(bytes);
  const counted = pages === undefined ? {} : { pages: pagesInWords(pages) };
  return { href, type, size, ...counted, text: [type, size, ...Object.values(counted)].join(', '), picture };
}

/** Returns the URL of the founder's CV, which is the first PDF in the folder cv; undefined if there is none. */
export function findCv(served = publicFolder()): string | undefined {
  const folder = join(/* turbopackIgnore: true */ served, 'cv');
  if (!existsSync(folder)) return undefined;
  const file = readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .toSorted()
    .at(0);
  return file && `/cv/${file}`;
}
