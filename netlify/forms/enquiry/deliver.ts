import { composeMail, composeWithoutText } from '../mail/composeMail.ts';
import { emlName, NoMailServerError, sendFullest } from '../mail/transport.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import type { Site } from '../site.ts';
import { type EnquiryRecord, shortId } from './enquiryRecord.ts';
import type { EnquiryStore, StoredRecord } from './enquiryStore.ts';

/** Time limit of one message. */
export const MAIL_LIMIT_MS = 15_000;
/**
 * How many times a message may be deferred. At the intervals of `isDue` that takes two and a half hours, longer than greylists and common quotas.
 */
const MOST_DELAYS = 5;

/**
 * Mails an enquiry to the office within a time limit. Where the mail server refuses the text, or has put it off for
 * hours, it sends the office the rest, and returns why: a mail that goes through at that moment proves that the text is
 * to blame. Throws if nothing was sent.
 */
export async function mailEnquiry(record: EnquiryRecord, site: Site, limitMs: number): Promise<string | undefined> {
  const { send, settings, now } = site;
  if (send === undefined) throw new NoMailServerError();
  const fileName = emlName(record.receivedAt, shortId(record.id));
  const without = (hasPerson: boolean) => composeWithoutText(record, settings, { now: now(), hasPerson });
  const versions = [() => composeMail(record, settings), () => without(true), () => without(false)];
  return sendFullest(
    send,
    versions.map((compose) => () => ({ mail: compose(), fileName })),
    { limitMs, isAlsoForDelay: record.delivery.attempts >= MOST_DELAYS },
  );
}

/** Checks whether an enquiry was erased while its mail was on the way, because it must not come back. */
const isErased = async (store: EnquiryStore, id: string): Promise<boolean> =>
  // A store that does not answer has erased nothing.
  (await store.findName(id).catch(() => id)) === undefined;

/** Moves a mailed enquiry from pending to done. `textRefused` is why the office has it without its text, if so. */
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
  // Checked only now, because an interruption between mail and note would mail it again.
  if (await isErased(store, record.id)) await store.remove('done', name);
}

/**
 * Mails a stored enquiry to the office now, whatever became of it before, and moves it to done; returns why the mail
 * server does not take its text, if the office was told without it. Throws if the mail server or the store fails: the
 * enquiry then stays as it was.
 */
export async function mailNow(stored: StoredRecord, store: EnquiryStore, site: Site): Promise<string | undefined> {
  const textRefused = await mailEnquiry(stored.record, site, MAIL_LIMIT_MS);
  await markDone(stored, store, site.now(), textRefused);
  return textRefused;
}

/** Returns an enquiry after another failed attempt. */
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
 * Tries once to mail a pending enquiry to the office and records the result; true if it no longer waits. Never throws
 * and never loses the enquiry: after any failure it stays pending.
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
