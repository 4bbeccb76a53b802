import { dayOf, idInName } from '../runtime/entryName.ts';
import { firm } from '../runtime/firm.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import { monthsBefore } from '../runtime/monthsBefore.ts';
import { workThrough } from '../runtime/workThrough.ts';
import type { EnquiryStore, Folder } from './enquiryStore.ts';

const AT_ONCE = 10;
const MONTH_LENGTH = 'YYYY-MM'.length;

export type RetentionTools = {
  store: EnquiryStore;
  now: () => Date;
  /** Returns true once the run's time is over; the next run continues. */
  isOver: () => boolean;
};

/** Removes an entry and its related entries; the entry last, so that an interrupted removal is repeated. */
export async function eraseEntry(store: EnquiryStore, folder: Folder, name: string): Promise<void> {
  // A pending copy of a delivered enquiry would be mailed again.
  if (folder === 'done') await store.remove('pending', name);
  await store.removeName(idInName(name));
  await store.remove(folder, name);
}

/** Name of the note that counts erased enquiries of a month, '2026-03'. */
const erasedNote = (month: string) => `erased-${month}`;

/** Returns the number of enquiries erased in a month, '2026-03'. */
export const readErased = async (store: EnquiryStore, month: string): Promise<number> =>
  Number(await store.readNote(erasedNote(month))) || 0;

/** Note with the time of the last run, which /health reads: nobody else would learn that runs have stopped. */
export const RETENTION_NOTE = 'last-retention';

/**
 * Erases delivered enquiries after the months that the privacy page states. Undelivered enquiries stay, whatever their
 * age: the digest lists them every day. Never throws.
 */
export async function eraseExpired(tools: RetentionTools): Promise<void> {
  const { store, now, isOver } = tools;
  try {
    const limit = monthsBefore(firm.enquiryRetentionMonths, now());
    const names = await store.listBetween('done', '', limit.toISOString());
    const left = await workThrough(names, { atOnce: AT_ONCE, isOver }, (name) => eraseEntry(store, 'done', name));
    await store.writeNote(RETENTION_NOTE, now().toISOString());
    const count = names.length - left.length;
    if (count === 0) return;
    logInfo({ event: 'retention', code: 'erased', count });
    const month = dayOf(now()).slice(0, MONTH_LENGTH);
    await store.writeNote(erasedNote(month), String((await readErased(store, month)) + count));
  } catch (error) {
    logError({ event: 'retention', code: `store ${failureCode(error)}` });
  }
}
