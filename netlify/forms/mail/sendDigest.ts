import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../lib/dates/today.ts';
import type { EnquiryStore } from '../enquiry/enquiryStore.ts';
import { readErased } from '../enquiry/eraseExpired.ts';
import { isRecent } from '../monitoring/runNotes.ts';
import { timeInName } from '../runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import { processConcurrently } from '../runtime/processConcurrently.ts';
import type { Site } from '../site.ts';
import { composeCollective, composeDigest, composeDigestFailure, type DigestContent } from './composeDigest.ts';
import { sendWithFallbacks } from './transport.ts';

/** Together with an alert (3 seconds), these fit into the platform's limit of 30 seconds for scheduled functions. */
const GATHER_LIMIT_MS = 11_000;
const DIGEST_MAIL_LIMIT_MS = 7_000;
const NOTE_LIMIT_MS = 2_000;

/** Limits the size of the mail. */
const SHOWN_ENTRIES = 50;
const WEEK_MS = 7 * DAY_MS;
const DIGEST_NOTE = 'last-digest';

/** Reads entries for an e-mail. An entry that cannot be read in time is listed without its sender. */
async function readShown(store: EnquiryStore, names: readonly string[], isOver = () => false) {
  const shown = names.map((name): DigestContent['undelivered']['shown'][number] => ({ name, record: undefined }));
  await processConcurrently(shown, { atOnce: SHOWN_ENTRIES, isOver }, async (entry) => {
    entry.record = await store.read('pending', entry.name).catch(() => undefined);
  });
  return shown;
}

/** Finds undelivered enquiries: by name all those older than an hour, and newer ones if an attempt has failed. */
async function findUndelivered(store: EnquiryStore, now: Date): Promise<DigestContent['undelivered']> {
  const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString();
  const names = await store.listNames('pending');
  const isLate = (name: string) => (timeInName(name) ?? '') < hourAgo;
  const late = names.filter(isLate);
  const read = (some: readonly string[]) => readShown(store, some.slice(0, SHOWN_ENTRIES));
  const young = await read(names.filter((name) => !isLate(name)));
  const failed = young.filter(({ record }) => record === 'damaged' || (record?.delivery.attempts ?? 0) > 0);
  const shown = [...(await read(late)), ...failed].slice(0, SHOWN_ENTRIES);
  return { count: late.length + failed.length, shown };
}

const monthOf = (moment: string): string => moment.slice(0, 'YYYY-MM'.length);

/** Returns the number erased in the last month, for a month's first digest only. */
async function erasedLately(store: EnquiryStore, last: string, until: string): Promise<DigestContent['erased']> {
  const month = monthOf(last);
  if (month === '' || month === monthOf(until)) return undefined;
  return { month, count: await readErased(store, month) };
}

/** Collects the data for the digest. Undelivered enquiries are reported every day until they are delivered. */
async function gather(store: EnquiryStore, now: Date, until: string): Promise<DigestContent> {
  const noted = (await store.readNote(DIGEST_NOTE)) ?? '';
  // A future timestamp comes from a clock that was ahead.
  const last = noted > until ? '' : noted;
  // Limits the digest to a week if there is no recent one.
  const weekAgo = new Date(now.getTime() - WEEK_MS).toISOString();
  const delivered = await store.listBetween('done', last > weekAgo ? last : weekAgo, until);
  return {
    undelivered: await findUndelivered(store, now),
    delivered: delivered.length,
    erased: await erasedLately(store, last, until),
  };
}

async function sendContent(content: DigestContent, until: string, site: Site): Promise<void> {
  const { openStore, send, sendAlert, settings, now } = site;
  const { count } = content.undelivered;
  if (send === undefined) {
    // Logged every day, even if nothing is pending, because the next enquiry would be.
    logError({ event: 'digest', code: 'SMTP_URL is not set', count });
    const what = `${count} website form(s) wait in the store, and new ones stay there.`;
    await sendAlert(`The website cannot send mail: SMTP_URL is not set. ${what}`);
    return;
  }
  try {
    await sendWithFallbacks(send, composeDigest(content, settings, now()), { limitMs: DIGEST_MAIL_LIMIT_MS });
  } catch (error) {
    const code = failureCode(error);
    logError({ event: 'digest', code, count });
    await sendAlert(`The daily digest of ${count} website form(s) could not be mailed (${code}).`);
    return;
  }
  logInfo({ event: 'digest', code: 'sent', count });
  await openStore(NOTE_LIMIT_MS).writeNote(DIGEST_NOTE, until);
}

/** Reports a failure to the office by mail and by alert. */
async function reportFailure(code: string, { send, settings, now, sendAlert }: Site): Promise<void> {
  logError({ event: 'digest', code: `store ${code}` });
  const text = `The daily digest of the website forms could not be made: the store did not answer (${code}).`;
  await sendAlert(text);
  try {
    await send?.(composeDigestFailure(text, settings, now()), DIGEST_MAIL_LIMIT_MS);
  } catch (error) {
    logError({ event: 'digest', code: failureCode(error) });
  }
}

/**
 * Mails the office the undelivered enquiries, or one line with the number of delivered ones, so that a day without a digest
 * means that mail is broken. If the store fails, it mails and alerts; if mail fails, it alerts. Never throws.
 */
export async function sendDigest(site: Site): Promise<void> {
  const now = site.now();
  // Enquiries being stored right now are left to the next digest, so that none is missed between two.
  const until = new Date(now.getTime() - MINUTE_MS).toISOString();
  let content: DigestContent;
  try {
    content = await gather(site.openStore(GATHER_LIMIT_MS), now, until);
  } catch (error) {
    return reportFailure(failureCode(error), site);
  }
  try {
    await sendContent(content, until, site);
  } catch (error) {
    logError({ event: 'digest', code: `store ${failureCode(error)}` });
  }
}

const COLLECTIVE_NOTE = 'last-collective';
/** One hour minus one interval of the schedule, so that nobody waits longer than an hour to be listed. */
const COLLECTIVE_PAUSE_MS = 54 * MINUTE_MS;
const COLLECTIVE_LIMIT_MS = 10_000;

/** Sends at most one e-mail an hour that lists the senders held back by the mail limit, in the given order. */
export async function sendCollective(names: readonly string[], store: EnquiryStore, site: Site): Promise<void> {
  const { now, settings, send } = site;
  const started = now();
  if (send === undefined || (await isRecent(store, COLLECTIVE_NOTE, COLLECTIVE_PAUSE_MS, started))) return;
  const isOver = () => now().getTime() - started.getTime() >= COLLECTIVE_LIMIT_MS;
  const waiting = await readShown(store, names, isOver);
  const versions = composeCollective(waiting, settings, started);
  await sendWithFallbacks(send, versions, { limitMs: COLLECTIVE_LIMIT_MS, isAlsoForDelay: true });
  await store.writeNote(COLLECTIVE_NOTE, started.toISOString());
  logInfo({ event: 'collective', code: 'sent', count: names.length });
}
