import { HOUR_MS } from '../../../lib/dates/today.ts';
import { isDue, MAIL_LIMIT_MS, MAILS_AT_ONCE } from '../mail/delivery.ts';
import { idInName, isMarked, timeInName } from '../runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import { workThrough } from '../runtime/workThrough.ts';
import { type DeliveryTools, deliver } from './deliver.ts';
import { readRecord } from './enquiryStore.ts';
import { hourOf, type MailRoom, openMailRoom, readRun, writeRun } from './mailLimit.ts';

/** The platform ends a scheduled function after 30 seconds; attempts start within 24. */
const RUN_LIMIT_MS = 24_000;
/** Extra time for the last attempt. */
const OVERTIME_MS = 2_500;
const ALERT_NOTE = 'last-alert';

export type RedeliveryTools = DeliveryTools & {
  mailsAnHour: number;
  /** Alerts people that an enquiry waits too long; true if the message was accepted. */
  sendAlert: ((text: string) => Promise<boolean>) | undefined;
};

/** State of a run. */
type Run = {
  /** Milliseconds since the run began. */
  elapsed: () => number;
  room: MailRoom;
  delivered: Set<string>;
  /** Number of entries for which the hour's limit of mails leaves no room. */
  waiting: number;
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

async function deliverIfDue(name: string, run: Run, tools: RedeliveryTools): Promise<void> {
  if (!run.room.take(isMarked(name))) {
    run.waiting += 1;
    return;
  }
  let isMailed = false;
  try {
    const record = await readRecord(tools.store, 'pending', name);
    if (record === undefined || record === 'damaged' || !isDue(record, tools.now())) return;
    const limitMs = Math.min(MAIL_LIMIT_MS, RUN_LIMIT_MS + OVERTIME_MS - run.elapsed());
    isMailed = await deliver({ name, record }, tools, limitMs);
    if (isMailed) run.delivered.add(name);
  } finally {
    if (!isMailed) run.room.giveBack();
  }
}

/** Delivers due entries, unmarked ones first, oldest first; one entry's failure stops no other. */
async function deliverAll(names: readonly string[], run: Run, tools: RedeliveryTools): Promise<void> {
  const inOrder = names.toSorted((a, b) => Number(isMarked(a)) - Number(isMarked(b)));
  const isOver = () => run.elapsed() >= RUN_LIMIT_MS;
  await workThrough(inOrder, { atOnce: MAILS_AT_ONCE, isOver }, async (name) => {
    try {
      await deliverIfDue(name, run, tools);
    } catch (error) {
      logError({ event: 'redelivery', id: idInName(name), code: `store ${failureCode(error)}` });
    }
  });
}

async function run(tools: RedeliveryTools): Promise<void> {
  const { store, mailer, now, mailsAnHour } = tools;
  const started = now();
  const names = await store.listNames('pending');
  const last = await readRun(store);
  const hourAgo = new Date(started.getTime() - HOUR_MS).toISOString();
  // Where the last run had no room for some, mail works, and those that wait are not late.
  const overdue = last?.waiting ? [] : names.filter((name) => (timeInName(name) ?? '') <= hourAgo);
  const hour = hourOf(started);
  const mails = last?.hour === hour ? last.mails : 0;
  const note = { at: started.toISOString(), overdue: overdue.length, hour, mails, waiting: 0 };
  // Before the work, which may use up the time.
  await writeRun(store, note);
  await raiseAlert(overdue, tools);
  if (names.length === 0) return;
  if (mailer === undefined) {
    logError({ event: 'redelivery', code: 'SMTP_URL is not set', count: names.length });
    return;
  }
  const elapsed = () => now().getTime() - started.getTime();
  const room = await openMailRoom(store, started, mailsAnHour);
  const result: Run = { elapsed, room, delivered: new Set(), waiting: 0 };
  await deliverAll(names, result, tools);
  const { delivered, waiting } = result;
  const left = names.length - delivered.size;
  logInfo({ event: 'redelivery', code: `${left} waiting`, count: delivered.size, ms: elapsed() });
  // Entries of this hour are counted by their own names.
  const older = [...delivered].filter((name) => !timeInName(name)?.startsWith(hour)).length;
  const late = overdue.filter((name) => !delivered.has(name)).length;
  await writeRun(store, { ...note, overdue: late, mails: mails + older, waiting });
}

/**
 * Tries to deliver every pending enquiry that is due, several at once, until the time limit or the hour's limit of
 * mails; the next run continues. Failed ones stay pending; waiting for more than an hour raises an alert. Never throws.
 */
export async function redeliverPending(tools: RedeliveryTools): Promise<void> {
  try {
    await run(tools);
  } catch (error) {
    logError({ event: 'redelivery', code: `store ${failureCode(error)}` });
  }
}
