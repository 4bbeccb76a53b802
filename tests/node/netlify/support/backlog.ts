import { enquiriesIn } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { redeliverPending } from '../../../../netlify/forms/enquiry/redeliverPending.ts';
import { recordOf } from './forms.ts';
import { createMemoryBlobs } from './memoryBlobs.ts';
import { createVirtualClock } from './virtualClock.ts';

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
  const clock = createVirtualClock(START);
  let latencyMs = 0;
  const blobs = createMemoryBlobs(() => clock.sleep(latencyMs));
  const store = enquiriesIn(blobs);
  for (let number = 0; number < waiting; number += 1) {
    const receivedAt = new Date(START.getTime() - HOUR_MS - (waiting - number) * 1000);
    const id = String(number).padStart(64, '0');
    await store.write('pending', recordOf(id, receivedAt));
  }
  latencyMs = storeMs;
  const report: BacklogReport = { runs: 0, longestMs: 0, mailed: [] };
  const mailer = async ({ id }: { id: string }) => {
    await clock.sleep(mailMs);
    report.mailed.push(id);
  };
  while ([...blobs.texts.keys()].some((key) => key.startsWith('pending/')) && report.runs < mostRuns) {
    const started = clock.now();
    await clock.run(redeliverPending({ store, mailer, now: clock.now, sendAlert: undefined }));
    report.runs += 1;
    report.longestMs = Math.max(report.longestMs, clock.now().getTime() - started.getTime());
    clock.moveTo(new Date(started.getTime() + SCHEDULE_MS));
  }
  return report;
}
