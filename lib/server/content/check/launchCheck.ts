import { resolve } from 'node:path';
import { findPlaceholders } from './findPlaceholders.ts';

/**
 * `node lib/server/content/check/launchCheck.ts [root]` (npm run launch-check): lists every placeholder that the
 * firm still has to replace, and ends with exit code 1 where there is one.
 */
const placeholders = [...findPlaceholders(resolve(process.argv[2] ?? '.'))];

for (const { file, line, field } of placeholders) process.stdout.write(`${file}:${line}  ${field}\n`);
if (placeholders.length === 0) {
  process.stdout.write('No placeholders left\n');
} else {
  process.stdout.write(`${placeholders.length} ${placeholders.length === 1 ? 'placeholder' : 'placeholders'} left\n`);
  process.exitCode = 1;
}
