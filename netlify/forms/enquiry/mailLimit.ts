import { hourOf, readRun } from '../monitoring/runNotes.ts';
import { failureCode, logError } from '../runtime/log.ts';
import type { EnquiryStore } from './enquiryStore.ts';

/** Counts e-mails sent in the current clock hour: delivered enquiries from this hour, and from earlier ones. */
async function mailsOf(store: EnquiryStore, now: Date): Promise<number> {
  const hour = hourOf(now);
  const [delivered, run] = await Promise.all([
    store.listBetween('done', `${hour}:00:00.000Z`, `${hour}:59:59.999Z`),
    readRun(store),
  ]);
  return delivered.length + (run?.hour === hour ? run.mails : 0);
}

/**
 * Tracks what is left of the site-wide hourly mail limit. The limit is soft, because concurrent instances do not see each
 * other's e-mails. If the store does not respond, there is no limit.
 */
export async function createMailLimiter(store: EnquiryStore, now: Date, limit: number) {
  let used = await mailsOf(store, now).catch((error) => {
    logError({ event: 'mail-limit', code: `store ${failureCode(error)}` });
    return Number.NEGATIVE_INFINITY;
  });
  return {
    left: () => limit - used,
    /** Reserves one e-mail from the hourly limit. Returns false if the limit has been reached. */
    take(): boolean {
      if (used >= limit) return false;
      used += 1;
      return true;
    },
    /** Releases a reservation for an e-mail that was not sent. */
    refund(): void {
      used -= 1;
    },
  };
}
