/**
 * `npm run soak:prove`: shows that the soak finds what it is there for. Ten defects are planted one after the other in a
 * copy of the project, and the shortest soak must fail at each of them, with words that fit, and pass without any. SEED=...
 * repeats a run.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { seedOfRun } from '../node/netlify/support/random.ts';
import { DEFECTS, type Defect } from './defects.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** What a soak runs on. */
const SOURCES = ['content', 'lib', 'netlify', 'tests/node/netlify', 'tests/soak', 'netlify.toml', 'package.json'];
const RUN_LIMIT_MS = 300_000;

const seed = seedOfRun();
const say = (text: string) => void process.stdout.write(`${text}\n`);

type Run = { isPassed: boolean; output: string; seconds: number };

function soakIn(folder: string): Run {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/soak/soak.ts'], {
    cwd: folder,
    env: { ...process.env, SOAK_MINUTES: '0', SEED: String(seed) },
    encoding: 'utf8',
    timeout: RUN_LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  return { isPassed: status === 0, output: `${stdout}${stderr}`, seconds };
}

/** Plants a defect, runs the soak and takes the defect out again. */
function isFound(folder: string, { title, file, find, plant, says }: Defect): boolean {
  const path = join(folder, file);
  const sound = readFileSync(path, 'utf8');
  if (sound.split(find).length !== 2) {
    throw new Error(`${file} does not hold this text exactly once, so the defect cannot be planted: ${find}`);
  }
  writeFileSync(
    path,
    sound.replace(find, () => plant),
  );
  const { isPassed, output, seconds } = soakIn(folder);
  writeFileSync(path, sound);
  const line = says.exec(output) && output.split('\n').find((text) => says.test(text));
  const isCaught = !isPassed && line;
  say(isCaught ? `found after ${seconds} s: ${title}\n  ${line}` : `MISSED after ${seconds} s: ${title}\n${output}`);
  return Boolean(isCaught);
}

function prove(folder: string): boolean {
  for (const source of SOURCES) cpSync(join(ROOT, source), join(folder, source), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const { isPassed, output, seconds } = soakIn(folder);
  if (!isPassed) throw new Error(`The soak fails without any defect:\n${output}`);
  say(`passed after ${seconds} s: no defect`);
  const found = DEFECTS.filter((defect) => isFound(folder, defect));
  say(`${found.length} of ${DEFECTS.length} defects found`);
  return found.length === DEFECTS.length;
}

say(`SEED=${seed}`);
const folder = mkdtempSync(join(tmpdir(), 'forms-prove-'));
try {
  if (!prove(folder)) process.exitCode = 1;
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
