import { clearReportCounts, readReportCounts, totalOf } from '../../reports/reportCounts.ts';
import type { EnquiryStore, Folder } from '../enquiry/enquiryStore.ts';
import { readErased } from '../enquiry/eraseExpired.ts';
import { readRecords } from '../enquiry/readRecords.ts';
import { type ReleaseParts, releaseLink } from '../release/releaseLink.ts';
import { dayOf, timeInName } from '../runtime/entryName.ts';
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

/** What the digest depends on. */
export type DigestTools = {
  /** Opens the store; all its calls together may take `totalMs`. */
  openStore: (totalMs: number) => EnquiryStore;
  send: Sender | undefined;
  settings: Settings;
  /** Signs the links that deliver what was held back; there are none where it is left out. */
  links?: Pick<ReleaseParts, 'secret' | 'origin'> | undefined;
  now: () => Date;
  /** Tells people by other means that the digest could not be mailed. */
  sendAlert: ((text: string) => Promise<boolean>) | undefined;
};

/** Together with an alert (3 seconds) they stay below the 30 after which the platform ends a scheduled function. */
const GATHER_LIMIT_MS = 11_000;
const DIGEST_MAIL_LIMIT_MS = 12_000;
const NOTE_LIMIT_MS = 2_000;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WEEK_MS = 7 * 24 * HOUR_MS;
const DIGEST_NOTE = 'last-digest';

/** Names of the entries of a folder that came after one moment and before another. */
async function namesBetween(store: EnquiryStore, folder: Folder, after: string, until: string): Promise<string[]> {
  const { days } = await store.listDays(folder);
  const firstDay = after === '' ? '' : dayOf(new Date(after));
  const names: string[] = [];
  for (const day of days.filter((one) => one >= firstDay && one <= until)) {
    names.push(...(await store.listNames(folder, day)));
  }
  return names.filter((name) => {
    const time = timeInName(name) ?? '';
    return time > after && time <= until;
  });
}

type Undelivered = DigestPart & { unreadable: string[] };

/** What waits for over an hour is counted by its name alone; what is younger is read, since it counts once it failed. */
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

/** In the first digest of a month: how many forms the retention erased in the one before. */
async function erasedLately(store: EnquiryStore, last: string, until: string): Promise<DigestContent['erased']> {
  const month = monthOf(last);
  if (month === '' || month === monthOf(until)) return undefined;
  return { month, count: await readErased(store, month) };
}

/** A suspect is reported once, an undelivered enquiry every day until it is delivered. */
async function gather(store: EnquiryStore, now: Date, until: string): Promise<DigestContent> {
  const { unreadable, ...waiting } = await undelivered(store, now);
  const last = (await store.readNote(DIGEST_NOTE)) ?? '';
  const names = await namesBetween(store, 'suspect', last, until);
  // Before the first digest there is no last one, and a site that was silent for long has many days.
  const weekAgo = new Date(now.getTime() - WEEK_MS).toISOString();
  const delivered = await namesBetween(store, 'done', last > weekAgo ? last : weekAgo, until);
  const suspects = await readRecords(store, 'suspect', names.slice(0, SHOWN_ENTRIES));
  return {
    delivered: delivered.length,
    undelivered: waiting,
    suspects: {
      count: names.length - suspects.unreadable.length,
      shown: suspects.stored.map(({ record }) => record),
    },
    unreadable: [...unreadable, ...suspects.unreadable],
    erased: await erasedLately(store, last, until),
    blocked: await readReportCounts(store),
  };
}

/** Sends a message, or says by alert why that failed; true where it was sent. */
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

/** Reported every day, even while nothing waits, because the next enquiry would. */
async function reportNoMailServer(count: number, { sendAlert }: DigestTools): Promise<void> {
  logError({ event: 'digest', code: 'SMTP_URL is not set', count });
  await sendAlert?.(
    `The website cannot send mail: SMTP_URL is not set. ${count} website form(s) wait in the store, and new ones stay there.`,
  );
}

/** In the office's time, which is three hours ahead of UTC all year. */
const isWeekend = (now: Date): boolean => [0, 6].includes(new Date(now.getTime() + 3 * HOUR_MS).getUTCDay());

async function sendContent(content: DigestContent, until: string, tools: DigestTools): Promise<void> {
  const { openStore, send, settings, now } = tools;
  const count = content.undelivered.count + content.suspects.count + content.unreadable.length;
  if (send === undefined) return reportNoMailServer(count, tools);
  if (count === 0 && isWeekend(now())) return;
  const letter = composeDigest(content, settings, now());
  if (!(await mailOrAlert(letter, count, tools))) return;
  logInfo({ event: 'digest', code: 'sent', count });
  const notes = openStore(NOTE_LIMIT_MS);
  await notes.writeNote(DIGEST_NOTE, until);
  if (totalOf(content.blocked) > 0) await clearReportCounts(notes);
}

/** The office learns of it by mail and by alert. */
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
 * Mails the office what is undelivered and what was held back since the last digest. Where there is neither it says so on
 * working days, in a line with the number of delivered enquiries: a working day without a digest means that mail is broken.
 * Reports by mail and by alert where the store fails, by alert where no mail can be sent. Never throws.
 */
export async function sendDigest(tools: DigestTools): Promise<void> {
  const now = tools.now();
  // What is being stored at this very moment is left to the next digest, so that none is missed between two.
  const until = new Date(now.getTime() - MINUTE_MS).toISOString();
  let content: DigestContent;
  try {
    content = await gather(tools.openStore(GATHER_LIMIT_MS), now, until);
    const { links } = tools;
    if (links !== undefined) content.releaseLink = (record) => releaseLink(record, { ...links, now });
  } catch (error) {
    return reportFailure(failureCode(error), tools);
  }
  try {
    await sendContent(content, until, tools);
  } catch (error) {
    logError({ event: 'digest', code: `store ${failureCode(error)}` });
  }
}
