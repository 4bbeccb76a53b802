/**
 * `npm test`: runs the stages in sequence and the steps of a stage in parallel, and totals the runners' own reports in
 * the last line. `npm test -- units node` runs only the named steps, on the existing build. REPORT_DIR keeps the
 * reports.
 */
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

type Step = {
  name: string;
  /** Shell commands, run in parallel. Each counts as one test, unless the step writes a report. */
  commands: string[];
  /** Whether it reads the output of `assets`, and whether the later stages need it. */
  readsAssets?: true;
  isNeeded?: true;
};

// Most processes load the same modules: the first one compiles them for all.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compiled');
const { REPORT_DIR } = process.env;
const folder = REPORT_DIR ? resolve(REPORT_DIR) : mkdtempSync(join(tmpdir(), 'site-tests-'));
const reportOf = (name: string) => join(folder, name);

/**
 * Match the counts in the reports of Jest, Node and Playwright. Cancelled tests count as failed, flaky ones as passed.
 */
const GOOD = /(?:"numPassedTests":|^# pass |^ +"(?:expected|flaky)": )(\d+)/gm;
const FLAKY = /^ +"flaky": (\d+)/gm;
const BAD = /(?:"num(?:FailedTests|RuntimeErrorTestSuites)":|^# (?:fail|cancel\w+) |^ +"unexpected": )(\d+)/gm;

/** Runs Node's test runner with a report. Without isolation, modules that the test files share load only once. */
const nodeTests = (name: string, files: string[]) =>
  [
    'node --test --test-isolation=none',
    '--test-reporter=dot --test-reporter-destination=stdout',
    `--test-reporter=tap --test-reporter-destination=${reportOf(name)}`,
    ...files,
  ].join(' ');

const CONTENT = 'tests/node/lib/server/content/**/*.test.ts';
const SOURCES = 'tests/node/sources.test.ts';
const OTHERS = globSync('tests/node/**/*.test.ts', { exclude: [CONTENT, SOURCES] });

const CHECKS = [
  "stylelint '**/*.scss'",
  'biome check --error-on-warnings',
  'npm run content:check',
  'knip',
  'tsc --noEmit',
  // Checks the sources for what no linter finds, such as a class that is missing from its style sheet.
  `node --test --test-reporter=dot ${SOURCES}`,
];
// Includes the styleguide, which the tests need; content and assets run as separate steps here.
const BUILD = 'STYLEGUIDE=1 STEPS_APART=1 npm run --silent build';
const PLAYWRIGHT = `PLAYWRIGHT_JSON_OUTPUT_NAME=${reportOf('browser')} playwright test --reporter=list,json`;

const STAGES: Step[][] = [
  [{ name: 'assets', commands: ['npm run --silent assets'], isNeeded: true }],
  [
    { name: 'check', commands: CHECKS },
    { name: 'build', commands: [BUILD], readsAssets: true, isNeeded: true },
    { name: 'units', commands: [`jest --ci --json --outputFile=${reportOf('units')}`], readsAssets: true },
  ],
  [
    { name: 'export', commands: [nodeTests('export', globSync('tests/export/**/*.test.ts'))] },
    { name: 'content', commands: [nodeTests('content', globSync(CONTENT))], readsAssets: true },
    { name: 'node', commands: [nodeTests('node', OTHERS)], readsAssets: true },
  ],
  [{ name: 'browser', commands: [PLAYWRIGHT] }],
];

/** Runs a shell command; returns its exit code. */
function run(line: string, write: (text: string) => void): Promise<number> {
  const child = spawn(line, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write);
  return new Promise((done) => child.on('close', (code) => done(code ?? 1)));
}

/** Runs a shell command. Streams its output, or writes it in one piece if other commands run in parallel. */
async function runLine(line: string, write: (text: string) => void, isAlone: boolean): Promise<number> {
  const output: string[] = [];
  const code = await run(line, isAlone ? write : (text) => output.push(text));
  write(output.join(''));
  if (code !== 0) write(`FAILED with ${code}: ${line.slice(0, 100)}\n`);
  return code;
}

type Counts = { passed: number; failed: number; flaky: number };

const summaryOf = ({ passed, failed, flaky }: Counts): string =>
  `${passed} passed, ${failed} failed${flaky > 0 ? `, ${flaky} flaky` : ''}`;

/** Runs a step. Streams its output if it is the only step in its stage, and otherwise prints it at the end. */
async function runStep({ name, commands }: Step, isAlone: boolean): Promise<Counts> {
  const begun = performance.now();
  const output: string[] = [];
  const write = (text: string) => void (isAlone ? process.stdout.write(text) : output.push(text));
  write(`\n== ${name}\n`);
  rmSync(reportOf(name), { force: true });
  const codes = await Promise.all(commands.map((line) => runLine(line, write, commands.length === 1)));
  const broken = codes.filter((code) => code !== 0).length;
  const report = existsSync(reportOf(name)) ? readFileSync(reportOf(name), 'utf8') : undefined;
  const total = (pattern: RegExp) => [...(report ?? '').matchAll(pattern)].reduce((sum, [, n]) => sum + Number(n), 0);
  // A runner that fails without a failed test counts as a failure itself.
  const failed = total(BAD) || broken;
  const passed = report === undefined ? commands.length - broken : total(GOOD);
  const counts = { passed, failed, flaky: total(FLAKY) };
  const seconds = Math.round((performance.now() - begun) / 1000);
  console.log(`${output.join('')}-- ${name}: ${summaryOf(counts)}, ${seconds} s`);
  return counts;
}

const names = process.argv.slice(2);
const steps = STAGES.flat();
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const named = steps.filter(({ name }) => names.length === 0 || names.includes(name));
const isAsked = (step: Step) =>
  named.includes(step) || (step.name === 'assets' && named.some((one) => one.readsAssets));
mkdirSync(folder, { recursive: true });
const sum: Counts = { passed: 0, failed: 0, flaky: 0 };
for (const stage of STAGES.map((all) => all.filter(isAsked))) {
  const results = await Promise.all(stage.map((step) => runStep(step, stage.length === 1)));
  for (const counts of results) for (const key of ['passed', 'failed', 'flaky'] as const) sum[key] += counts[key];
  const broken = stage.find(({ isNeeded }, index) => isNeeded && results[index]?.failed);
  if (broken) console.error(`\nThe stages after ${broken.name}, which failed, were not run.`);
  if (broken) break;
}
if (!REPORT_DIR) rmSync(folder, { recursive: true, force: true });
// The last line always has the same format, so that programs can parse it.
if (sum.flaky > 0) console.log(`\n${sum.flaky} flaky`);
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
