import { ENTRIES_AT_ONCE, RUN_LIMIT_MS } from '../../netlify/forms/enquiry/redeliverPending.ts';
import { MAILS_AT_ONCE } from '../../netlify/forms/mail/delivery.ts';
import { type Backlog, workOffBacklog } from '../node/netlify/support/backlog.ts';
import type { Row, Section } from './report.ts';

const STORE_MS = [60, 150];
const WAITING = [100, 2_000, 10_000];
/** A mail over TLS with a login, in a good network. */
const MAIL_MS = 300;
/** Calls of the store for an entry, one after the other: read, is it done, write done, remove pending. */
const CALLS = 4;
const PLATFORM_LIMIT_MS = 30_000;

/** Runs that the platform's 30 seconds allow: the slower of store and mail server says how many entries fit in one. */
function fewestRuns({ waiting, storeMs, mailMs }: Backlog): number {
  const byStore = (ENTRIES_AT_ONCE * RUN_LIMIT_MS) / (CALLS * storeMs + mailMs);
  const byMail = (MAILS_AT_ONCE * RUN_LIMIT_MS) / mailMs;
  return Math.ceil(waiting / Math.min(byStore, byMail));
}

async function rowOf(waiting: number, storeMs: number): Promise<Row> {
  const backlog = { waiting, storeMs, mailMs: MAIL_MS };
  // Listing what waits takes some of each run.
  const budget = Math.ceil(fewestRuns(backlog) * 1.1);
  const { runs, longestMs, mailed } = await workOffBacklog(backlog, budget);
  const isComplete = new Set(mailed).size === waiting && mailed.length === waiting;
  const rest = isComplete ? '' : `, ${waiting - new Set(mailed).size} left`;
  return {
    name: `${waiting.toLocaleString('en')} waiting, ${storeMs} ms a call of the store, ${MAIL_MS} ms a mail`,
    measured: `${runs} runs, the longest ${(longestMs / 1000).toFixed(1)} s${rest}`,
    budget: `${budget} runs of ${PLATFORM_LIMIT_MS / 1000} s`,
    isWithin: isComplete && longestMs < PLATFORM_LIMIT_MS,
  };
}

/** How many runs the scheduled delivery needs for what waits after the mail server was down, in virtual time. */
export async function benchRedelivery(): Promise<Section> {
  const { log, error } = console;
  console.log = () => {};
  console.error = () => {};
  const rows: Row[] = [];
  for (const storeMs of STORE_MS) for (const waiting of WAITING) rows.push(await rowOf(waiting, storeMs));
  Object.assign(console, { log, error });
  return { title: 'Delivery of what waited', rows };
}
