import { resolve } from 'node:path';
import { formatMistake } from '../content/issues/formatMistake.ts';
import { checkDocuments } from './checkDocuments.ts';
import { offeredFiles } from './offeredFiles.ts';

/**
 * `node lib/server/documents/check.ts [root]`: lists every entry of a catalogue whose file cannot be offered,
 * one a line, and ends with exit code 1 while there is one.
 */
const root = resolve(process.argv[2] ?? '.');
const mistakes = checkDocuments(root);

for (const mistake of mistakes) console.log(formatMistake(mistake));
if (mistakes.length === 0) {
  console.log(`${offeredFiles(root).length} files to download: all there`);
} else {
  console.log(`${mistakes.length} ${mistakes.length === 1 ? 'file' : 'files'} that cannot be offered`);
  process.exitCode = 1;
}
