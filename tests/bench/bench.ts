/**
 * `npm run bench`: measures the built site against its budgets, writes the tables into docs/performance.md, and with
 * BENCH_JSON=file all of it there, for bench:compare. Fails where a budget is broken. Not part of the tests: numbers of a
 * busy machine prove nothing.
 *
 * `npm run bench -- lighthouse forms` runs these parts only; docs/performance.md keeps the tables of the others. `--built`
 * takes out/ as it is, `--print` leaves docs/performance.md alone. ASTRO_DIR names a built folder of another site to measure beside.
 */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../lib/server/chromium/findBrowser.ts';
import { benchBrowser } from './browser.ts';
import { benchBuildScale } from './buildScale.ts';
import { writeRun } from './compareRuns.ts';
import { benchEngine } from './engine.ts';
import { benchFirstTap } from './first-tap/benchFirstTap.ts';
import { benchWeakPhone } from './first-tap/benchWeakPhone.ts';
import { benchForms } from './forms.ts';
import { benchLighthouse } from './lighthouse/benchLighthouse.ts';
import { benchNavigations } from './navigations.ts';
import { benchPayroll } from './payroll.ts';
import { benchPictures } from './pictures.ts';
import { type MeasuredPart, recordInFile } from './record.ts';
import { benchRedelivery } from './redelivery.ts';
import { type Section, tablesOf } from './report.ts';
import { benchViewer } from './viewer.ts';
import { benchWeights } from './weights.ts';

const OUT = 'out';
const EMPTY_SITE = 'tests/bench/empty-site';
const EMPTY_OUT = `${EMPTY_SITE}/out`;

const PARTS: Record<string, () => Section | Section[] | Promise<Section | Section[]>> = {
  weights: () => benchWeights(OUT, EMPTY_OUT),
  lighthouse: () => benchLighthouse(OUT, EMPTY_OUT),
  tap: () => benchFirstTap(OUT),
  weak: () => benchWeakPhone(OUT),
  navigations: () => benchNavigations(),
  browser: () => benchBrowser(),
  viewer: () => benchViewer(),
  pictures: () => benchPictures(),
  engine: () => benchEngine(),
  payroll: () => benchPayroll(),
  forms: () => benchForms(),
  redelivery: () => benchRedelivery(),
  builds: () => benchBuildScale(),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { built: { type: 'boolean' }, print: { type: 'boolean' } },
});
const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  throw new Error(`No part of the bench is called ${unknown.join(', ')}. Its parts: ${Object.keys(PARTS).join(', ')}.`);
}

if (!values.built) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
execFileSync('next', ['build', EMPTY_SITE], { stdio: 'ignore' });

const { executablePath, source } = await findBrowser();
const version = execFileSync(executablePath, ['--version'], { encoding: 'utf8' }).trim();
const day = new Date().toISOString().slice(0, 10);
const machine = `Measured with Node ${process.versions.node}, ${version} (${source}), ${cpus().length} cores, ${day}.`;

const measured: MeasuredPart[] = [];
const failed: string[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const start = performance.now();
  try {
    measured.push({ part: name, sections: [await part()].flat(), machine });
  } catch (error) {
    // The other parts took minutes and are still worth their tables.
    console.error(`${name} could not be measured:`, error);
    failed.push(name);
  }
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
const sections = measured.flatMap((one) => one.sections);
console.log(`\n${tablesOf(sections)}\n`);

if (!values.print) recordInFile('docs/performance.md', measured, Object.keys(PARTS));
if (process.env.BENCH_JSON) writeRun(process.env.BENCH_JSON, sections);

const broken = sections.flatMap(({ rows }) => rows.filter(({ isWithin }) => !isWithin));
for (const { name, column, measured, budget } of broken) {
  console.error(`over budget: ${name}${column ? `, ${column}` : ''}: ${measured}, budget ${budget}`);
}
process.exitCode = broken.length + failed.length > 0 ? 1 : 0;
