/**
 * `npm run bench`: measures the built site against budgets.ts and prints the tables; BENCH_REPORT=file also writes them
 * there. Fails if a budget is exceeded. Not part of the tests: numbers of a busy machine prove nothing.
 *
 * `npm run bench -- weights ready` runs these parts only; `--built` uses out/ as it is; `--against folder` compares when pages
 * are ready with another export of the same site.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { findBrowser } from '../support/findBrowser.ts';
import { benchLighthouse } from './benchLighthouse.ts';
import { benchReady } from './ready.ts';
import { type Section, tablesOf } from './report.ts';
import { benchWeights } from './weights.ts';

const EMPTY_SITE = 'tests/bench/empty-site';

const PARTS: Record<string, () => Section | Promise<Section>> = {
  weights: () => benchWeights('out', `${EMPTY_SITE}/out`),
  ready: () => benchReady('out', values.against),
  lighthouse: benchLighthouse,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { built: { type: 'boolean' }, against: { type: 'string' } },
});
const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  throw new Error(`No part of the bench is called ${unknown.join(', ')}. Its parts: ${Object.keys(PARTS).join(', ')}.`);
}

if (!values.built) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
execFileSync('next', ['build', EMPTY_SITE], { stdio: 'ignore' });

const sections: Section[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (positionals.length === 0 || positionals.includes(name)) sections.push(await part());
}
const { executablePath, source } = await findBrowser();
const version = execFileSync(executablePath, ['--version'], { encoding: 'utf8' }).trim();
const day = new Date().toISOString().slice(0, 10);
const machine = `Node ${process.versions.node}, ${version} (${source}), ${cpus().length} cores, ${day}.`;
const report = `${tablesOf(sections)}\n\n${machine}\n`;
console.log(report);
if (process.env.BENCH_REPORT) writeFileSync(process.env.BENCH_REPORT, report);

const broken = sections.flatMap(({ rows }) => rows.filter(({ isWithin }) => !isWithin));
for (const { name, column, measured, budget } of broken) {
  console.error(`over budget: ${name}${column ? `, ${column}` : ''}: ${measured}, budget ${budget}`);
}
process.exitCode = broken.length > 0 ? 1 : 0;
