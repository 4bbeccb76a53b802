import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { it } from 'node:test';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** Runs the browser step with a fake Playwright that reports these counts and exits with this code. */
function runWith(stats: object, code: number) {
  const folder = temporaryFolder();
  const report = join(folder, 'stats.json');
  writeFileSync(report, JSON.stringify({ stats }, undefined, 2));
  const script = `#!/bin/sh\ncp '${report}' "$PLAYWRIGHT_JSON_OUTPUT_NAME"\nexit ${code}\n`;
  writeFileSync(join(folder, 'playwright'), script, { mode: 0o755 });
  const env = { ...process.env, PATH: [folder, process.env.PATH].join(delimiter), REPORT_DIR: folder };
  const run = spawnSync(process.execPath, [resolve('tests/run.ts'), 'browser'], { encoding: 'utf8', env });
  const flaky = /^\d+ flaky$/m.exec(run.stdout)?.[0];
  return [flaky, run.stdout.trimEnd().split('\n').at(-1), run.status];
}

for (const [stats, code, flaky, last] of [
  [{ expected: 7, unexpected: 0, flaky: 0 }, 0, undefined, '7 passed, 0 failed'],
  [{ expected: 6, unexpected: 1, flaky: 0 }, 1, undefined, '6 passed, 1 failed'],
  // Flaky tests passed in the end, but make Playwright fail in nightly runs.
  [{ expected: 5, unexpected: 0, flaky: 2 }, 0, '2 flaky', '7 passed, 0 failed'],
  [{ expected: 5, unexpected: 0, flaky: 2 }, 1, '2 flaky', '7 passed, 1 failed'],
] as const) {
  it(`npm test ends with "${last}"${flaky ? `, after "${flaky}"` : ''}`, () =>
    assert.deepEqual(runWith(stats, code), [flaky, last, code]));
}
