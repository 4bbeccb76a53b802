import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build, type Metafile } from 'esbuild';
import { writeBuiltSite } from '../node/netlify/support/builtSite.ts';
import { ACCEPTED, BY_SCRIPT, CONTACT, multipart } from '../node/netlify/support/forms.ts';
import { openFuzzDesk } from '../node/netlify/support/fuzzDesk.ts';
import { GOOD_BODY, TYPE } from '../node/netlify/support/hostileBodies.ts';
import { type ServerProcess, spawnServer } from '../node/netlify/support/spawnServer.ts';
import { percentile } from './percentile.ts';
import { kilobytes, type Row, type Section } from './report.ts';

const CONNECTIONS = 50;
const WARM_UP_MS = 4_000;
const LOAD_MS = 20_000;
const RUSH_MS = 5_000;
/** Between two posts of a connection: 50 of them make 100 posts a second. */
const PACE_MS = 500;
const P95_BUDGET_MS = 100;
const P99_BUDGET_MS = 300;
/** Memory held after the load against memory held before it, both warm and collected. */
const MEMORY_RATIO_BUDGET = 1.2;
const IMPORT_BUDGET_MS = 40;
const IMPORTS = 9;
const FIRST_REPLY_BUDGET = 120_000;
const CPU_BUDGET_US = 150;
const CPU_REQUESTS = 20_000;

type Load = { latencies: number[]; errors: number };

let posted = 0;

async function postOne(url: string): Promise<boolean> {
  posted += 1;
  const number = posted;
  const response = await fetch(`${url}/contact-form.php`, {
    method: 'POST',
    body: multipart({ ...CONTACT, submission: `bench-${number}` }),
    headers: { ...BY_SCRIPT, 'x-nf-client-connection-ip': `10.${number % 250}.${(number >> 8) % 250}.7` },
  });
  return ACCEPTED.test(await response.text());
}

/**
 * Every connection posts each `paceMs`, on a timetable of its own: waiting after each
 * answer would herd the connections together. A post that is late for its turn counts
 * from its turn.
 */
async function putLoad({ url }: ServerProcess, durationMs: number, paceMs: number): Promise<Load> {
  const load: Load = { latencies: [], errors: 0 };
  const begin = performance.now();
  async function connection(_: unknown, index: number): Promise<void> {
    let turn = begin + (paceMs * index) / CONNECTIONS;
    while (turn < begin + durationMs) {
      await pause(Math.max(0, turn - performance.now()));
      const start = paceMs > 0 ? turn : performance.now();
      const isTaken = await postOne(url).catch(() => false);
      load.latencies.push(performance.now() - start);
      if (!isTaken) load.errors += 1;
      turn = paceMs > 0 ? turn + paceMs : performance.now();
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return load;
}

function errorsRow(name: string, { errors, latencies }: Load, durationMs: number): Row {
  const rate = (latencies.length / (durationMs / 1000)).toFixed(0);
  const measured = `${errors} errors in ${latencies.length} (${rate} a second)`;
  return { name, measured, budget: '0 errors', isWithin: errors === 0 && latencies.length > 0 };
}

async function loadRows(server: ServerProcess): Promise<Row[]> {
  await putLoad(server, WARM_UP_MS, PACE_MS);
  const before = await server.memory();
  const load = await putLoad(server, LOAD_MS, PACE_MS);
  const after = await server.memory();
  const rush = await putLoad(server, RUSH_MS, 0);
  const time = (name: string, share: number, budget: number): Row => {
    const measured = percentile(load.latencies, share);
    return { name, measured: `${measured.toFixed(0)} ms`, budget: `${budget} ms`, isWithin: measured < budget };
  };
  return [
    errorsRow(`${CONNECTIONS} connections for ${LOAD_MS / 1000} s, each posting twice a second`, load, LOAD_MS),
    time('… 95 of 100 answers within', 0.95, P95_BUDGET_MS),
    time('… 99 of 100 answers within', 0.99, P99_BUDGET_MS),
    {
      name: '… memory held after it',
      measured: `${(after / 1e6).toFixed(0)} MB, ${(after / before).toFixed(2)} of before`,
      budget: `${MEMORY_RATIO_BUDGET} of before`,
      isWithin: after / before <= MEMORY_RATIO_BUDGET,
    },
    errorsRow(`${CONNECTIONS} connections as fast as they can for ${RUSH_MS / 1000} s`, rush, RUSH_MS),
  ];
}

/** Bytes that are loaded before the first answer: the entry and what it imports, but nothing that is imported later. */
function firstReplyBytes({ outputs }: Metafile): number {
  const seen = new Set<string>();
  const follow = (file: string | undefined) => {
    if (file === undefined || seen.has(file)) return;
    seen.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && path in outputs) follow(path);
    }
  };
  follow(Object.keys(outputs).find((file) => outputs[file]?.entryPoint !== undefined));
  return [...seen].reduce((sum, file) => sum + (outputs[file]?.bytes ?? 0), 0);
}

async function bundleFunction(folder: string): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: ['netlify/functions/contact-form.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    metafile: true,
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  return metafile;
}

/** The quickest of several fresh processes: the others measured the machine's other work. */
function coldImportMs(file: string): number {
  const script = `const start = performance.now(); await import(${JSON.stringify(file)}); console.log(performance.now() - start)`;
  const times = Array.from({ length: IMPORTS }, () =>
    Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })),
  );
  return Math.min(...times);
}

/** Processor time of one accepted post in the function, over a store that only remembers. */
async function cpuMicroseconds(): Promise<number> {
  const { log } = console;
  console.log = () => {};
  const desk = openFuzzDesk({ isChecked: false });
  const good = { title: 'a good form', type: TYPE, body: GOOD_BODY };
  for (let count = 0; count < 2_000; count += 1) await desk.judge(good, false);
  const before = process.cpuUsage();
  for (let count = 0; count < CPU_REQUESTS; count += 1) await desk.judge(good, false);
  const { user, system } = process.cpuUsage(before);
  console.log = log;
  return (user + system) / CPU_REQUESTS;
}

async function functionRows(folder: string): Promise<Row[]> {
  const bytes = firstReplyBytes(await bundleFunction(folder));
  const importMs = coldImportMs(join(folder, 'contact-form.mjs'));
  const cpu = await cpuMicroseconds();
  return [
    {
      name: 'contact function, loaded before the first answer',
      measured: kilobytes(bytes),
      budget: kilobytes(FIRST_REPLY_BUDGET),
      isWithin: bytes < FIRST_REPLY_BUDGET,
    },
    {
      name: '… cold import',
      measured: `${importMs.toFixed(0)} ms`,
      budget: `${IMPORT_BUDGET_MS} ms`,
      isWithin: importMs < IMPORT_BUDGET_MS,
    },
    {
      name: '… processor time of a post without the store',
      measured: `${cpu.toFixed(0)} us`,
      budget: `${CPU_BUDGET_US} us`,
      isWithin: cpu < CPU_BUDGET_US,
    },
  ];
}

/** The forms under load on the local server in a process of its own, and what the contact function costs. */
export async function benchForms(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'forms-bench-'));
  await writeBuiltSite(join(folder, 'out'));
  const server = await spawnServer(join(folder, 'out'), join(folder, 'data'), { RATE_LIMIT: '1000000' });
  let rows: Row[];
  try {
    rows = await loadRows(server);
  } finally {
    // What is still to be mailed then does not matter here.
    await server.kill();
  }
  rows.push(...(await functionRows(join(folder, 'bundle'))));
  rmSync(folder, { recursive: true, force: true });
  return { title: 'Forms', rows };
}
