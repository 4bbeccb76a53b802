import { RETENTION_NOTE } from '../monitoring/runNotes.ts';
import { dayOf } from '../runtime/entryName.ts';
import { firm } from '../runtime/firm.ts';
import { failureCode, logError, logInfo } from '../runtime/log.ts';
import { monthsBefore } from '../runtime/monthsBefore.ts';
import { processConcurrently } from '../runtime/processConcurrently.ts';
import type { Site } from '../site.ts';
import type { EnquiryStore } from './enquiryStore.ts';

const AT_ONCE = 10;
const MONTH_LENGTH = 'YYYY-MM'.length;

/** The platform ends a scheduled function after 30 seconds, so work in progress must finish before. */
const RUN_LIMIT_MS = 25_000;
const STORE_LIMIT_MS = 29_000;

/** Name of the note with the number of enquiries erased in a month, '2026-03'. */
const erasedNote = (month: string) => `erased-${month}`;

/** Returns the number of enquiries erased in a month, '2026-03'. */
export const readErased = async (store: EnquiryStore, month: string): Promise<number> =>
  Number(await store.readNote(erasedNote(month))) || 0;

/**
 * Erases delivered enquiries after the retention period stated in the privacy policy. Undelivered ones are kept regardless
 * of age, and the digest lists them daily. Never throws.
 */
export async function eraseExpired({ openStore, now }: Site): Promise<void> {
  const started = now();
  const isOver = () => now().getTime() - started.getTime() >= RUN_LIMIT_MS;
  try {
    const store = openStore(STORE_LIMIT_MS);
    const limit = monthsBefore(firm.enquiryRetentionMonths, started);
    const names = await store.listBetween('done', '', limit.toISOString());
    let count = 0;
    await processConcurrently(names, { atOnce: AT_ONCE, isOver }, async (name) => {
      await store.erase(name);
      count += 1;
    });
    await store.writeNote(RETENTION_NOTE, started.toISOString());
    if (count === 0) return;
    logInfo({ event: 'retention', code: 'erased', count });
    const month = dayOf(started).slice(0, MONTH_LENGTH);
    await store.writeNote(erasedNote(month), String((await readErased(store, month)) + count));
  } catch (error) {
    logError({ event: 'retention', code: `store ${failureCode(error)}` });
  }
}
