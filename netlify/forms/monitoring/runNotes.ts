import { z } from 'zod';
import type { EnquiryStore } from '../enquiry/enquiryStore.ts';

/**
 * Note with the time of the last run that erased expired enquiries. /health reads it, since otherwise nobody would
 * notice that runs have stopped.
 */
export const RETENTION_NOTE = 'last-retention';

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
