import { DAY_MS, MINUTE_MS } from '../../lib/dates/time.ts';
import { serviceLabel } from '../../lib/enquiry/serviceOptions.ts';
import type { EnquiryRecord } from '../forms/enquiry/enquiryRecord.ts';
import { localTime } from './localTime.ts';
import type { Located } from './located.ts';

/** Returns the Monday, in Dar es Salaam, of a moment's week. */
function weekOf(moment: string): string {
  const day = new Date(`${localTime(moment).slice(0, 10)}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** Counts words, sorted by `compare`. */
function countsOf(words: readonly string[], compare: (a: [string, number], b: [string, number]) => number): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const width = Math.max(0, ...[...counts.keys()].map(({ length }) => length));
  return [...counts].sort(compare).map(([word, count]) => `  ${word.padEnd(width)}  ${String(count).padStart(5)}`);
}

/** Returns the median of numbers; undefined without any. */
function medianOf(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** Returns '12 s', '5 min', '3 h', '2 days'. */
function durationText(ms: number): string {
  if (ms < 2 * MINUTE_MS) return `${Math.round(ms / 1000)} s`;
  if (ms < 120 * MINUTE_MS) return `${Math.round(ms / MINUTE_MS)} min`;
  return ms < 2 * DAY_MS ? `${Math.round(ms / (60 * MINUTE_MS))} h` : `${Math.round(ms / DAY_MS)} days`;
}

/** Returns the time from form to mailbox; empty if no time was recorded. */
const deliveryMs = ({ receivedAt, delivery: { deliveredAt } }: EnquiryRecord): number[] =>
  deliveredAt === undefined ? [] : [Date.parse(deliveredAt) - Date.parse(receivedAt)];

/** Counts enquiries by week and by service, with their delivery times. Suspects are counted apart. */
export function statsText(located: readonly Located[]): string {
  const real = located.filter(({ folder }) => folder !== 'suspect').map(({ record }) => record);
  const waiting = located.filter(({ folder }) => folder === 'pending').length;
  const median = medianOf(real.flatMap(deliveryMs));
  return [
    `${real.length} enquiries, ${waiting} of them waiting; ${located.length - real.length} suspects`,
    '',
    'By week, from Monday:',
    ...countsOf(
      real.map(({ receivedAt }) => weekOf(receivedAt)),
      ([a], [b]) => a.localeCompare(b),
    ),
    '',
    'By service:',
    ...countsOf(
      real.map(({ values: { service } }) => (service === '' ? 'none chosen' : serviceLabel(service))),
      (a, b) => b[1] - a[1] || a[0].localeCompare(b[0]),
    ),
    '',
    `Median time to delivery: ${median === undefined ? 'none delivered yet' : durationText(median)}`,
  ].join('\n');
}
