import { afterFailure, MAIL_LIMIT_MS } from '../mail/delivery.ts';
import type { Mailer } from '../mail/sendMail.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import type { EnquiryRecord } from './enquiryRecord.ts';
import type { EnquiryStore } from './enquiryStore.ts';

/** What a delivery depends on. */
export type DeliveryTools = {
  store: EnquiryStore;
  /** Undefined where production has no mail server; the enquiry then stays pending. */
  mailer: Mailer | undefined;
  now: () => Date;
};

export type DeliveryResult = 'delivered' | 'already' | 'failed' | 'no-mailer';

async function markDone({ store, now }: DeliveryTools, record: EnquiryRecord): Promise<void> {
  const { lastError: _, ...delivery } = record.delivery;
  await store.write('done', { ...record, delivery: { ...delivery, deliveredAt: now().toISOString() } });
  await store.remove('pending', record.id);
}

async function markFailed({ store, now }: DeliveryTools, record: EnquiryRecord, code: string): Promise<void> {
  await store.write('pending', { ...record, delivery: afterFailure(record.delivery, code, now()) });
}

async function attempt(record: EnquiryRecord, tools: DeliveryTools, limitMs: number): Promise<DeliveryResult> {
  if (tools.mailer === undefined) {
    logError({ event: 'delivery', id: record.id, form: record.form, code: 'SMTP_URL is not set' });
    return 'no-mailer';
  }
  if (await tools.store.has('done', record.id)) {
    await tools.store.remove('pending', record.id);
    return 'already';
  }
  try {
    await tools.mailer(record, limitMs);
  } catch (error) {
    const code = failureCode(error);
    logError({ event: 'delivery', id: record.id, form: record.form, code });
    await markFailed(tools, record, code);
    return 'failed';
  }
  await markDone(tools, record);
  logInfo({ event: 'delivery', id: record.id, form: record.form, code: 'delivered' });
  return 'delivered';
}

/**
 * Makes one attempt to mail a pending enquiry to the office and records the result. Never throws and never loses the
 * enquiry: after any failure it is still pending.
 */
export async function deliver(
  record: EnquiryRecord,
  tools: DeliveryTools,
  limitMs: number = MAIL_LIMIT_MS,
): Promise<DeliveryResult> {
  try {
    return await attempt(record, tools, limitMs);
  } catch (error) {
    logError({ event: 'delivery', id: record.id, form: record.form, code: `store ${failureCode(error)}` });
    return 'failed';
  }
}
