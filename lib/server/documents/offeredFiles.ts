import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describePath } from '../content/issues/contentIssue.ts';
import { CV_FILE } from '../content/loaders/firm.ts';
import { COLLECTIONS } from '../content/source/collections.ts';
import { projectRoot } from '../content/source/contentFiles.ts';
import { readSource } from '../content/source/contentSource.ts';
import { textsIn } from '../content/source/entries.ts';
import { CV_PATH } from './printedCv.ts';

/** A file offered for download, and its place in content/. */
export type OfferedFile = { path: string; file: string; line: number; field: string };

const CATALOGUES = [
  COLLECTIONS.guides,
  COLLECTIONS.articles,
  COLLECTIONS.acts,
  COLLECTIONS.financeActs,
  COLLECTIONS.media,
].map(({ file }) => file);

/** Lists every file that a catalogue offers, and the founder's CV if its text or file exists. */
export function offeredFiles(root: string = projectRoot()): OfferedFile[] {
  const entries = CATALOGUES.flatMap((file) => {
    const source = readSource(file, root);
    return textsIn(source, 'downloadUrl').map(({ path, value }) => ({
      path: value,
      file,
      line: source.lineOf(path),
      field: describePath(path, source.value),
    }));
  });
  const hasCv = existsSync(join(root, CV_FILE)) || existsSync(join(root, 'public', CV_PATH));
  return hasCv ? [...entries, { path: CV_PATH, file: CV_FILE, line: 1, field: 'the CV' }] : entries;
}
