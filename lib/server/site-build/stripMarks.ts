import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listContentFiles } from '../content/source/contentFiles.ts';

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/** Removes byte order marks, which Notepad writes, from the files in content/, because Next cannot parse JSON that has one. */
export function stripMarks(root: string): void {
  for (const file of listContentFiles(root)) {
    const path = join(root, file);
    const bytes = readFileSync(path);
    const isMarked = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
    if (isMarked) writeFileSync(path, bytes.subarray(BYTE_ORDER_MARK.length));
  }
}
