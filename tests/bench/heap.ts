import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type LaunchOptions } from '@playwright/test';
import type { Row } from './report.ts';

const LOOKS = 8;
const PAUSE_MS = 400;

/**
 * Launches a browser that interprets and does not compile: compiled code grows with use, belongs to the engine, and
 * would hide leaks of the site.
 */
export const launchInterpreter = (found: LaunchOptions): Promise<Browser> =>
  chromium.launch({ ...found, args: [...(found.args ?? []), '--js-flags=--no-opt --no-maglev --no-sparkplug'] });

/** Returns the smallest heap in bytes during a short wait, since garbage is freed gradually. */
export async function settledHeap(session: CDPSession): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < LOOKS; look += 1) {
    await session.send('HeapProfiler.collectGarbage');
    least = Math.min(least, (await session.send('Runtime.getHeapUsage')).usedSize);
    await pause(PAUSE_MS);
  }
  return least;
}

type Pair = { first: number; last: number };

/** Compares the heap after more and fewer acts, as '6.49 MB / 6.37 MB = 1.019'. */
export function growthRow(acts: string, counts: Pair, { first, last }: Pair, limit: number): Row {
  const [lastText, firstText] = [last, first].map((bytes) => `${(bytes / 1e6).toFixed(2)} MB`);
  return {
    name: `heap after ${counts.last} ${acts} against ${counts.first}, without compiled code`,
    measured: `${lastText} / ${firstText} = ${(last / first).toFixed(3)}`,
    budget: String(limit),
    isWithin: last / first <= limit,
  };
}
