import { statSync } from 'node:fs';
import { join } from 'node:path';
import { memoizeLoader, projectRoot } from '../content/source/contentFiles.ts';
import { readMadeFiles } from './madeFiles.ts';

/** Facts beside the link to a file. */
export type DocumentFacts = {
  bytes: number;
  /** 'PDF', 'XLSX'. */
  type: string;
  pages?: number;
};

const madeFiles = memoizeLoader(readMadeFiles);

/**
 * Reads size, type and pages of a file below public/ during the build; undefined if the file is missing.
 *
 * @param downloadUrl URL of the file, such as /resources/guides/tax-guide-2024-25.pdf
 */
export function getDocumentFacts(downloadUrl: string): DocumentFacts | undefined {
  const file = join(/* turbopackIgnore: true */ projectRoot(), 'public', downloadUrl);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size === 0) return undefined;
  const pages = madeFiles()[downloadUrl]?.pages;
  const type = downloadUrl.slice(downloadUrl.lastIndexOf('.') + 1).toUpperCase();
  return { bytes: found.size, type, ...(pages !== undefined && { pages }) };
}
