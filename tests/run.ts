/**
 * `npm test`: runs every part of the tests, independent ones side by side, and prints results and times at the end.
 * `npm test -- units node` runs parts by name, `npm test -- browser --shard=1/2` passes on the options after the name.
 * REPORT_DIR keeps the runners' reports.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sum } from './runner/counts.ts';
import { formatResults, type Result } from './runner/results.ts';
import { ASSETS, PARTS, type RunnablePart } from './runner/runners.ts';
import { readRequest, runParts } from './runner/schedule.ts';
import { takeTurns } from './runner/turns.ts';

/** A waiting part and a working one keep two cores busy; more would slow tests with time limits. */
const SLOTS = 2;

const reportDir = process.env.REPORT_DIR && resolve(process.env.REPORT_DIR);
const folder = reportDir || mkdtempSync(join(tmpdir(), 'site-tests-'));

// Most of these processes load the same modules: the first compiles them for all.
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
  // Printed at once, also within another part's output.
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
