/**
 * fast-check for all properties of the rules. Cases are the same in every run, so that no change fails by chance.
 * `SEED=random`, or a report's seed, chooses other cases, `PROPERTY_RUNS` their number: the nightly run uses both.
 */
import fc from 'fast-check';

const FIXED_SEED = 20260701;

type Environment = Record<string, string | undefined>;

/** Reads a whole number; throws for other values, because a mistyped one would look like a run without failures. */
function readWhole(environment: Environment, name: string, pattern: RegExp): number | undefined {
  const text = environment[name];
  if (!text) return undefined;
  if (!pattern.test(text)) throw new Error(`${name} is '${text}': a whole number is expected, such as ${name}=2000.`);
  return Number(text);
}

/** Reads seed and number of cases from the environment. Without a seed fast-check takes a random one and reports it. */
function readProperties(environment: Environment): fc.GlobalParameters {
  const runs = readWhole(environment, 'PROPERTY_RUNS', /^[1-9]\d*$/);
  const isRandom = environment.SEED === 'random';
  const seed = isRandom ? undefined : (readWhole(environment, 'SEED', /^-?\d+$/) ?? FIXED_SEED);
  return { ...(seed !== undefined && { seed }), ...(runs !== undefined && { numRuns: runs }) };
}

/** Returns the number of cases for a property that needs more than usual, as `{ numRuns: atLeast(500) }`. */
export function atLeast(runs: number): number {
  return Math.max(runs, fc.readConfigureGlobal().numRuns ?? 0);
}

/** Checks a property: the predicate, the last argument, must be true for every case of the arbitraries before it. */
export function forAll<Ts extends [unknown, ...unknown[]]>(
  ...args: [...arbitraries: { [K in keyof Ts]: fc.Arbitrary<Ts[K]> }, predicate: (...args: Ts) => boolean | undefined]
): void {
  fc.assert(fc.property(...args));
}

fc.configureGlobal(readProperties(process.env));

export { fc };
