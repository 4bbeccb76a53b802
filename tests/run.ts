import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser } from '../lib/server/chromium/findBrowser.ts';
import { describeEngines, findEngines } from './e2e/support/engines.ts';
import { type Counts, countChecks, countJest, countNode, countPlaywright, sum } from './support/counts.ts';

/** Where the runners' reports stay (REPORT_DIR), for continuous integration to keep them; else they go at the end. */
const reportDir = process.env.REPORT_DIR && resolve(process.env.REPORT_DIR);
const folder = reportDir || mkdtempSync(join(tmpdir(), 'site-tests-'));
mkdirSync(folder, { recursive: true });
const report = (name: string) => join(folder, name);

/** Says which part begins, and when, in seconds from the start. */
function announce(part: string): void {
  console.log(`\n== ${part} (at ${Math.round(performance.now() / 1000)} s)`);
}

/** Runs a command with its output on the console; gives its exit code. */
function run(command: string, args: string[], env: Record<string, string> = {}): number {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status ?? 1;
}

/** The numbers of a runner's report. A runner that failed and wrote none has failed once. */
function countsOf(name: string, status: number, count: (text: string) => Counts): Counts {
  try {
    const counts = count(readFileSync(report(name), 'utf8'));
    return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function runCheck(): Counts {
  announce('check: styles, code, content, types');
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'check'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  process.stdout.write(stdout);
  return countChecks(stdout, status ?? 1);
}

function runJest(): Counts {
  announce('units and components');
  const status = run('jest', ['--ci', '--json', `--outputFile=${report('jest.json')}`]);
  return countsOf('jest.json', status, countJest);
}

function runNode(title: string, name: string, ...files: string[]): Counts {
  announce(title);
  const options = [
    // Node's own choice leaves one core idle, which of two is half: many of these tests only wait.
    `--test-concurrency=${availableParallelism()}`,
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report(name)}`,
  ];
  const status = run('node', ['--test', ...options, ...files]);
  const counts = countsOf(name, status, countNode);
  if (counts.failed > 0) console.log(failuresOf(name));
  return counts;
}

/** The failing parts of a TAP report: the dots above say only that there are some. */
function failuresOf(name: string): string {
  const text = readFileSync(report(name), 'utf8');
  return text
    .split(/^(?=\s*(?:not )?ok )/m)
    .filter((part) => /^\s*not ok /.test(part))
    .join('\n');
}

async function runBrowserTests(): Promise<Counts> {
  announce('browser tests');
  const browser = await findBrowser();
  console.log(`Browser: ${browser.executablePath} (${browser.source})`);
  const reporters = reportDir ? 'list,json,html' : 'list,json';
  const status = run('playwright', ['test', `--reporter=${reporters}`], {
    PLAYWRIGHT_HTML_OPEN: 'never',
    PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright.json'),
    CHROMIUM_PATH: browser.executablePath,
  });
  return countsOf('playwright.json', status, countPlaywright);
}

/** The site as it is exported, with the styleguide, which only the tests see. */
function build(): Counts {
  announce('build');
  const status = run('npm', ['run', '--silent', 'build'], { STYLEGUIDE: '1' });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function runAll(): Promise<void> {
  // The build comes first: it writes the pictures, the font cuts and the styles that the other runners read.
  const built = build();
  const results = [
    built,
    runCheck(),
    runJest(),
    runNode(
      'what runs in Node: functions, build, content and documents',
      'node.tap',
      'tests/{bench,node,support}/**/*.test.ts',
    ),
  ];
  if (built.failed === 0) {
    results.push(runNode('the exported site', 'export.tap', 'tests/export/**/*.test.ts'));
    results.push(await runBrowserTests());
  }
  const { passed, failed } = sum(results);
  if (built.failed === 0) console.log(`\n${describeEngines(findEngines())}`);
  if (!reportDir) rmSync(folder, { recursive: true, force: true });
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\nin ${Math.round(performance.now() / 1000)} s`);
  console.log(`${passed} passed, ${failed} failed`);
}

await runAll().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
