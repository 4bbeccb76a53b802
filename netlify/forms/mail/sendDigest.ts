import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../lib/dates/today.ts';
import { type EnquiryStore, readRecord } from '../enquiry/enquiryStore.ts';
import { readErased } from '../enquiry/eraseExpired.ts';
import { readRun } from '../enquiry/mailLimit.ts';
import { idInName, timeInName } from '../runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import type { Settings } from '../runtime/settings.ts';
import {
  composeDigest,
  composeDigestFailure,
  countWaiting,
  type DigestContent,
  SHOWN_ENTRIES,
  type Undelivered,
} from './composeDigest.ts';
import { isTextRefusal, type Sender } from './sendMail.ts';

/** Dependencies of the digest. */
export type DigestTools = {
  /** Opens the store; all its calls together may take `totalMs`. */
  openStore: (totalMs: number) => EnquiryStore;
  send: Sender | undefined;
  settings: Settings;
  now: () => Date;
  /** Alerts people by other means that the digest could not be mailed. */
  sendAlert: ((text: string) => Promise<boolean>) | undefined;
};

/** With an alert (3 seconds) they fit into the 30 after which the platform ends a scheduled function. */
const GATHER_LIMIT_MS = 11_000;
const DIGEST_MAIL_LIMIT_MS = 7_000;
const NOTE_LIMIT_MS = 2_000;

const WEEK_MS = 7 * DAY_MS;
const DIGEST_NOTE = 'last-digest';

/** Reads an entry for the digest: one that the store does not give is told by its name alone. */
async function readShown(store: EnquiryStore, name: string): Promise<Undelivered & { isDamaged: boolean }> {
  try {
    const record = await readRecord(store, 'pending', name);
    return record === 'damaged' ? { name, isDamaged: true } : { name, record, isDamaged: false };
  } catch (error) {
    logError({ event: 'digest', id: idInName(name), code: `store ${failureCode(error)}` });
    return { name, isDamaged: false };
  }
}

/** Finds undelivered enquiries: all older than an hour, by name; younger ones if an attempt failed. */
async function undelivered(store: EnquiryStore, now: Date): Promise<Pick<DigestContent, 'undelivered' | 'unreadable'>> {
  const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString();
  const isLate = (name: string) => (timeInName(name) ?? '') < hourAgo;
  const names = await store.listNames('pending');
  const late = names.filter(isLate);
  const looked = [...late.slice(0, SHOWN_ENTRIES), ...names.slice(late.length, late.length + SHOWN_ENTRIES)];
  const read = await Promise.all(looked.map((name) => readShown(store, name)));
  const unreadable = read.filter(({ isDamaged }) => isDamaged).map(({ name }) => name);
  const told = read.filter(
    ({ name, record, isDamaged }) => !isDamaged && (isLate(name) || (record?.delivery.attempts ?? 0) > 0),
  );
  const count = told.length + Math.max(0, late.length - SHOWN_ENTRIES);
  return { undelivered: { count, shown: told.slice(0, SHOWN_ENTRIES) }, unreadable };
}

const monthOf = (moment: string): string => moment.slice(0, 'YYYY-MM'.length);

/** Returns the number erased in the last month; only for a month's first digest. */
async function erasedLately(store: EnquiryStore, last: string, until: string): Promise<DigestContent['erased']> {
  const month = monthOf(last);
  if (month === '' || month === monthOf(until)) return undefined;
  return { month, count: await readErased(store, month) };
}

/** Gathers the digest: an undelivered enquiry is reported every day until it is delivered. */
async function gather(store: EnquiryStore, now: Date, until: string): Promise<DigestContent> {
  const noted = (await store.readNote(DIGEST_NOTE)) ?? '';
  // A note from the future was written by a clock that was ahead.
  const last = noted > until ? '' : noted;
  // Limits the digest to a week if there is no recent one.
  const weekAgo = new Date(now.getTime() - WEEK_MS).toISOString();
  const delivered = await store.listBetween('done', last > weekAgo ? last : weekAgo, until);
  return {
    ...(await undelivered(store, now)),
    waiting: (await readRun(store))?.waiting ?? 0,
    delivered: delivered.length,
    erased: await erasedLately(store, last, until),
  };
}

/** Sends the digest, without persons if the mail server refuses it with them. */
async function mailDigest(send: Sender, content: DigestContent, settings: Settings, now: Date): Promise<void> {
  try {
    await send(composeDigest(content, { settings, now, hasPersons: true }), DIGEST_MAIL_LIMIT_MS);
  } catch (error) {
    if (!isTextRefusal(error)) throw error;
    await send(composeDigest(content, { settings, now, hasPersons: false }), DIGEST_MAIL_LIMIT_MS);
  }
}

/** Alerts that no mail server is set: every day, even if nothing waits, since the next enquiry would. */
async function reportNoMailServer(count: number, { sendAlert }: DigestTools): Promise<void> {
  logError({ event: 'digest', code: 'SMTP_URL is not set', count });
  await sendAlert?.(
    `The website cannot send mail: SMTP_URL is not set. ${count} website form(s) wait in the store, and new ones stay there.`,
  );
}

/** Checks for a weekend in the office's time, three hours ahead of UTC all year. */
const isWeekend = (now: Date): boolean => [0, 6].includes(new Date(now.getTime() + 3 * HOUR_MS).getUTCDay());

async function sendContent(content: DigestContent, until: string, tools: DigestTools): Promise<void> {
  const { openStore, send, settings, now, sendAlert } = tools;
  const count = countWaiting(content);
  if (send === undefined) return reportNoMailServer(count, tools);
  if (count === 0 && isWeekend(now())) return;
  try {
    await mailDigest(send, content, settings, now());
  } catch (error) {
    const code = failureCode(error);
    logError({ event: 'digest', code, count });
    await sendAlert?.(`The daily digest of ${count} website form(s) could not be mailed (${code}).`);
    return;
  }
  logInfo({ event: 'digest', code: 'sent', count });
  await openStore(NOTE_LIMIT_MS).writeNote(DIGEST_NOTE, until);
}

/** Reports a failure to the office by mail and by alert. */
async function reportFailure(code: string, { send, settings, now, sendAlert }: DigestTools): Promise<void> {
  logError({ event: 'digest', code: `store ${code}` });
  const text = `The daily digest of the website forms could not be made: the store did not answer (${code}).`;
  await sendAlert?.(text);
  try {
    await send?.(composeDigestFailure(text, settings, now()), DIGEST_MAIL_LIMIT_MS);
  } catch (error) {
    logError({ event: 'digest', code: failureCode(error) });
  }
}

/**
 * Mails the office the undelivered enquiries. If there are none, it mails one line with the number of delivered ones on
 * working days: a working day without a digest means broken mail. If the store fails it mails and alerts; if mail fails
 * it alerts. Never throws.
 */
export async function sendDigest(tools: DigestTools): Promise<void> {
  const now = tools.now();
  // Enquiries being stored right now belong to the next digest, so that none is missed between two.
  const until = new Date(now.getTime() - MINUTE_MS).toISOString();
  let content: DigestContent;
  try {
    content = await gather(tools.openStore(GATHER_LIMIT_MS), now, until);
  } catch (error) {
    return reportFailure(failureCode(error), tools);
  }
  try {
    await sendContent(content, until, tools);
  } catch (error) {
    logError({ event: 'digest', code: `store ${failureCode(error)}` });
  }
}
