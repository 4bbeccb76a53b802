import { dayOf, idInName, timeInName } from '../runtime/entryName.ts';
import { firm } from '../runtime/firm.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import { monthsBefore } from '../runtime/monthsBefore.ts';
import { workThrough } from '../runtime/workThrough.ts';
import type { EnquiryStore, Folder } from './enquiryStore.ts';
import { readRecord } from './readRecords.ts';

/** What a bot seems to have sent is kept this long, so that a person can find a mistake in the digests of a month. */
export const SUSPECT_DAYS = 30;

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 10;

export type RetentionTools = {
  store: EnquiryStore;
  now: () => Date;
  /** True once the time of this run is over; the next goes on where it stopped. */
  isOver: () => boolean;
};

/** Removes an entry and what belongs to it; the entry last, so that what is cut short is found again. */
export async function eraseEntry(store: EnquiryStore, folder: Folder, name: string): Promise<void> {
  // A pending twin of a delivered enquiry would be mailed again.
  if (folder === 'done') await store.remove('pending', name);
  if (folder !== 'suspect') await store.removeName(idInName(name));
  await store.remove(folder, name);
}

async function eraseOlder(folder: Folder, than: Date, { store, isOver }: RetentionTools): Promise<number> {
  const { days } = await store.listDays(folder);
  let count = 0;
  for (const day of days.filter((one) => one <= dayOf(than))) {
    if (isOver()) break;
    const isOlder = (name: string) => (timeInName(name) ?? '') < than.toISOString();
    const names = (await store.listNames(folder, day)).filter(isOlder);
    await workThrough(names, { atOnce: AT_ONCE, isOver }, async (name) => {
      await eraseEntry(store, folder, name);
      count += 1;
    });
  }
  return count;
}

/** Gives entries of the first release, whose names tell no time, names of this one. */
async function dateNames(folder: Folder, { store, isOver }: RetentionTools): Promise<void> {
  const { undated } = await store.listDays(folder);
  await workThrough(undated, { atOnce: AT_ONCE, isOver }, async (name) => {
    const record = await readRecord(store, folder, name);
    if (record === undefined || record === 'damaged') return;
    if (folder !== 'suspect') await store.writeName(record);
    await store.write(folder, record);
    await store.remove(folder, name);
  });
}

/**
 * Erases delivered enquiries after the months that the privacy page states, and suspects after 30 days. What was never
 * delivered stays, whatever its age: the digest names it every day. Never throws.
 */
export async function eraseExpired(tools: RetentionTools): Promise<void> {
  const now = tools.now();
  let count = 0;
  try {
    count += await eraseOlder('done', monthsBefore(firm.enquiryRetentionMonths, now), tools);
    count += await eraseOlder('suspect', new Date(now.getTime() - SUSPECT_DAYS * DAY_MS), tools);
    await dateNames('done', tools);
    await dateNames('suspect', tools);
  } catch (error) {
    logError({ event: 'retention', code: `store ${failureCode(error)}` });
  }
  if (count > 0) logInfo({ event: 'retention', code: 'erased', count });
}
