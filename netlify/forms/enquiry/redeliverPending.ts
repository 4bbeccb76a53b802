import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../lib/dates/today.ts';
import { sendCollective } from '../mail/sendDigest.ts';
import { hourOf, isRecent, readRun, writeRun } from '../monitoring/runNotes.ts';
import { idInName, timeInName } from '../runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import { processConcurrently } from '../runtime/processConcurrently.ts';
import type { Site } from '../site.ts';
import { deliver, MAIL_LIMIT_MS } from './deliver.ts';
import type { EnquiryRecord } from './enquiryRecord.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { createMailLimiter } from './mailLimit.ts';

/** The platform ends a scheduled function after 30 seconds; no attempt starts after 24. */
const RUN_LIMIT_MS = 24_000;
/** Extra time for the last attempt. */
const OVERTIME_MS = 2_500;
/** Leaves time to store the last result. */
const STORE_LIMIT_MS = 29_000;
/** Concurrent connections to the mail server. Common servers refuse more from one sender. */
export const MAILS_AT_ONCE = 5;

const WEEK_MS = 7 * DAY_MS;
const FIRST_WAIT_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
/** The function that stored an entry may still be mailing it; functions run for at most a minute. */
const GRACE_MS = MINUTE_MS;

/**
 * Checks whether the next attempt is due: one minute after the enquiry arrived, 5 minutes after the first failure, then with
 * exponential backoff up to 6 hours. A future timestamp comes from a clock that was ahead, and is due immediately, because
 * waiting could take years.
 */
export function isDue({ receivedAt, delivery }: Pick<EnquiryRecord, 'receivedAt' | 'delivery'>, now: Date): boolean {
  const { attempts, lastAttemptAt } = delivery;
  const wait = lastAttemptAt === undefined ? GRACE_MS : FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1);
  const passed = now.getTime() - Date.parse(lastAttemptAt ?? receivedAt);
  return passed < 0 || passed >= Math.min(wait, LONGEST_WAIT_MS);
}

/**
 * Splits entries that have been pending for over an hour into overdue and stuck ones. An entry is stuck if a later one was
 * mailed, which shows that mail works. If the last run hit the mail limit, none counts as stuck.
 */
async function findLate(names: readonly string[], isFull: boolean, store: EnquiryStore, now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const late = names.filter((name) => (timeInName(name) ?? '') <= before(HOUR_MS));
  if (late.length === 0 || isFull) return { overdue: late, stuck: [] };
  const newest = (await store.listBetween('done', before(WEEK_MS), now.toISOString())).at(-1) ?? '';
  const { stuck = [], overdue = [] } = Object.groupBy(late, (name) =>
    (timeInName(name) ?? '') < (timeInName(newest) ?? '') ? 'stuck' : 'overdue',
  );
  return { overdue, stuck };
}

/** Alerts are sent at most once per `pauseMs`, tracked in a note, but logged on every run. */
const ALERTS = {
  undelivered: { note: 'last-alert', pauseMs: HOUR_MS, says: 'undelivered for over an hour' },
  stuck: { note: 'last-stuck-alert', pauseMs: DAY_MS, says: 'stuck while others are mailed' },
} as const;

async function raiseAlert(event: keyof typeof ALERTS, names: readonly string[], store: EnquiryStore, site: Site) {
  const [first] = names;
  if (first === undefined) return;
  const { note, pauseMs, says } = ALERTS[event];
  const oldest = timeInName(first) ?? 'an unknown time';
  logError({ event, count: names.length, oldest });
  if (await isRecent(store, note, pauseMs, site.now())) return;
  const isSent = await site.sendAlert(`${names.length} website form(s) ${says}, since ${oldest}.`);
  if (isSent) await store.writeNote(note, site.now().toISOString());
}

/**
 * Delivers an entry if it is due, and returns true if it is no longer pending. Never throws, so that one failure does not
 * stop the others.
 */
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

/**
 * Mails due entries until the hourly limit or the time limit is reached. Returns those delivered, and how many exceeded the
 * mail limit.
 */
async function deliverInTurn(names: readonly string[], store: EnquiryStore, site: Site, elapsed: () => number) {
  const mailLimiter = await createMailLimiter(store, site.now(), site.settings.mailsAnHour);
  if (names.length > mailLimiter.left()) {
    await sendCollective(names, store, site).catch((error) =>
      logError({ event: 'collective', code: failureCode(error), count: names.length }),
    );
  }
  const delivered = new Set<string>();
  let waiting = 0;
  const isOver = () => elapsed() >= RUN_LIMIT_MS;
  await processConcurrently(names, { atOnce: MAILS_AT_ONCE, isOver }, async (name) => {
    if (!mailLimiter.take()) waiting += 1;
    else if (await deliverIfDue(name, store, site, RUN_LIMIT_MS + OVERTIME_MS - elapsed())) delivered.add(name);
    else mailLimiter.refund();
  });
  return { delivered, waiting };
}

async function run(store: EnquiryStore, site: Site): Promise<void> {
  const { send, now } = site;
  const started = now();
  const elapsed = () => now().getTime() - started.getTime();
  const names = await store.listNames('pending');
  const last = await readRun(store);
  const { overdue, stuck } = await findLate(names, Boolean(last?.waiting), store, started);
  const hour = hourOf(started);
  const mails = last?.hour === hour ? last.mails : 0;
  const note = { at: started.toISOString(), overdue: overdue.length, stuck: stuck.length, hour, mails, waiting: 0 };
  // Before delivery, which may use up the time.
  await writeRun(store, note);
  await raiseAlert('undelivered', overdue, store, site);
  await raiseAlert('stuck', stuck, store, site);
  if (names.length === 0) return;
  if (send === undefined) {
    logError({ event: 'redelivery', code: 'SMTP_URL is not set', count: names.length });
    return;
  }

  // Newest first, so that whoever writes after a flood does not have to wait.
  const { delivered, waiting } = await deliverInTurn(names.toReversed(), store, site, elapsed);
  const countLeft = (some: readonly string[]) => some.filter((name) => !delivered.has(name)).length;
  logInfo({ event: 'redelivery', code: `${countLeft(names)} waiting`, count: delivered.size, ms: elapsed() });
  // Entries from this hour are counted by their names.
  const older = [...delivered].filter((name) => !timeInName(name)?.startsWith(hour)).length;
  const counts = { overdue: countLeft(overdue), stuck: countLeft(stuck), mails: mails + older, waiting };
  await writeRun(store, { ...note, ...counts });
}

/**
 * Tries to deliver every pending enquiry that is due, newest first and several at once, until the time limit or the hourly
 * mail limit is reached. The next run continues, and a summary mail lists the senders held back by the limit. Failed ones
 * stay pending. Enquiries pending for over an hour raise an alert, whatever the reason. Never throws.
 */
export async function redeliverPending(site: Site): Promise<void> {
  try {
    await run(site.openStore(STORE_LIMIT_MS), site);
  } catch (error) {
    logError({ event: 'redelivery', code: `store ${failureCode(error)}` });
  }
}
