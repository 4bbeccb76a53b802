import { composeGathered } from '../mail/composeGathered.ts';
import { MAIL_LIMIT_MS } from '../mail/delivery.ts';
import type { Sender } from '../mail/sendMail.ts';
import { compareAge, dayOf, timeInName } from '../runtime/entryName.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import type { Settings } from '../runtime/settings.ts';
import { workThrough } from '../runtime/workThrough.ts';
import { markDone } from './deliver.ts';
import type { EnquiryStore } from './enquiryStore.ts';
import { readRecords } from './readRecords.ts';

const HOUR_MS = 3_600_000;
/** A little less than an hour, so that a run every 5 minutes sends one in each hour and nothing waits for longer. */
const GATHER_EVERY_MS = 55 * 60_000;
/** Enquiries in one mail; it stays below 200 kB then. The others wait for the next. */
export const MOST_GATHERED = 250;
const WRITES_AT_ONCE = 20;
const GATHERED_NOTE = 'last-gathered';

/** What telling of a flood depends on. */
export type FloodTools = { send: Sender; settings: Settings };

const msOf = (name: string): number => Date.parse(timeInName(name) ?? '') || 0;

/**
 * Which of these names came when the limit for an hour was reached already.
 *
 * @param names sorted by age
 */
function beyond(names: readonly string[], limit: number): Set<string> {
  return new Set(
    names.filter((name, index) => {
      const before = names[index - limit];
      return before !== undefined && msOf(name) - msOf(before) < HOUR_MS;
    }),
  );
}

/** Names that wait or were delivered on the days of these, and in the hour before them; sorted by age. */
async function neighbours(names: readonly string[], store: EnquiryStore): Promise<string[]> {
  const times = names.map(msOf).filter((time) => time > 0);
  const days = new Set(times.flatMap((time) => [dayOf(new Date(time - HOUR_MS)), dayOf(new Date(time))]));
  const done = await Promise.all([...days].map((day) => store.listNames('done', day)));
  return [...new Set([...names, ...done.flat()])].sort(compareAge);
}

/** Waiting enquiries that are told together, because more than the limit came within an hour, over all visitors. */
export async function namesBeyondLimit(
  waiting: readonly string[],
  store: EnquiryStore,
  limit: number,
): Promise<Set<string>> {
  if (!Number.isFinite(limit)) return new Set();
  const flood = beyond(await neighbours(waiting, store), limit);
  return new Set(waiting.filter((name) => flood.has(name)));
}

/** True for an enquiry that is not mailed by itself. Where the store does not answer it is mailed as usual. */
export async function isBeyondLimit(name: string, store: EnquiryStore, limit = Number.POSITIVE_INFINITY) {
  if (!Number.isFinite(limit)) return false;
  try {
    const waiting = await store.listNames('pending');
    return (await namesBeyondLimit([...new Set([...waiting, name])].sort(compareAge), store, limit)).has(name);
  } catch (error) {
    logError({ event: 'flood', code: `store ${failureCode(error)}` });
    return false;
  }
}

/**
 * Tells the office of enquiries beyond the limit, in one mail an hour; they are delivered then.
 *
 * @returns the names that were told
 */
export async function mailGathered(
  names: readonly string[],
  { store, now, send, settings }: FloodTools & { store: EnquiryStore; now: () => Date },
): Promise<string[]> {
  const last = Date.parse((await store.readNote(GATHERED_NOTE)) ?? '');
  if (names.length === 0 || now().getTime() - last < GATHER_EVERY_MS) return [];
  const { stored } = await readRecords(store, 'pending', names.slice(0, MOST_GATHERED));
  const records = stored.map(({ record }) => record);
  await send(composeGathered(records, names.length - records.length, settings, now()), MAIL_LIMIT_MS);
  await store.writeNote(GATHERED_NOTE, now().toISOString());
  await workThrough(stored, { atOnce: WRITES_AT_ONCE }, (one) => markDone({ store, now }, one));
  logInfo({ event: 'flood', code: 'told', count: stored.length });
  return stored.map(({ name }) => name);
}
