import { isDue, MAIL_LIMIT_MS, MAILS_AT_ONCE } from '../mail/delivery.ts';
import type { Mailer } from '../mail/sendMail.ts';
import { createConcurrencyLimit } from '../runtime/concurrencyLimit.ts';
import { compareAge, idInName, timeInName } from '../runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import { workThrough } from '../runtime/workThrough.ts';
import { type DeliveryTools, deliver, NoTimeError } from './deliver.ts';
import { type FloodTools, mailGathered, namesBeyondLimit } from './flood.ts';
import { readRecord } from './readRecords.ts';

/** The platform ends a scheduled function after 30 seconds; no attempt starts after 24, which leaves 3 for an alert. */
export const RUN_LIMIT_MS = 24_000;
/** A last attempt may run this much longer. */
const OVERTIME_MS = 2_500;
/** More than mails, because most of the time of an entry goes to calls of the store. */
export const ENTRIES_AT_ONCE = 20;
const HOUR_MS = 3_600_000;
const ALERT_NOTE = 'last-alert';
/** Name of the entry at which the next run begins, because the time of the last was over. */
const NEXT_NOTE = 'next-redelivery';

export type RedeliveryTools = DeliveryTools & {
  /** Tells people that an enquiry waits too long; true where the message was accepted. */
  sendAlert: ((text: string) => Promise<boolean>) | undefined;
  /** Tells what came beyond the limit of an hour in one mail; without it all are mailed one by one. */
  flood?: FloodTools | undefined;
};

/** What a run came to. */
type Run = {
  /** Milliseconds since the run began. */
  elapsed: () => number;
  delivered: number;
  /** Names of entries that still wait for delivery. */
  waiting: Set<string>;
  /** Of these the ones for which there was no time. */
  untried: Set<string>;
};

/** Logs an error on every run and alerts people at most once an hour. */
async function raiseAlert(overdue: readonly string[], { store, now, sendAlert }: RedeliveryTools): Promise<void> {
  const [first] = overdue;
  if (first === undefined) return;
  const oldest = timeInName(first) ?? 'an earlier release';
  logError({ event: 'undelivered', count: overdue.length, oldest });
  if (sendAlert === undefined) return;
  const last = Date.parse((await store.readNote(ALERT_NOTE)) ?? '');
  if (now().getTime() - last < HOUR_MS) return;
  const isSent = await sendAlert(`${overdue.length} website form(s) undelivered for over an hour, since ${oldest}.`);
  if (isSent) await store.writeNote(ALERT_NOTE, now().toISOString());
}

/** Oldest first, but from where the last run stopped: what is not due yet must not keep the others waiting for ever. */
function inTurn(names: readonly string[], next: string): string[] {
  const isEarlier = (name: string) => next !== '' && compareAge(name, next) < 0;
  return [...names.filter((name) => !isEarlier(name)), ...names.filter(isEarlier)];
}

/** The mailer of a run: few at once, and none once the time is over. */
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
  const result = await deliver({ name, record }, tools);
  if (result === 'no-time') run.untried.add(name);
  if (result !== 'delivered' && result !== 'already') return;
  run.delivered += 1;
  run.waiting.delete(name);
}

/** Resolves to the name at which the next run begins; empty where this one came to all. */
async function deliverAll(names: readonly string[], run: Run, tools: RedeliveryTools): Promise<string> {
  const isOver = () => run.elapsed() >= RUN_LIMIT_MS;
  const left = await workThrough(names, { atOnce: ENTRIES_AT_ONCE, isOver }, async (name) => {
    try {
      await deliverIfDue(name, run, tools);
    } catch (error) {
      // Of this entry only: the next may be read all the same, and this one at the next run.
      logError({ event: 'redelivery', id: idInName(name), code: `store ${failureCode(error)}` });
    }
  });
  for (const name of left) run.untried.add(name);
  return names.find((name) => run.untried.has(name)) ?? '';
}

/** Delivers what came beyond the limit of an hour in one mail, and gives the names that are left to be mailed one by one. */
async function withoutFlood(names: readonly string[], run: Run, tools: RedeliveryTools): Promise<readonly string[]> {
  const { store, now, flood } = tools;
  if (flood === undefined) return names;
  const beyond = await namesBeyondLimit(names, store, flood.settings.mailsAnHour);
  try {
    const told = await mailGathered([...beyond], { ...flood, store, now });
    for (const name of told) run.waiting.delete(name);
    run.delivered += told.length;
  } catch (error) {
    logError({ event: 'flood', code: failureCode(error), count: beyond.size });
  }
  return names.filter((name) => !beyond.has(name));
}

async function run(tools: RedeliveryTools): Promise<void> {
  const { store, mailer, now } = tools;
  const started = now().getTime();
  const names = await store.listNames('pending');
  if (names.length === 0) return;
  const elapsed = () => now().getTime() - started;
  const result: Run = { elapsed, delivered: 0, waiting: new Set(names), untried: new Set() };
  const begin = (await store.readNote(NEXT_NOTE)) ?? '';
  let next = begin;
  if (mailer === undefined) logError({ event: 'redelivery', code: 'SMTP_URL is not set', count: names.length });
  else {
    const single = await withoutFlood(names, result, tools);
    next = await deliverAll(inTurn(single, begin), result, { ...tools, mailer: runMailer(mailer, result) });
  }
  const { delivered, waiting } = result;
  logInfo({ event: 'redelivery', code: `${waiting.size} waiting`, count: delivered, ms: elapsed() });
  const hourAgo = new Date(started - HOUR_MS).toISOString();
  const overdue = [...waiting].filter((name) => (timeInName(name) ?? '') <= hourAgo);
  await raiseAlert(overdue, tools);
  if (next !== begin) await store.writeNote(NEXT_NOTE, next);
}

/**
 * Tries to deliver every pending enquiry that is due, several at once and the oldest first, until the time limit; the next
 * run goes on where this one stopped. What fails stays pending, and what waits for more than an hour raises an alert. Never
 * throws.
 */
export async function redeliverPending(tools: RedeliveryTools): Promise<void> {
  try {
    await run(tools);
  } catch (error) {
    logError({ event: 'redelivery', code: `store ${failureCode(error)}` });
  }
}
