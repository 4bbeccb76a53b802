/**
 * fast-check for every property of the rules. Its cases are the same in every run, so that a change never fails by chance.
 * `SEED=random`, or the seed of a report, chooses other cases, and `PROPERTY_RUNS` how many: the nightly run uses both.
 */
import fc from 'fast-check';

const FIXED_SEED = 20260701;

type Environment = Record<string, string | undefined>;

/** Throws where a value is not a whole number: a mistyped one would pass for a search that never ran. */
function readWhole(environment: Environment, name: string, pattern: RegExp): number | undefined {
  const text = environment[name];
  if (!text) return undefined;
  if (!pattern.test(text)) throw new Error(`${name} is '${text}': a whole number is expected, such as ${name}=2000.`);
  return Number(text);
}

/** Seed and number of cases that the environment asks for. Without a seed fast-check takes a random one and reports it. */
export function readProperties(environment: Environment): fc.GlobalParameters {
  const runs = readWhole(environment, 'PROPERTY_RUNS', /^[1-9]\d*$/);
  const isRandom = environment.SEED === 'random';
  const seed = isRandom ? undefined : (readWhole(environment, 'SEED', /^-?\d+$/) ?? FIXED_SEED);
  return { ...(seed !== undefined && { seed }), ...(runs !== undefined && { numRuns: runs }) };
}

/** The number of cases for a property that needs more than usual, as `{ numRuns: atLeast(500) }`. */
export function atLeast(runs: number): number {
  return Math.max(runs, fc.readConfigureGlobal().numRuns ?? 0);
}

/** Checks a property: the predicate, the last argument, holds for every case of the arbitraries before it. */
export function forAll<Ts extends [unknown, ...unknown[]]>(
  ...args: [...arbitraries: { [K in keyof Ts]: fc.Arbitrary<Ts[K]> }, predicate: (...args: Ts) => boolean | undefined]
): void {
  fc.assert(fc.property(...args));
}

fc.configureGlobal(readProperties(process.env));

export { fc };
