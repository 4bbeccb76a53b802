import { HOUR_MS } from '../../../lib/dates/time.ts';
import { isDue, MAIL_LIMIT_MS, MAILS_AT_ONCE } from '../mail/delivery.ts';
import type { Mailer } from '../mail/sendMail.ts';
import { createConcurrencyLimit } from '../runtime/concurrencyLimit.ts';
import { compareAge, idInName, timeInName } from '../runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import { workThrough } from '../runtime/workThrough.ts';
import { type GatherTools, mailChecks } from './checkMails.ts';
import { type DeliveryTools, deliver, NoTimeError } from './deliver.ts';
import { readRecord, type StoredRecord } from './readRecords.ts';

/** The platform ends a scheduled function after 30 seconds; attempts start within 24, which leaves 3 for an alert. */
const RUN_LIMIT_MS = 24_000;
/** Extra time for the last attempt. */
const OVERTIME_MS = 2_500;
/** Higher than the number of mails: most of an entry's time is spent on calls of the store. */
const ENTRIES_AT_ONCE = 20;
const ALERT_NOTE = 'last-alert';
/** Note with the entry at which the next run begins, if the last ran out of time. */
const NEXT_NOTE = 'next-redelivery';

export type RedeliveryTools = DeliveryTools & {
  /** Alerts people that an enquiry waits too long; true if the message was accepted. */
  sendAlert: ((text: string) => Promise<boolean>) | undefined;
  /** Mails several marked enquiries together; if absent, each is mailed separately. */
  gather?: GatherTools | undefined;
};

/** State of a run. */
type Run = {
  /** Milliseconds since the run began. */
  elapsed: () => number;
  delivered: number;
  /** Names of entries that wait for delivery. */
  waiting: Set<string>;
  /** Waiting entries that ran out of time. */
  untried: Set<string>;
  /** Marked enquiries, which are mailed together. */
  marked: StoredRecord[];
};

/** Logs an error on every run and alerts people at most once an hour. */
async function raiseAlert(overdue: readonly string[], { store, now, sendAlert }: RedeliveryTools): Promise<void> {
  const [first] = overdue;
  if (first === undefined) return;
  const oldest = timeInName(first) ?? 'an unknown time';
  logError({ event: 'undelivered', count: overdue.length, oldest });
  if (sendAlert === undefined) return;
  const age = now().getTime() - Date.parse((await store.readNote(ALERT_NOTE)) ?? '');
  // A note from the future was written by a clock that was ahead.
  if (age >= 0 && age < HOUR_MS) return;
  const isSent = await sendAlert(`${overdue.length} website form(s) undelivered for over an hour, since ${oldest}.`);
  if (isSent) await store.writeNote(ALERT_NOTE, now().toISOString());
}

/** Sorts names oldest first, from where the last run stopped: entries that are not due cannot block the others. */
function inTurn(names: readonly string[], next: string): string[] {
  const isEarlier = (name: string) => next !== '' && compareAge(name, next) < 0;
  return [...names.filter((name) => !isEarlier(name)), ...names.filter(isEarlier)];
}

/** Returns the mailer of a run: limited in parallel, and none after the run's time. */
function runMailer(mailer: Mailer, { elapsed }: Run): Mailer {
  const limit = createConcurrencyLimit(MAILS_AT_ONCE);
  return (record) =>
    limit(async () => {
      if (elapsed() >= RUN_LIMIT_MS) throw new NoTimeError();
      await mailer(record, Math.min(MAIL_LIMIT_MS, RUN_LIMIT_MS + OVERTIME_MS - elapsed()));
    });
}

async function deliverIfDue(name: string, run: Run, tools: RedeliveryTools): Promise<void> {
  const record = await readRecord(tools.store, 'pending', name);
  if (record === undefined || record === 'damaged') {
    run.waiting.delete(name);
    return;
  }
  if (!isDue(record, tools.now())) return;
  if (record.suspicion !== undefined && tools.gather !== undefined) {
    run.marked.push({ name, record });
    return;
  }
  const result = await deliver({ name, record }, tools);
  if (result === 'no-time') run.untried.add(name);
  if (result !== 'delivered' && result !== 'already') return;
  run.delivered += 1;
  run.waiting.delete(name);
}

/** Delivers due entries; resolves to the name at which the next run begins, empty if all were handled. */
async function deliverAll(names: readonly string[], run: Run, tools: RedeliveryTools): Promise<string> {
  const isOver = () => run.elapsed() >= RUN_LIMIT_MS;
  const left = await workThrough(names, { atOnce: ENTRIES_AT_ONCE, isOver }, async (name) => {
    try {
      await deliverIfDue(name, run, tools);
    } catch (error) {
      // Only this entry failed: others may be readable, and this one at the next run.
      logError({ event: 'redelivery', id: idInName(name), code: `store ${failureCode(error)}` });
    }
  });
  for (const name of left) run.untried.add(name);
  return names.find((name) => run.untried.has(name)) ?? '';
}

/** Mails marked enquiries. Those that wait for their hour are not late. */
async function deliverMarked(run: Run, tools: RedeliveryTools): Promise<void> {
  const { gather } = tools;
  if (gather === undefined || run.marked.length === 0) return;
  try {
    const { told, braked } = await mailChecks(run.marked, { ...tools, ...gather });
    run.delivered += told.length;
    for (const name of [...told, ...braked]) run.waiting.delete(name);
  } catch (error) {
    logError({ event: 'check', code: failureCode(error), count: run.marked.length });
  }
}

async function run(tools: RedeliveryTools): Promise<void> {
  const { store, mailer, now } = tools;
  const started = now().getTime();
  const names = await store.listNames('pending');
  if (names.length === 0) return;
  const elapsed = () => now().getTime() - started;
  const result: Run = { elapsed, delivered: 0, waiting: new Set(names), untried: new Set(), marked: [] };
  const begin = (await store.readNote(NEXT_NOTE)) ?? '';
  let next = begin;
  if (mailer === undefined) logError({ event: 'redelivery', code: 'SMTP_URL is not set', count: names.length });
  else {
    const timed = { ...tools, mailer: runMailer(mailer, result) };
    next = await deliverAll(inTurn(names, begin), result, timed);
    await deliverMarked(result, timed);
  }
  const { delivered, waiting } = result;
  logInfo({ event: 'redelivery', code: `${waiting.size} waiting`, count: delivered, ms: elapsed() });
  const hourAgo = new Date(started - HOUR_MS).toISOString();
  const overdue = [...waiting].filter((name) => (timeInName(name) ?? '') <= hourAgo);
  await raiseAlert(overdue, tools);
  if (next !== begin) await store.writeNote(NEXT_NOTE, next);
}

/**
 * Tries to deliver every pending enquiry that is due, several at once, oldest first, until the time limit; the next run
 * continues. Failed ones stay pending; waiting for more than an hour raises an alert. Never throws.
 */
export async function redeliverPending(tools: RedeliveryTools): Promise<void> {
  try {
    await run(tools);
  } catch (error) {
    logError({ event: 'redelivery', code: `store ${failureCode(error)}` });
  }
}
