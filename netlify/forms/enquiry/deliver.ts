import { afterFailure, MAIL_LIMIT_MS } from '../mail/delivery.ts';
import { type Mailer, TextRefusedError } from '../mail/sendMail.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import type { EnquiryRecord } from './enquiryRecord.ts';
import type { EnquiryStore, StoredRecord } from './enquiryStore.ts';

/** Dependencies of a delivery. */
export type DeliveryTools = {
  store: EnquiryStore;
  /** Undefined in production without a mail server; the enquiry then stays pending. */
  mailer: Mailer | undefined;
  now: () => Date;
};

export type DeliveryResult = 'delivered' | 'already' | 'failed' | 'no-mailer' | 'no-time';

/** Thrown by a mailer that had no time left to begin. It does not count as an attempt. */
export class NoTimeError extends Error {
  override name = 'NoTimeError';
}

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
  await store.write('done', { ...record, delivery: done });
  await store.remove('pending', name);
}

async function markFailed(tools: DeliveryTools, record: EnquiryRecord, code: string): Promise<void> {
  const { store, now } = tools;
  await store.write('pending', { ...record, delivery: afterFailure(record.delivery, code, now()) });
}

async function attempt(stored: StoredRecord, tools: DeliveryTools, limitMs: number): Promise<DeliveryResult> {
  const { name, record } = stored;
  if (tools.mailer === undefined) {
    logError({ event: 'delivery', id: record.id, form: record.form, code: 'SMTP_URL is not set' });
    return 'no-mailer';
  }
  if (await tools.store.has('done', name)) {
    await tools.store.remove('pending', name);
    return 'already';
  }
  try {
    await tools.mailer(record, limitMs);
  } catch (error) {
    if (error instanceof NoTimeError) return 'no-time';
    const code = failureCode(error);
    logError({ event: 'delivery', id: record.id, form: record.form, code });
    if (error instanceof TextRefusedError) {
      await markDone(tools, stored, error.code);
      return 'delivered';
    }
    await markFailed(tools, record, code);
    return 'failed';
  }
  await markDone(tools, stored);
  logInfo({ event: 'delivery', id: record.id, form: record.form, code: 'delivered' });
  return 'delivered';
}

/**
 * Tries once to mail a pending enquiry to the office and records the result. Never throws and never loses the enquiry:
 * after any failure it stays pending.
 */
export async function deliver(
  stored: StoredRecord,
  tools: DeliveryTools,
  limitMs: number = MAIL_LIMIT_MS,
): Promise<DeliveryResult> {
  try {
    return await attempt(stored, tools, limitMs);
  } catch (error) {
    const { id, form } = stored.record;
    logError({ event: 'delivery', id, form, code: `store ${failureCode(error)}` });
    return 'failed';
  }
}
