import { HOUR_MS, MINUTE_MS } from '../../../lib/dates/today.ts';
import { idInName, isMarked, timeInName } from '../runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import { workThrough } from '../runtime/workThrough.ts';
import type { Site } from '../site.ts';
import { deliver, MAIL_LIMIT_MS } from './deliver.ts';
import type { EnquiryRecord } from './enquiryRecord.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { hourOf, openMailRoom, readRun, writeRun } from './mailLimit.ts';

/** The platform ends a scheduled function after 30 seconds; attempts start within 24. */
const RUN_LIMIT_MS = 24_000;
/** Extra time for the last attempt. */
const OVERTIME_MS = 2_500;
/** The last result must still be stored. */
const STORE_LIMIT_MS = 29_000;
/** Connections to the mail server at the same time: common servers refuse more from one sender. */
export const MAILS_AT_ONCE = 5;

const FIRST_WAIT_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
/** The function that stored an entry may still be mailing it; a function lives for at most a minute. */
const GRACE_MS = MINUTE_MS;

const ALERT_NOTE = 'last-alert';

/**
 * Checks whether the next attempt is due: a minute after the enquiry came, 5 minutes after the first failure, then
 * after twice as long each time, at most 6 hours. A time in the future was written by a clock that was ahead: it is due
 * at once, since waiting could take years.
 */
export function isDue({ receivedAt, delivery }: Pick<EnquiryRecord, 'receivedAt' | 'delivery'>, now: Date): boolean {
  const { attempts, lastAttemptAt } = delivery;
  const wait = lastAttemptAt === undefined ? GRACE_MS : FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1);
  const passed = now.getTime() - Date.parse(lastAttemptAt ?? receivedAt);
  return passed < 0 || passed >= Math.min(wait, LONGEST_WAIT_MS);
}

/** Logs an error on every run and alerts people at most once an hour. */
async function raiseAlert(overdue: readonly string[], store: EnquiryStore, { now, sendAlert }: Site): Promise<void> {
  const [first] = overdue;
  if (first === undefined) return;
  const oldest = timeInName(first) ?? 'an unknown time';
  logError({ event: 'undelivered', count: overdue.length, oldest });
  const age = now().getTime() - Date.parse((await store.readNote(ALERT_NOTE)) ?? '');
  // A note from the future was written by a clock that was ahead.
  if (age >= 0 && age < HOUR_MS) return;
  const isSent = await sendAlert(`${overdue.length} website form(s) undelivered for over an hour, since ${oldest}.`);
  if (isSent) await store.writeNote(ALERT_NOTE, now().toISOString());
}

/** Delivers an entry if it is due; true if it waits no more. Never throws: one entry's failure stops no other. */
async function deliverIfDue(name: string, store: EnquiryStore, site: Site, leftMs: number): Promise<boolean> {
  try {
    const record = await store.read('pending', name);
    if (record === undefined || record === 'damaged' || !isDue(record, site.now())) return false;
    return await deliver({ name, record }, store, site, Math.min(MAIL_LIMIT_MS, leftMs));
  } catch (error) {
    logError({ event: 'redelivery', id: idInName(name), code: `store ${failureCode(error)}` });
    return false;
  }
}

async function run(store: EnquiryStore, site: Site): Promise<void> {
  const { send, now, settings } = site;
  const started = now();
  const elapsed = () => now().getTime() - started.getTime();
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
  await raiseAlert(overdue, store, site);
  if (names.length === 0) return;
  if (send === undefined) {
    logError({ event: 'redelivery', code: 'SMTP_URL is not set', count: names.length });
    return;
  }

  const room = await openMailRoom(store, started, settings.mailsAnHour);
  const delivered = new Set<string>();
  let waiting = 0;
  const inOrder = names.toSorted((a, b) => Number(isMarked(a)) - Number(isMarked(b)));
  const isOver = () => elapsed() >= RUN_LIMIT_MS;
  await workThrough(inOrder, { atOnce: MAILS_AT_ONCE, isOver }, async (name) => {
    if (!room.take(isMarked(name))) waiting += 1;
    else if (await deliverIfDue(name, store, site, RUN_LIMIT_MS + OVERTIME_MS - elapsed())) delivered.add(name);
    else room.giveBack();
  });
  const left = names.length - delivered.size;
  logInfo({ event: 'redelivery', code: `${left} waiting`, count: delivered.size, ms: elapsed() });
  // Entries of this hour are counted by their own names.
  const older = [...delivered].filter((name) => !timeInName(name)?.startsWith(hour)).length;
  const late = overdue.filter((name) => !delivered.has(name)).length;
  await writeRun(store, { ...note, overdue: late, mails: mails + older, waiting });
}

/**
 * Tries to deliver every pending enquiry that is due, unmarked ones first, oldest first, several at once, until the time
 * limit or the hour's limit of mails; the next run continues. Failed ones stay pending; waiting for more than an hour
 * raises an alert. Never throws.
 */
export async function redeliverPending(site: Site): Promise<void> {
  try {
    await run(site.openStore(STORE_LIMIT_MS), site);
  } catch (error) {
    logError({ event: 'redelivery', code: `store ${failureCode(error)}` });
  }
}
