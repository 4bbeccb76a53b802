import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Ending of a file while it is written. */
export const UNFINISHED = '.unfinished';

/** Writes a file atomically, because others may be reading it. The process ID keeps two writers apart. */
export function writeAtomically(file: string, content: Uint8Array | string): void {
  const unfinished = `${file}.${process.pid}${UNFINISHED}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
