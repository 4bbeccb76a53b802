import { afterFailure, MAIL_LIMIT_MS } from '../mail/delivery.ts';
import { type Mailer, TextRefusedError } from '../mail/sendMail.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import type { EnquiryStore, StoredRecord } from './enquiryStore.ts';

/** Dependencies of a delivery. */
export type DeliveryTools = {
  store: EnquiryStore;
  /** Undefined in production without a mail server; the enquiry then stays pending. */
  mailer: Mailer | undefined;
  now: () => Date;
};

/**
 * Moves an enquiry from pending to done.
 *
 * @param refusal why the office has the enquiry without its text
 */
export async function markDone(
  { store, now }: Pick<DeliveryTools, 'store' | 'now'>,
  { name, record }: StoredRecord,
  refusal?: string,
): Promise<void> {
  const { lastError: _, textRefused: __, ...delivery } = record.delivery;
  const deliveredAt = now().toISOString();
  const done = { ...delivery, deliveredAt, ...(refusal !== undefined && { textRefused: refusal }) };
  await store.write('done', { ...record, delivery: done }, name);
  await store.remove('pending', name);
}

async function attempt(stored: StoredRecord, tools: DeliveryTools, limitMs: number): Promise<boolean> {
  const { name, record } = stored;
  const { store, mailer } = tools;
  const line = { event: 'delivery', id: record.id, form: record.form };
  if (mailer === undefined) {
    logError({ ...line, code: 'SMTP_URL is not set' });
    return false;
  }
  if (await store.has('done', name)) {
    await store.remove('pending', name);
    return true;
  }
  let refusal: string | undefined;
  try {
    await mailer(record, limitMs);
  } catch (error) {
    const code = failureCode(error);
    logError({ ...line, code });
    if (!(error instanceof TextRefusedError)) {
      await store.write('pending', { ...record, delivery: afterFailure(record.delivery, code, tools.now()) }, name);
      return false;
    }
    refusal = error.code;
  }
  await markDone(tools, stored, refusal);
  logInfo({ ...line, code: 'delivered' });
  return true;
}

/**
 * Tries once to mail a pending enquiry to the office and records the result; true if it waits no more. Never throws and
 * never loses the enquiry: after any failure it stays pending.
 */
export async function deliver(
  stored: StoredRecord,
  tools: DeliveryTools,
  limitMs: number = MAIL_LIMIT_MS,
): Promise<boolean> {
  try {
    return await attempt(stored, tools, limitMs);
  } catch (error) {
    const { id, form } = stored.record;
    logError({ event: 'delivery', id, form, code: `store ${failureCode(error)}` });
    return false;
  }
}
