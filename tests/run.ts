/**
 * `npm test`: runs every part of the tests, those that do not depend on one another side by side, and says at the end
 * how each did and how long it took. `npm test -- units node` runs parts by name, `npm test -- browser --shard=1/2` passes
 * on what follows the name. The reports of the runners stay in REPORT_DIR where that is set.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sum } from './support/counts.ts';
import { formatResults, type Result } from './support/results.ts';
import { ASSETS, PARTS, type RunnablePart } from './support/runners.ts';
import { readRequest, runParts } from './support/schedule.ts';
import { takeTurns } from './support/turns.ts';

/** One part that waits beside one that works keeps two cores busy; more would slow tests that hold others to a time. */
const SLOTS = 2;

const reportDir = process.env.REPORT_DIR && resolve(process.env.REPORT_DIR);
const folder = reportDir || mkdtempSync(join(tmpdir(), 'site-tests-'));

// Most of these processes load the same modules: the first that does compiles them for all.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');

const seconds = () => Math.round(performance.now() / 1000);

const speakerOf = takeTurns((text) => process.stdout.write(text));

async function runPart({ name, title, run }: RunnablePart, options: readonly string[]): Promise<Result> {
  const begun = seconds();
  const speaker = speakerOf(`\n== ${name}: ${title} (at ${begun} s)\n`);
  const counts = await run({ write: speaker.write, report: (file) => join(folder, file), options }).catch((error) => {
    speaker.write(`${error instanceof Error ? error.message : error}\n`);
    return { passed: 0, failed: 1 };
  });
  // Said at once, also among the output of the part whose turn it is.
  console.log(`\n-- ${name}: ${counts.passed} passed, ${counts.failed} failed (at ${seconds()} s)`);
  speaker.end();
  return { name, ...counts, seconds: seconds() - begun };
}

async function runTests(): Promise<void> {
  const { parts, options } = readRequest(PARTS, ASSETS, process.argv.slice(2));
  mkdirSync(folder, { recursive: true });
  const results: Result[] = [];
  await runParts(parts, SLOTS, async (part) => {
    const result = await runPart(part, part.name === ASSETS ? [] : options);
    results.push(result);
    return result.failed === 0;
  });
  const { passed, failed } = sum(results);
  process.exitCode = failed > 0 ? 1 : 0;
  const names = parts.map(({ name }) => name);
  console.log(`\n${formatResults(names, results, seconds())}\n\n${passed} passed, ${failed} failed`);
}

await runTests()
  .catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    console.log('\n0 passed, 1 failed');
    process.exitCode = 1;
  })
  .finally(() => {
    if (!reportDir) rmSync(folder, { recursive: true, force: true });
  });
