import { z } from 'zod';
import { failureCode, logError } from '../runtime/log.ts';
import type { EnquiryStore } from './enquiryStore.ts';

/** Note of the scheduled delivery: what its last run found and did. */
const RUN_NOTE = 'last-redelivery';

const runSchema = z.object({
  /** Start of the run. */
  at: z.iso.datetime(),
  /** Entries that have waited for over an hour, and those that are stuck: mail works, and does not take them. */
  overdue: z.int(),
  stuck: z.int().default(0),
  /** Clock hour, '2026-03-02T08', in which the runs mailed `mails` entries that had come in earlier hours. */
  hour: z.string(),
  mails: z.int(),
  /** Entries that wait for their turn, since the limit of mails an hour is reached. */
  waiting: z.int(),
});

/** Returns the clock hour of a moment in UTC, '2026-03-02T08'. */
export const hourOf = (moment: Date): string => moment.toISOString().slice(0, 'YYYY-MM-DDTHH'.length);

/** Reads the note of the last run. Undefined before the first one, and if it is damaged, since the next run writes it again. */
export async function readRun(store: EnquiryStore): Promise<z.infer<typeof runSchema> | undefined> {
  const text = await store.readNote(RUN_NOTE);
  try {
    return text === undefined ? undefined : runSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Writes the note of a run. */
export const writeRun = (store: EnquiryStore, note: z.infer<typeof runSchema>): Promise<void> =>
  store.writeNote(RUN_NOTE, JSON.stringify(note));

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
 * the same moment do not see each other. Without an answer of the store there is no limit.
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
