import { composeMail, composeWithoutText } from '../mail/composeMail.ts';
import { emlName, NoMailServerError, sendWithFallbacks } from '../mail/transport.ts';
import { shortId } from '../runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import type { Site } from '../site.ts';
import type { EnquiryRecord } from './enquiryRecord.ts';
import type { EnquiryStore, StoredRecord } from './enquiryStore.ts';

/** Time limit for sending one message. */
export const MAIL_LIMIT_MS = 15_000;
/**
 * Maximum number of deferrals. At the intervals of `isDue` these take two and a half hours, longer than greylisting and
 * common quotas.
 */
const MOST_DELAYS = 5;

/**
 * Mails an enquiry to the office within a time limit. If the mail server rejects the text, or has deferred it for hours,
 * mails everything except the text and returns the reason: an e-mail that gets through at that moment proves that the text is
 * to blame. Throws if nothing was sent.
 */
export async function mailEnquiry(record: EnquiryRecord, site: Site, limitMs: number): Promise<string | undefined> {
  const { send, settings } = site;
  if (send === undefined) throw new NoMailServerError();
  const fileName = emlName(record.receivedAt, shortId(record.id));
  const without = (hasPerson: boolean) => composeWithoutText(record, settings, hasPerson);
  const versions = [() => composeMail(record, settings), () => without(true), () => without(false)];
  return sendWithFallbacks(
    send,
    versions.map((compose) => () => ({ mail: compose(), fileName })),
    { limitMs, isAlsoForDelay: record.delivery.attempts >= MOST_DELAYS },
  );
}

/** Checks whether an enquiry was erased while its mail was being sent. If so, it must not be written again. */
const isErased = async (store: EnquiryStore, id: string): Promise<boolean> =>
  // If the store does not respond, assume that nothing was erased.
  (await store.findName(id).catch(() => id)) === undefined;

/**
 * Moves a mailed enquiry from pending to done.
 * @param textRefused why the office received it without its text, if so
 */
async function markDone(
  { name, record }: StoredRecord,
  store: EnquiryStore,
  now: Date,
  textRefused: string | undefined,
): Promise<void> {
  const { lastError: _, textRefused: __, ...delivery } = record.delivery;
  const done = { ...delivery, deliveredAt: now.toISOString(), ...(textRefused !== undefined && { textRefused }) };
  await store.write('done', { ...record, delivery: done }, name);
  await store.remove('pending', name);
  // Checked afterwards, because an interruption between mailing and recording would mail it again.
  if (await isErased(store, record.id)) await store.remove('done', name);
}

/**
 * Mails a stored enquiry to the office now, regardless of earlier attempts, and moves it to done. Returns why the mail
 * server rejects its text, if it was sent without it. Throws if the mail server or the store fails; the enquiry is then
 * unchanged.
 */
export async function mailNow(stored: StoredRecord, store: EnquiryStore, site: Site): Promise<string | undefined> {
  const textRefused = await mailEnquiry(stored.record, site, MAIL_LIMIT_MS);
  await markDone(stored, store, site.now(), textRefused);
  return textRefused;
}

/** Returns an enquiry with one more failed attempt. */
const afterFailure = (record: EnquiryRecord, lastError: string, now: Date): EnquiryRecord => ({
  ...record,
  delivery: {
    ...record.delivery,
    attempts: record.delivery.attempts + 1,
    lastAttemptAt: now.toISOString(),
    lastError,
  },
});

async function attempt(stored: StoredRecord, store: EnquiryStore, site: Site, limitMs: number): Promise<boolean> {
  const { name, record } = stored;
  const line = { event: 'delivery', id: record.id, form: record.form };
  if (site.send === undefined) {
    logError({ ...line, code: 'SMTP_URL is not set' });
    return false;
  }
  if (await store.has('done', name)) {
    await store.remove('pending', name);
    return true;
  }
  let textRefused: string | undefined;
  try {
    textRefused = await mailEnquiry(record, site, limitMs);
  } catch (error) {
    const code = failureCode(error);
    logError({ ...line, code });
    if (!(await isErased(store, record.id))) await store.write('pending', afterFailure(record, code, site.now()), name);
    return false;
  }
  await markDone(stored, store, site.now(), textRefused);
  logInfo({ ...line, code: 'delivered' });
  return true;
}

/**
 * Tries once to mail a pending enquiry to the office, and records the result. Returns true if it is no longer pending. Never
 * throws or loses the enquiry: after any failure it stays pending.
 */
export async function deliver(
  stored: StoredRecord,
  store: EnquiryStore,
  site: Site,
  limitMs: number = MAIL_LIMIT_MS,
): Promise<boolean> {
  try {
    return await attempt(stored, store, site, limitMs);
  } catch (error) {
    const { id, form } = stored.record;
    logError({ event: 'delivery', id, form, code: `store ${failureCode(error)}` });
    return false;
  }
}
