/**
 * `npm run bench`: measures the built site against its budgets, writes the tables into
 * docs/performance.md, and with BENCH_JSON=file all of it there, for bench:compare. Fails where a
 * budget is broken. Not part of the tests: numbers of a busy machine prove nothing.
 */
import { execFileSync } from 'node:child_process';
import { findBrowser } from '../../lib/server/chromium/findBrowser.ts';
import { benchBrowser } from './browser.ts';
import { writeRun } from './compareRuns.ts';
import { benchEngine } from './engine.ts';
import { benchForms } from './forms.ts';
import { benchPictures } from './pictures.ts';
import { benchRedelivery } from './redelivery.ts';
import { type Row, type Section, writeSections } from './report.ts';
import { benchViewer } from './viewer.ts';
import { benchWeights } from './weights.ts';

const npm = (...args: string[]) => execFileSync('npm', ['run', '--silent', ...args], { stdio: 'inherit' });

npm('build');
execFileSync('next', ['build', 'tests/bench/empty-site'], { stdio: 'ignore' });

const sections: Section[] = [
  benchWeights('out', 'tests/bench/empty-site/out'),
  ...(await benchBrowser()),
  await benchViewer(),
  benchPictures(),
  benchEngine(),
  await benchForms(),
  await benchRedelivery(),
];
const { executablePath, source } = await findBrowser();
const version = execFileSync(executablePath, ['--version'], { encoding: 'utf8' }).trim();
writeSections('docs/performance.md', `${version} (${source})`, sections);
if (process.env.BENCH_JSON) writeRun(process.env.BENCH_JSON, sections);

const broken: Row[] = sections.flatMap(({ rows }) => rows.filter(({ isWithin }) => !isWithin));
for (const { name, measured, budget } of broken) console.error(`over budget: ${name}: ${measured}, budget ${budget}`);
process.exitCode = broken.length > 0 ? 1 : 0;
