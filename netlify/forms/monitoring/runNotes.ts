import { z } from 'zod';
import type { EnquiryStore } from '../enquiry/enquiryStore.ts';

/**
 * Note with the time of the last retention run. /health reads it, because otherwise nobody would notice that runs have
 * stopped.
 */
export const RETENTION_NOTE = 'last-retention';

/** Note with the findings and results of the last delivery run. */
const RUN_NOTE = 'last-redelivery';

const runSchema = z.object({
  /** Start of the run. */
  at: z.iso.datetime(),
  /** Entries pending for over an hour, and those that are stuck because the working mail server does not accept them. */
  overdue: z.int(),
  stuck: z.int(),
  /** Clock hour, '2026-03-02T08', in which the runs mailed `mails` entries received in earlier hours. */
  hour: z.string(),
  mails: z.int(),
  /** Entries held back because the hourly mail limit is reached. */
  waiting: z.int(),
});

/** Returns the UTC clock hour of a time, '2026-03-02T08'. */
export const hourOf = (moment: Date): string => moment.toISOString().slice(0, 'YYYY-MM-DDTHH'.length);

/** Reads the note of the last run; undefined before the first run, or if it is damaged, because the next run rewrites it. */
export async function readRun(store: EnquiryStore): Promise<z.infer<typeof runSchema> | undefined> {
  const text = await store.readNote(RUN_NOTE);
  try {
    return text === undefined ? undefined : runSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Checks whether a note holds a time within `pauseMs`, before which the same e-mail or alert is not sent again. */
export async function isRecent(store: EnquiryStore, note: string, pauseMs: number, now: Date): Promise<boolean> {
  const age = now.getTime() - Date.parse((await store.readNote(note)) ?? '');
  // A future timestamp comes from a clock that was ahead.
  return age >= 0 && age < pauseMs;
}

export const writeRun = (store: EnquiryStore, note: z.infer<typeof runSchema>): Promise<void> =>
  store.writeNote(RUN_NOTE, JSON.stringify(note));
