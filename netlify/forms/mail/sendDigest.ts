import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../lib/dates/time.ts';
import type { EnquiryStore } from '../enquiry/enquiryStore.ts';
import { readErased } from '../enquiry/eraseExpired.ts';
import { readRecords } from '../enquiry/readRecords.ts';
import { timeInName } from '../runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import type { Settings } from '../runtime/settings.ts';
import {
  composeDigest,
  composeDigestFailure,
  type DigestContent,
  type DigestPart,
  SHOWN_ENTRIES,
} from './composeDigest.ts';
import type { Letter, Sender } from './sendMail.ts';

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
const DIGEST_MAIL_LIMIT_MS = 12_000;
const NOTE_LIMIT_MS = 2_000;

const WEEK_MS = 7 * DAY_MS;
const DIGEST_NOTE = 'last-digest';

type Undelivered = DigestPart & { unreadable: string[] };

/** Counts undelivered enquiries: all older than an hour, by name; younger ones if an attempt failed. */
async function undelivered(store: EnquiryStore, now: Date): Promise<Undelivered> {
  const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString();
  const isLate = (name: string) => (timeInName(name) ?? '') < hourAgo;
  const names = await store.listNames('pending');
  const late = names.filter(isLate);
  const fresh = names.slice(late.length, late.length + SHOWN_ENTRIES);
  const { stored, unreadable } = await readRecords(store, 'pending', [...late.slice(0, SHOWN_ENTRIES), ...fresh]);
  const told = stored.filter(({ name, record }) => isLate(name) || record.delivery.attempts > 0);
  const counted = told.length + Math.max(0, late.length - SHOWN_ENTRIES);
  return { count: counted, shown: told.slice(0, SHOWN_ENTRIES).map(({ record }) => record), unreadable };
}

const monthOf = (moment: string): string => moment.slice(0, 'YYYY-MM'.length);

/** Returns the number erased in the last month; only for a month's first digest. */
async function erasedLately(store: EnquiryStore, last: string, until: string): Promise<DigestContent['erased']> {
  const month = monthOf(last);
  if (month === '' || month === monthOf(until)) return undefined;
  return { month, count: await readErased(store, month) };
}

/** Gathers the digest: a suspect is reported once, an undelivered enquiry every day until it is delivered. */
async function gather(store: EnquiryStore, now: Date, until: string): Promise<DigestContent> {
  const { unreadable, ...waiting } = await undelivered(store, now);
  const noted = (await store.readNote(DIGEST_NOTE)) ?? '';
  // A note from the future was written by a clock that was ahead.
  const last = noted > until ? '' : noted;
  const suspects = await store.listBetween('suspect', last, until);
  // Limits the digest to a week if there is no recent one.
  const weekAgo = new Date(now.getTime() - WEEK_MS).toISOString();
  const delivered = await store.listBetween('done', last > weekAgo ? last : weekAgo, until);
  return {
    delivered: delivered.length,
    undelivered: waiting,
    suspects,
    unreadable,
    erased: await erasedLately(store, last, until),
  };
}

/** Sends a message, or alerts if that fails; true if sent. */
async function mailOrAlert(letter: Letter, count: number, { send, sendAlert }: DigestTools): Promise<boolean> {
  try {
    await send?.(letter, DIGEST_MAIL_LIMIT_MS);
    return send !== undefined;
  } catch (error) {
    const code = failureCode(error);
    logError({ event: 'digest', code, count });
    await sendAlert?.(`The daily digest of ${count} website form(s) could not be mailed (${code}).`);
    return false;
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
  const { openStore, send, settings, now } = tools;
  const count = content.undelivered.count + content.suspects.length + content.unreadable.length;
  if (send === undefined) return reportNoMailServer(count, tools);
  if (count === 0 && isWeekend(now())) return;
  const letter = composeDigest(content, settings, now());
  if (!(await mailOrAlert(letter, count, tools))) return;
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
 * Mails the office the undelivered enquiries and the ones held back since the last digest. If there are none, it mails
 * one line with the number of delivered enquiries on working days: a working day without a digest means broken mail. If
 * the store fails it mails and alerts; if mail fails it alerts. Never throws.
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
