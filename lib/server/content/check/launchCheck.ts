import { resolve } from 'node:path';
import { describePath } from '../issues/describeValue.ts';
import { readContentTree } from './contentTree.ts';
import { eachField } from './eachField.ts';

/**
 * `node lib/server/content/check/launchCheck.ts [root]` (npm run launch-check): lists every placeholder that the
 * firm still has to replace, and ends with exit code 1 where there is one.
 */
const { sources } = readContentTree(resolve(process.argv[2] ?? '.'));

const placeholders = [...sources.values()].flatMap((source) =>
  [...eachField(source)]
    .filter(({ path, value }) => path.at(-1) === 'placeholder' && value === true)
    .map(({ path }) => `${source.file}:${source.lineOf(path)}  ${describePath(path, source.value)}: true`),
);

for (const line of placeholders) process.stdout.write(`${line}\n`);
if (placeholders.length === 0) {
  process.stdout.write('No placeholders left\n');
} else {
  process.stdout.write(`${placeholders.length} ${placeholders.length === 1 ? 'placeholder' : 'placeholders'} left\n`);
  process.exitCode = 1;
}
