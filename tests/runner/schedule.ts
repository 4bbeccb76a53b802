/** A part of the tests. It starts once the parts that it needs have passed. */
export type Part = { name: string; needs: readonly string[] };

/** State of a started part. */
type Progress = 'running' | 'passed' | 'failed';

/** A parsed command line. The options belong to its single part. */
export type Request<P extends Part> = { parts: P[]; options: string[] };

/**
 * Reads the arguments of `npm test`. Default: everything. Named parts run alone, on the earlier build; only the quick
 * part `first` runs with its requirements. Other arguments go to the runner of the named part.
 *
 * @throws Error if there are such arguments but not exactly one part
 */
export function readRequest<P extends Part>(parts: readonly P[], first: string, args: readonly string[]): Request<P> {
  if (args.length === 0) return { parts: [...parts], options: [] };
  const named = parts.filter(({ name }) => args.includes(name));
  const options = args.filter((arg) => !named.some(({ name }) => name === arg));
  if (options.length > 0 && named.length !== 1) {
    const names = parts.map(({ name }) => name).join(', ');
    throw new Error(`'${options.join(' ')}' needs the name of one part before it: ${names}.`);
  }
  const isNeeded = ({ name }: P) => name === first && named.some(({ needs }) => needs.includes(first));
  return { parts: parts.filter((part) => named.includes(part) || isNeeded(part)), options };
}

/**
 * Returns the parts that may start now, in list order.
 *
 * @param parts the requested ones; further requirements exist from an earlier run
 * @param slots maximum number side by side
 */
function nextParts<P extends Part>(parts: readonly P[], progress: ReadonlyMap<string, Progress>, slots: number): P[] {
  const progressOf = ({ name }: Part) => progress.get(name);
  const isReady = ({ needs }: P) =>
    parts.filter(({ name }) => needs.includes(name)).every((need) => progressOf(need) === 'passed');
  const running = parts.filter((part) => progressOf(part) === 'running');
  const waiting = parts.filter((part) => progressOf(part) === undefined);
  return waiting.filter(isReady).slice(0, Math.max(0, slots - running.length));
}

/**
 * Runs parts side by side, each as soon as it may start. Parts that need a failed part are not run.
 *
 * @param run returns whether the part passed
 */
export async function runParts<P extends Part>(
  parts: readonly P[],
  slots: number,
  run: (part: P) => Promise<boolean>,
): Promise<void> {
  const progress = new Map<string, Progress>();
  const running = new Set<Promise<void>>();
  for (;;) {
    for (const part of nextParts(parts, progress, slots)) {
      progress.set(part.name, 'running');
      const ended = run(part).then((isPassed) => {
        progress.set(part.name, isPassed ? 'passed' : 'failed');
        running.delete(ended);
      });
      running.add(ended);
    }
    if (running.size === 0) return;
    await Promise.race(running);
  }
}
