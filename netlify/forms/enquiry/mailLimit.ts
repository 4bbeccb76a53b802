import { hourOf, readRun } from '../monitoring/runNotes.ts';
import { failureCode, logError } from '../runtime/log.ts';
import type { EnquiryStore } from './enquiryStore.ts';

/** Counts the mails of this clock hour: entries of the hour that are delivered, and those of earlier hours. */
async function mailsOf(store: EnquiryStore, now: Date): Promise<number> {
  const hour = hourOf(now);
  const [delivered, run] = await Promise.all([
    store.listBetween('done', `${hour}:00:00.000Z`, `${hour}:59:59.999Z`),
    readRun(store),
  ]);
  return delivered.length + (run?.hour === hour ? run.mails : 0);
}

/**
 * Opens what this hour has left of the limit of mails, for the whole site. The limit is soft: instances that count at
 * the same moment do not see each other. If the store does not answer, there is no limit.
 */
export async function openMailRoom(store: EnquiryStore, now: Date, limit: number) {
  let used = await mailsOf(store, now).catch((error) => {
    logError({ event: 'mail-limit', code: `store ${failureCode(error)}` });
    return Number.NEGATIVE_INFINITY;
  });
  return {
    left: () => limit - used,
    /** Takes one mail from the limit. False if none is left. */
    take(): boolean {
      if (used >= limit) return false;
      used += 1;
      return true;
    },
    /** Gives one back that was not sent. */
    giveBack(): void {
      used -= 1;
    },
  };
}
