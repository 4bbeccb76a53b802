/**
 * `npm run build`: builds the site in a temporary folder and moves it to out/ at the end. A server or test that reads out/
 * always finds a complete site, and a failed build leaves the old one in place.
 * The steps of a stage are independent and run in parallel; their output is printed one step at a time. `npm run assets`
 * (--assets) runs only the steps that the development server and the tests also need.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripMarks } from './stripMarks.ts';

type Step = { name: string; command: string; args: string[] };

type Output = { stream: NodeJS.WriteStream; chunk: Buffer };

const OUT = 'out';
/** Netlify does not serve out/ during a build, and its Next plugin expects Next's own export folder. */
const isHosted = process.env.NETLIFY !== undefined;
const EXPORT = isHosted ? OUT : '.next/export';
const REPLACED = '.next/replaced';
/** Next records its export folder in this file, which Netlify's Next plugin reads, even for builds run by the Netlify CLI. */
const EXPORT_DETAIL = '.next/export-detail.json';
/** PLAIN_EXPORT=1 keeps all scripts that Next puts into pages, for comparison (docs/decisions/static-and-plain-pages.md). */
const isPlain = process.env.PLAIN_EXPORT === '1';

/** STEPS_APART=1 skips the content check and the assets, because the test run does both separately. */
const isApart = process.env.STEPS_APART === '1';

const script = (name: string, file: string, ...args: string[]): Step => ({
  name,
  command: 'node',
  args: [file, ...args],
});

const ASSETS: Step[] = [
  script('pictures', 'lib/server/pictures/makePictures.ts'),
  script('documents', 'lib/server/documents/makeDocuments.ts'),
  script('fonts', 'lib/server/site-build/makeFonts.ts'),
  script('pdf.js', 'lib/server/site-build/copyPdfjs.ts'),
  script('elements', 'lib/server/site-build/bundleScripts.ts'),
];

const STAGES: Step[][] = [
  // The check's output comes first, because other steps report content errors less clearly.
  isApart ? [] : [script('content', 'lib/server/content/check/checkContent.ts'), ...ASSETS],
  [{ name: 'pages', command: 'next', args: ['build'] }],
  [script('styles', 'lib/server/site-build/mergeStyles.ts', EXPORT)],
  isPlain ? [] : [script('scripts', 'lib/server/site-build/pageScripts.ts', EXPORT)],
  [
    script('headers', 'lib/server/site-build/writeHeaders.ts', EXPORT),
    script('search', 'lib/server/site-build/searchIndex.ts', EXPORT),
    script('weights', 'lib/server/site-build/pageWeights.ts', EXPORT),
  ],
];

const ENVIRONMENT = {
  ...process.env,
  // The same time for all steps and Next's workers, even if midnight falls during the build.
  SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH ?? String(Math.floor(Date.now() / 1000)),
  ...(isHosted ? {} : { EXPORT_DIR: EXPORT }),
  // Next sends telemetry by default.
  NEXT_TELEMETRY_DISABLED: '1',
};

const running = new Set<ChildProcess>();

/** Runs a step. Streams its output if it is the only one in its stage; otherwise returns the output. */
function run({ name, command, args }: Step, isAlone: boolean): Promise<{ output: Output[]; isDone: boolean }> {
  return new Promise((settle) => {
    const output: Output[] = [];
    const child = spawn(command, args, { stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'], env: ENVIRONMENT });
    running.add(child);
    child.on('close', () => running.delete(child));
    child.stdout?.on('data', (chunk) => output.push({ stream: process.stdout, chunk }));
    child.stderr?.on('data', (chunk) => output.push({ stream: process.stderr, chunk }));
    child.on('error', (error) => {
      output.push({ stream: process.stderr, chunk: Buffer.from(`${name}: ${error.message}\n`) });
      settle({ output, isDone: false });
    });
    child.on('close', (code) => settle({ output, isDone: code === 0 }));
  });
}

/** Runs a stage and prints the output of its steps in order, up to the first failure. Returns the name of the failed step. */
async function runStage(stage: Step[]): Promise<string | undefined> {
  const results = await Promise.all(stage.map((step) => run(step, stage.length === 1)));
  for (const [index, { output, isDone }] of results.entries()) {
    for (const { stream, chunk } of output) stream.write(chunk);
    if (!isDone) return stage[index]?.name;
  }
  return undefined;
}

/** Replaces out/ with the finished site. Between the two renames it is missing for only a few microseconds. */
function swapIn(): void {
  rmSync(REPLACED, { recursive: true, force: true });
  if (existsSync(OUT)) renameSync(OUT, REPLACED);
  renameSync(EXPORT, OUT);
  const detail = JSON.parse(readFileSync(EXPORT_DETAIL, 'utf8'));
  writeFileSync(EXPORT_DETAIL, JSON.stringify({ ...detail, outDirectory: resolve(OUT) }));
  rmSync(REPLACED, { recursive: true, force: true });
}

async function build(): Promise<void> {
  const isAssetsOnly = process.argv.includes('--assets');
  stripMarks('.');
  for (const stage of isAssetsOnly ? [ASSETS] : STAGES) {
    const failed = await runStage(stage);
    if (failed !== undefined) throw new Error(`The build stopped: ${failed} failed.`);
  }
  if (!isHosted && !isAssetsOnly) swapIn();
}

// A signal sent only to this process, as by a service manager, would leave the steps running.
process.once('SIGTERM', () => {
  for (const child of running) child.kill('SIGTERM');
  process.exit(143);
});

build().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
