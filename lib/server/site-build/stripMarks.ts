import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listContentFiles } from '../content/source/contentFiles.ts';

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/** Removes the byte order mark, as Notepad writes it, from the files of content/: Next cannot read JSON with it. */
export function stripMarks(root: string): void {
  for (const file of listContentFiles(root)) {
    const path = join(root, file);
    const bytes = readFileSync(path);
    const isMarked = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
    if (isMarked) writeFileSync(path, bytes.subarray(BYTE_ORDER_MARK.length));
  }
}
