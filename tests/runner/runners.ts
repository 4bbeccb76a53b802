import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { describeEngines, findEngines } from '../e2e/support/engines.ts';
import { findBrowser } from '../support/findBrowser.ts';
import { type Counts, countChecks, countJest, countNode, countPlaywright } from './counts.ts';
import type { Part } from './schedule.ts';

/** Tools of a runner. */
type RunnerTools = {
  /** Prints for people. */
  write: (text: string) => void;
  /** Returns the file of a report. */
  report: (name: string) => string;
  /** Command-line arguments for this runner. */
  options: readonly string[];
};

/** A part of the tests with its runner. */
export type RunnablePart = Part & { title: string; run: (tools: RunnerTools) => Promise<Counts> };

const ONE_PASSED = { passed: 1, failed: 0 };
const ONE_FAILED = { passed: 0, failed: 1 };

/** Runs a command; returns its exit code. */
function runCommand(
  { write }: Pick<RunnerTools, 'write'>,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write);
  return new Promise((resolve) => {
    child.on('error', ({ message }) => {
      write(`${command}: ${message}\n`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Counts the results in a runner's report. A failed runner without a report counts as one failure. */
function countsOf(file: string, status: number, count: (text: string) => Counts): Counts {
  try {
    const counts = count(readFileSync(file, 'utf8'));
    return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return ONE_FAILED;
  }
}

/** Runs an npm script without countable tests. */
async function runScript(tools: RunnerTools, script: string, env?: Record<string, string>): Promise<Counts> {
  const status = await runCommand(tools, 'npm', ['run', '--silent', script], env);
  return status === 0 ? ONE_PASSED : ONE_FAILED;
}

async function runCheck(tools: RunnerTools): Promise<Counts> {
  let output = '';
  const write = (text: string) => {
    output += text;
    tools.write(text);
  };
  const status = await runCommand({ write }, 'npm', ['run', '--silent', 'check']);
  return countChecks(output, status);
}

async function runJest(tools: RunnerTools): Promise<Counts> {
  const file = tools.report('jest.json');
  const status = await runCommand(tools, 'jest', ['--ci', '--json', `--outputFile=${file}`, ...tools.options]);
  return countsOf(file, status, countJest);
}

/** Returns the failing parts of a TAP report, since the dots do not name them. */
function failuresOf(file: string): string {
  return readFileSync(file, 'utf8')
    .split(/^(?=\s*(?:not )?ok )/m)
    .filter((part) => /^\s*not ok /.test(part))
    .join('\n');
}

async function runNode(tools: RunnerTools, name: string, files: readonly string[], ...more: string[]): Promise<Counts> {
  const file = tools.report(name);
  const status = await runCommand(tools, 'node', [
    '--test',
    // Node's default leaves one core idle, half of two: many of these tests only wait.
    `--test-concurrency=${availableParallelism()}`,
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${file}`,
    ...more,
    ...tools.options,
    ...(tools.options.some((option) => !option.startsWith('-')) ? [] : files),
  ]);
  const counts = countsOf(file, status, countNode);
  if (counts.failed > 0) tools.write(`${failuresOf(file)}\n`);
  return counts;
}

async function runPlaywright(tools: RunnerTools): Promise<Counts> {
  const browser = await findBrowser(true);
  tools.write(`Browser: ${browser.executablePath} (${browser.source})\n`);
  const file = tools.report('playwright.json');
  const reporters = process.env.REPORT_DIR ? 'list,json,html' : 'list,json';
  const status = await runCommand(tools, 'playwright', ['test', `--reporter=${reporters}`, ...tools.options], {
    PLAYWRIGHT_HTML_OPEN: 'never',
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    CHROMIUM_PATH: browser.executablePath,
  });
  tools.write(`\n${describeEngines(findEngines())}\n`);
  return countsOf(file, status, countPlaywright);
}

/** All of them load the content check and its input: one process does it once. */
const CONTENT_TESTS = 'tests/node/lib/server/content/**/*.test.ts';
const IN_ONE_PROCESS = '--test-isolation=none';

/** Shared inputs of several parts: pictures, font subsets and pdf.js, as a build writes them. */
export const ASSETS = 'assets';

/** All parts; required and longest ones first. */
export const PARTS: readonly RunnablePart[] = [
  { name: ASSETS, title: 'pictures and fonts', needs: [], run: (tools) => runScript(tools, 'assets') },
  {
    name: 'build',
    title: 'the site with the styleguide, which only the tests see',
    needs: [ASSETS],
    run: (tools) => runScript(tools, 'build', { STYLEGUIDE: '1', CHECKED_APART: '1' }),
  },
  { name: 'browser', title: 'browser tests', needs: ['build'], run: runPlaywright },
  { name: 'check', title: 'styles, code, content, types', needs: [], run: runCheck },
  { name: 'units', title: 'units and components', needs: [ASSETS], run: runJest },
  {
    name: 'content',
    title: 'the checks of the content and the commands of editors',
    needs: [ASSETS],
    run: (tools) => runNode(tools, 'content.tap', [CONTENT_TESTS], IN_ONE_PROCESS),
  },
  {
    name: 'node',
    title: 'what else runs in Node: functions, build and documents',
    needs: [ASSETS],
    run: (tools) =>
      runNode(
        tools,
        'node.tap',
        globSync('tests/{bench,node,runner,support}/**/*.test.ts', { exclude: [CONTENT_TESTS] }),
      ),
  },
  {
    name: 'export',
    title: 'the exported site',
    needs: ['build'],
    // Each page is parsed once for all files.
    run: (tools) => runNode(tools, 'export.tap', ['tests/export/**/*.test.ts'], IN_ONE_PROCESS),
  },
];
