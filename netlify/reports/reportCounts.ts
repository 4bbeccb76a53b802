import * as z from 'zod/mini';
import type { EnquiryStore } from '../forms/enquiry/enquiryStore.ts';

const NOTE = 'policy-reports';
/** More names come from a machine that makes them up; they are counted together. */
const MOST_NAMES = 50;
const OTHERS = 'others';
/** So many since the last digest are no chance: people are told at once. */
const ALERT_AT = 20;

const countsSchema = z.record(z.string(), z.number());

/** How often each violation was reported since the last digest. */
export type ReportCounts = Readonly<Record<string, number>>;

type Notes = Pick<EnquiryStore, 'readNote' | 'writeNote'>;

export const totalOf = (counts: ReportCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Violations with their counts, the most frequent first. */
export const reportLines = (counts: ReportCounts): string[] =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${count} x ${name}`);

/** Nothing where there is no note or none that can be understood. Throws where the store does not answer. */
export async function readReportCounts(store: Notes): Promise<ReportCounts> {
  try {
    return countsSchema.parse(JSON.parse((await store.readNote(NOTE)) ?? '{}'));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return {};
    throw error;
  }
}

/**
 * Adds violations to the counts of the store. Two instances that write at the same moment may lose one of the two: the counts
 * show what happens, not exactly how often.
 *
 * @returns the counts where this addition made them worth an alert
 */
export async function countReports(store: Notes, names: readonly string[]): Promise<ReportCounts | undefined> {
  const before = await readReportCounts(store);
  const counts: Record<string, number> = { ...before };
  for (const name of names) {
    const isKnown = Object.hasOwn(counts, name) || Object.keys(counts).length < MOST_NAMES;
    const key = isKnown ? name : OTHERS;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  await store.writeNote(NOTE, JSON.stringify(counts));
  return totalOf(before) < ALERT_AT && totalOf(counts) >= ALERT_AT ? counts : undefined;
}

/** After the digest has told the counts. */
export async function clearReportCounts(store: Notes): Promise<void> {
  await store.writeNote(NOTE, '{}');
}
