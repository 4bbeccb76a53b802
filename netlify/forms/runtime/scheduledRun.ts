/** The platform ends a scheduled function after 30 seconds; what has begun must still be finished. */
const RUN_LIMIT_MS = 25_000;
const STORE_LIMIT_MS = 29_000;

/** The time of a run that begins now: the limit of its store calls, and whether its work must stop. */
export function scheduledRun(): { totalMs: number; isOver: () => boolean } {
  const started = performance.now();
  return { totalMs: STORE_LIMIT_MS, isOver: () => performance.now() - started >= RUN_LIMIT_MS };
}
