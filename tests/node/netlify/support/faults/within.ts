import { setTimeout as pause } from 'node:timers/promises';

/** Limits a wait that would otherwise last for ever. The limit is far above the duration on a busy machine. */
export async function within<Value>(what: string, limitMs: number, work: Promise<Value>): Promise<Value> {
  const end = new AbortController();
  const limit = pause(limitMs, undefined, { signal: end.signal, ref: true }).then(() => {
    throw new Error(`${what} took longer than ${limitMs / 1000} s`);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    end.abort();
    limit.catch(() => {});
  }
}
