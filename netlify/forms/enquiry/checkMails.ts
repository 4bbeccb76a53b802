import { createHash } from 'node:crypto';
import { MINUTE_MS } from '../../../lib/dates/time.ts';
import { composeGathered } from '../mail/composeGathered.ts';
import { MAIL_LIMIT_MS } from '../mail/delivery.ts';
import type { Sender } from '../mail/sendMail.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import type { Settings } from '../runtime/settings.ts';
import { workThrough } from '../runtime/workThrough.ts';
import { type DeliveryTools, deliver, markDone } from './deliver.ts';
import type { EnquiryRecord } from './enquiryRecord.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import type { StoredRecord } from './readRecords.ts';

/*
 * Rate limit for mails of marked enquiries: one mail an hour for each text, and a maximum of texts an hour. Enquiries
 * beyond it wait in pending/ and are mailed together. Unmarked enquiries are not limited.
 */

/** Slightly less than an hour, so that runs every 5 minutes delay no mail further. */
const SPAN_MS = 54 * MINUTE_MS;
/** Maximum number of texts an hour that are mailed separately. */
export const TEXTS_AN_HOUR = 20;
/** Maximum number of enquiries in one mail; the next run continues. */
const MOST_GATHERED = 1_000;
const OTHERS = 'others';
const WRITES_AT_ONCE = 20;

/** Dependencies of mails about several enquiries. */
export type GatherTools = { send: Sender; settings: Settings };

const keyOf = ({ values }: EnquiryRecord): string =>
  createHash('sha256').update(values.message.toLowerCase().replace(/\s+/g, ' ')).digest('hex').slice(0, 16);

/** Returns the time span within which a text is mailed once; names sort by time. */
export const spanOf = (now: Date): string => String(Math.floor(now.getTime() / SPAN_MS));

/** Claims the mail of a new marked enquiry; false if it must wait. If the store does not answer, it is mailed. */
export async function claimCheckMail(record: EnquiryRecord, { checks }: EnquiryStore, now: Date): Promise<boolean> {
  try {
    const isFull = (await checks.ids(spanOf(now))).size >= TEXTS_AN_HOUR;
    return !isFull && (await checks.claim(spanOf(now), keyOf(record)));
  } catch (error) {
    logError({ event: 'check', id: record.id, code: `store ${failureCode(error)}` });
    return true;
  }
}

/** Groups enquiries into mails that may be sent now; leaves out enquiries that must wait. */
function mailsOf(marked: readonly StoredRecord[], sent: ReadonlySet<string>): Map<string, StoredRecord[]> {
  const mails = new Map<string, StoredRecord[]>();
  for (const [text, group] of Map.groupBy(marked, ({ record }) => keyOf(record))) {
    if (sent.has(text)) continue;
    const key = mails.size + sent.size < TEXTS_AN_HOUR ? text : OTHERS;
    if (!sent.has(key)) mails.set(key, [...(mails.get(key) ?? []), ...group]);
  }
  return mails;
}

async function tell(group: readonly StoredRecord[], tools: DeliveryTools & GatherTools): Promise<boolean> {
  const [first] = group;
  if (first !== undefined && group.length === 1) return (await deliver(first, tools)) === 'delivered';
  await tools.send(composeGathered(group, tools.settings), MAIL_LIMIT_MS);
  await workThrough(group, { atOnce: WRITES_AT_ONCE }, (one) => markDone(tools, one));
  logInfo({ event: 'check', code: 'told', count: group.length });
  return true;
}

/** Mails waiting marked enquiries to the office, up to the hourly limit; returns the mailed and the waiting ones. */
export async function mailChecks(
  marked: readonly StoredRecord[],
  tools: DeliveryTools & GatherTools,
): Promise<{ told: string[]; braked: string[] }> {
  const { store, now } = tools;
  const span = spanOf(now());
  const mails = mailsOf(marked, await store.checks.ids(span));
  const due = new Set([...mails.values()].flat());
  const braked = marked.filter((one) => !due.has(one)).map(({ name }) => name);
  const told: string[] = [];
  for (const [text, group] of mails) {
    const part = group.slice(0, MOST_GATHERED);
    if (!(await tell(part, tools))) continue;
    told.push(...part.map(({ name }) => name));
    if (part.length === group.length) await store.checks.claim(span, text);
  }
  return { told, braked };
}
