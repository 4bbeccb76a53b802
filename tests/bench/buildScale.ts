import { execFileSync, spawn } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import services from '../../content/services.json' with { type: 'json' };
import { BUILD_BUDGETS } from './budgets.ts';
import { atMost, type Row, type Section } from './report.ts';

const SAMPLE_MS = 250;
/** Not part of what is built, or made by the build. */
const LEFT_OUT = new Set(['node_modules', '.git', '.next', '.data', '.netlify', 'out', 'coverage', 'test-reports']);
/** What lists the services on every page. */
const EVERY_PAGE = [
  'components/shell/header/SiteHeader.tsx',
  'app/(en)/layout.tsx',
  'app/(en)/services/[serviceId]/page.tsx',
];

type Build = { seconds: number; peakBytes: number };

/** Resident memory of a process and all that it has started, in bytes. */
function treeBytes(root: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const tree = new Set([root]);
  // A parent may stand after its children, so the list is read until nothing is found any more.
  for (let size = 0; size !== tree.size; ) {
    size = tree.size;
    for (const [pid = 0, parent = 0] of processes) if (tree.has(parent)) tree.add(pid);
  }
  return processes.reduce((sum, [pid = 0, , kilobytes = 0]) => sum + (tree.has(pid) ? kilobytes * 1024 : 0), 0);
}

/** Builds the project in a folder from nothing, and watches its memory. */
async function buildIn(folder: string): Promise<Build> {
  rmSync(join(folder, '.next'), { recursive: true, force: true });
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  let peakBytes = 0;
  const timer = setInterval(() => {
    if (child.pid !== undefined) peakBytes = Math.max(peakBytes, treeBytes(child.pid));
  }, SAMPLE_MS);
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  const code = await promise;
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build of ${folder} failed:\n${Buffer.concat(output).toString()}`);
  return { seconds: (performance.now() - start) / 1000, peakBytes };
}

/** A copy of the project. Its packages are the same files under other names where the file system allows. */
function copyProject(folder: string): void {
  cpSync('.', folder, { recursive: true, filter: (source) => !LEFT_OUT.has(basename(source)) });
  try {
    execFileSync('cp', ['-al', 'node_modules', folder], { stdio: 'ignore' });
  } catch {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
    execFileSync('cp', ['-a', 'node_modules', folder]);
  }
}

/** Rewrites a file of the copy, or says that the bench no longer knows the project. */
function rewrite(folder: string, file: string, pattern: RegExp, change: (found: string) => string): void {
  const code = readFileSync(file, 'utf8');
  if (code.search(pattern) < 0)
    throw new Error(`${file} has nothing like ${pattern}: correct growServices of the bench.`);
  writeFileSync(join(folder, file), code.replace(pattern, change));
}

/**
 * Adds copies of the services until there are `count`: the same texts under other names. What stands on every page names
 * the first of them only: a menu of a thousand would make each page a thousand links long, and the menus would be what is
 * measured.
 */
function growServices(folder: string, count: number): void {
  const added = Array.from({ length: Math.max(0, count - services.length) }, (_, index) => {
    const { id, title } = services[index % services.length] ?? { id: '', title: '' };
    const number = services.length + index;
    const text = readFileSync(`content/services/${id}.mdx`, 'utf8');
    writeFileSync(join(folder, `content/services/${id}-${number}.mdx`), text);
    return { id: `${id}-${number}`, title: `${title} ${number}` };
  });
  writeFileSync(join(folder, 'content/services.json'), JSON.stringify([...services, ...added]));
  const first = `.slice(0, ${services.length})`;
  for (const file of EVERY_PAGE) rewrite(folder, file, /(?<!=> )getAllServices\(\)/g, (all) => all + first);
}

/** What a build takes with the services there are and with many more. */
export async function benchBuildScale(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'build-bench-'));
  const rows: Row[] = [];
  try {
    copyProject(folder);
    for (const { services, seconds, bytes } of BUILD_BUDGETS) {
      growServices(folder, services);
      const built = await buildIn(folder);
      const pages = globSync('out/**/*.html', { cwd: folder }).length;
      const name = `${services} service pages, ${pages} pages in all`;
      rows.push(
        atMost(name, built.seconds, seconds, (time) => time.toFixed(0), 'seconds'),
        atMost(name, built.peakBytes, bytes, (size) => `${(size / 1e6).toFixed(0)} MB`, 'peak memory of all processes'),
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { title: 'A whole build from nothing', rows };
}
