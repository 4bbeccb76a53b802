import { dueAt, MAIL_LIMIT_MS } from '../mail/delivery.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import { type DeliveryTools, deliver } from './deliver.ts';
import type { EnquiryRecord } from './enquiryRecord.ts';
import { readRecords } from './enquiryStore.ts';

/** The platform ends a scheduled function after 30 seconds; no attempt starts after 25. */
const RUN_LIMIT_MS = 25_000;
/** A last attempt may run this much longer. */
const OVERTIME_MS = 3_000;
const HOUR_MS = 3_600_000;
const ALERT_NOTE = 'last-alert';

export type RedeliveryTools = DeliveryTools & {
  /** Tells people that an enquiry waits too long; true where the message was accepted. */
  sendAlert: ((text: string) => Promise<boolean>) | undefined;
};

/** Logs an error on every run and alerts people at most once an hour. */
async function raiseAlert(
  overdue: readonly EnquiryRecord[],
  { store, now, sendAlert }: RedeliveryTools,
): Promise<void> {
  const oldest = overdue[0]?.receivedAt;
  if (oldest === undefined) return;
  logError({ event: 'undelivered', count: overdue.length, oldest });
  if (sendAlert === undefined) return;
  const last = Date.parse((await store.readNote(ALERT_NOTE)) ?? '');
  if (now().getTime() - last < HOUR_MS) return;
  const isSent = await sendAlert(`${overdue.length} website form(s) undelivered for over an hour, since ${oldest}.`);
  if (isSent) await store.writeNote(ALERT_NOTE, now().toISOString());
}

async function run(tools: RedeliveryTools): Promise<void> {
  const started = tools.now().getTime();
  const elapsed = () => tools.now().getTime() - started;
  const waiting: EnquiryRecord[] = [];
  let delivered = 0;
  const { records } = await readRecords(tools.store, 'pending');
  for (const record of records) {
    const isTime = dueAt(record) <= started && elapsed() < RUN_LIMIT_MS;
    const limitMs = Math.min(MAIL_LIMIT_MS, RUN_LIMIT_MS + OVERTIME_MS - elapsed());
    const result = isTime ? await deliver(record, tools, limitMs) : 'failed';
    if (result === 'delivered' || result === 'already') delivered += 1;
    else waiting.push(record);
  }
  if (delivered + waiting.length === 0) return;
  logInfo({ event: 'redelivery', code: `${waiting.length} waiting`, count: delivered, ms: elapsed() });
  await raiseAlert(
    waiting.filter(({ receivedAt }) => Date.parse(receivedAt) <= started - HOUR_MS),
    tools,
  );
}

/**
 * Tries to deliver every pending enquiry that is due, oldest first, until the time limit. What fails stays pending, and
 * what waits for more than an hour raises an alert. Never throws.
 */
export async function redeliverPending(tools: RedeliveryTools): Promise<void> {
  try {
    await run(tools);
  } catch (error) {
    logError({ event: 'redelivery', code: `store ${failureCode(error)}` });
  }
}
