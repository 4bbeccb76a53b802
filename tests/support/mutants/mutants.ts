/**
 * `npm run mutants`: plants small faults into the sources, one at a time in a copy of the project, and runs the units and
 * node tests that the changed file takes part in. A fault that no test notices survives: what it breaks is not proven.
 * Ends with exit code 1 where fewer than nine of ten are noticed.
 *
 * MUTANTS is the number of faults (60), SEED chooses others.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../../node/netlify/support/random.ts';
import { EQUIVALENT } from './equivalent.ts';
import { isFault, type Mutation, mutationsOf } from './mutations.ts';
import { copyProject, type ProjectCopy, TIME_LIMIT } from './projectCopy.ts';
import { readUsers, relatedTests } from './relatedTests.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCES = '{lib,netlify,components/behaviours,components/calculators}/**/*.{ts,tsx}';
const NUMBER = Number(process.env.MUTANTS ?? 60);
const SEED = Number(process.env.SEED || 20260701);
const NOTICED_AT_LEAST = 0.9;
const COPIES = 2;

type Mutant = Mutation & { file: string };
type Outcome = { noticedBy?: string; equivalentSince?: string; isInvalid?: boolean };

const users = readUsers(ROOT);
const random = createRandom(SEED);

function shuffle<Value>(values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, at: random.below(2 ** 31) }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

/** One fault of a file, of each family with the same chance; nothing where the file has no place for one. */
function mutantOf(file: string): Mutant | undefined {
  const original = readFileSync(join(ROOT, file), 'utf8');
  const mutations = shuffle(mutationsOf(original));
  const loader = file.endsWith('.tsx') ? 'tsx' : 'ts';
  const [family] = shuffle([...new Set(mutations.map((mutation) => mutation.family))].sort());
  const chosen = mutations.find((mutation) => mutation.family === family && isFault(original, mutation.text, loader));
  return chosen && { ...chosen, file };
}

/** Runs the tests of a mutant, the nearest first. A fault that the compiler refuses reaches nobody, and is no mutant. */
async function tryMutant(copy: ProjectCopy, { file, line, change, text }: Mutant): Promise<Outcome> {
  const code = readFileSync(join(ROOT, file), 'utf8').split('\n')[line - 1]?.trim();
  const known = EQUIVALENT.find((each) => each.file === file && each.code === code && each.change === change);
  if (known) return { equivalentSince: known.reason };
  const restore = copy.plant(file, text);
  try {
    if (!(await copy.isTypeCorrect())) return { isInvalid: true };
    const tests = relatedTests(users, file);
    const near = tests.filter(({ distance }) => distance <= 1);
    const far = tests.filter(({ distance }) => distance > 1);
    const failureIn = (some: typeof tests) => copy.firstFailure(some.map((test) => test.file));
    const noticedBy = (await failureIn(near)) ?? (await failureIn(far));
    if (noticedBy === TIME_LIMIT) {
      restore();
      if (await failureIn(tests)) throw new Error(`${file}: its tests do not end in time without a fault either.`);
    }
    return { noticedBy };
  } finally {
    restore();
  }
}

function describe({ file, line, change }: Mutant, { noticedBy, equivalentSince, isInvalid }: Outcome): string {
  const what = `${file}:${line}  ${change}`;
  if (isInvalid) return `no mutant   ${what}  (refused by the compiler)`;
  if (equivalentSince) return `equivalent  ${what}  (${equivalentSince})`;
  return noticedBy ? `noticed     ${what}  (${noticedBy})` : `SURVIVED    ${what}`;
}

/** Plants faults in copies side by side, each its own file's, until there are as many as were asked for. */
async function tryMutants(copies: readonly ProjectCopy[]): Promise<Outcome[]> {
  const files = shuffle(globSync(SOURCES, { cwd: ROOT }).sort());
  const outcomes: Outcome[] = [];
  let running = 0;

  async function work(copy: ProjectCopy): Promise<void> {
    while (outcomes.length + running < NUMBER) {
      const file = files.shift();
      if (file === undefined) return;
      const mutant = mutantOf(file);
      if (mutant === undefined) continue;
      running += 1;
      const outcome = await tryMutant(copy, mutant);
      running -= 1;
      console.log(describe(mutant, outcome));
      if (!outcome.isInvalid && !outcome.equivalentSince) outcomes.push(outcome);
    }
  }

  await Promise.all(copies.map(work));
  return outcomes;
}

async function findSurvivors(): Promise<void> {
  const copies = Array.from({ length: COPIES }, () => copyProject(ROOT));
  try {
    const outcomes = await tryMutants(copies);
    const noticed = outcomes.filter(({ noticedBy }) => noticedBy !== undefined).length;
    console.log(
      `\n${noticed} of ${outcomes.length} noticed, seed ${SEED}, in ${Math.round(performance.now() / 1000)} s`,
    );
    if (noticed < outcomes.length * NOTICED_AT_LEAST) process.exitCode = 1;
  } finally {
    for (const copy of copies) copy.remove();
  }
}

await findSurvivors();
