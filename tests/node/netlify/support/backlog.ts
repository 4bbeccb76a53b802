import { recordOf } from './forms.ts';
import { openMemory } from './memory.ts';

/** What becomes of enquiries that wait when the mail server is back. */
export type BacklogReport = {
  /** Runs of the scheduled function until nothing waits any more, five minutes apart. */
  runs: number;
  /** Longest run in milliseconds. */
  longestMs: number;
  /** Ids in the order in which they were mailed. */
  mailed: string[];
};

export type Backlog = {
  waiting: number;
  /** Time of a call of the store, and of a mail, in milliseconds. */
  storeMs: number;
  mailMs: number;
};

const START = new Date('2026-03-02T08:00:00Z');
const SCHEDULE_MS = 5 * 60_000;
const HOUR_MS = 3_600_000;

/** Runs the scheduled delivery, in virtual time, until all that waits is delivered; gives up after `mostRuns`. */
export async function workOffBacklog({ waiting, storeMs, mailMs }: Backlog, mostRuns: number): Promise<BacklogReport> {
  const { clock, latency, store, blobs, redeliver } = openMemory(START);
  for (let number = 0; number < waiting; number += 1) {
    const receivedAt = new Date(START.getTime() - HOUR_MS - (waiting - number) * 1000);
    await store.write('pending', recordOf(String(number).padStart(64, '0'), receivedAt));
  }
  latency.ms = storeMs;
  const report: BacklogReport = { runs: 0, longestMs: 0, mailed: [] };
  while ([...blobs.texts.keys()].some((key) => key.startsWith('pending/')) && report.runs < mostRuns) {
    const started = clock.now();
    await redeliver(async ({ id }) => {
      await clock.sleep(mailMs);
      report.mailed.push(id);
    });
    report.runs += 1;
    report.longestMs = Math.max(report.longestMs, clock.now().getTime() - started.getTime());
    clock.moveTo(new Date(started.getTime() + SCHEDULE_MS));
  }
  return report;
}
