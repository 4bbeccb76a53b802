import { resolve } from 'node:path';
import { formatMistake } from '../issues/formatMistake.ts';
import { checkContent } from './checkContent.ts';

/**
 * `node lib/server/content/check/check.ts [root]` (npm run content:check): lists every mistake in content/,
 * one a line, and ends with exit code 1 while there is one.
 */
const { mistakes, files, entries } = await checkContent(resolve(process.argv[2] ?? '.'));

for (const mistake of mistakes) console.log(formatMistake(mistake));
if (mistakes.length === 0) {
  console.log(`${files} files, ${entries} entries: no mistakes`);
} else {
  const brokenFiles = new Set(mistakes.map(({ file }) => file)).size;
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  console.log(`${count} in ${brokenFiles === 1 ? '1 file' : `${brokenFiles} files`}`);
  process.exitCode = 1;
}
