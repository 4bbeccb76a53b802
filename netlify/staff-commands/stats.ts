import { serviceLabel } from '../../lib/enquiry/serviceOptions.ts';
import type { DeliveryFacts } from '../forms/enquiry/deliveryIndex.ts';
import type { EnquiryRecord } from '../forms/enquiry/enquiryRecord.ts';
import { readRecords } from '../forms/enquiry/readRecords.ts';
import { dayInName, dayOf } from '../forms/runtime/entryName.ts';
import { localTime } from './localTime.ts';
import { type Filter, type Located, readFilter, readNames } from './located.ts';
import type { StaffStore } from './staffStore.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The Monday, in Dar es Salaam, of the week of a moment. */
export function weekOf(moment: string): string {
  const day = new Date(`${localTime(moment).slice(0, 10)}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** How often each word occurs, sorted by `compare`. */
function countsOf(words: readonly string[], compare: (a: [string, number], b: [string, number]) => number): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const width = Math.max(0, ...[...counts.keys()].map(({ length }) => length));
  return [...counts].sort(compare).map(([word, count]) => `  ${word.padEnd(width)}  ${String(count).padStart(5)}`);
}

/** The middle one of several numbers, or the mean of the two in the middle; undefined where there is none. */
function medianOf(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** '12 s', '5 min', '3 h', '2 days'. */
function durationText(ms: number): string {
  if (ms < 2 * MINUTE_MS) return `${Math.round(ms / 1000)} s`;
  if (ms < 120 * MINUTE_MS) return `${Math.round(ms / MINUTE_MS)} min`;
  return ms < 2 * DAY_MS ? `${Math.round(ms / (60 * MINUTE_MS))} h` : `${Math.round(ms / DAY_MS)} days`;
}

/** Enquiries as they are counted; of those that wait and of suspects only the number is told beside the others. */
export type Counted = { real: readonly DeliveryFacts[]; waiting: number; suspects: number };

/** Facts of a record that was read. */
function factsOf({ receivedAt, form, values, delivery: { deliveredAt } }: EnquiryRecord): DeliveryFacts {
  const seconds = deliveredAt === undefined ? undefined : (Date.parse(deliveredAt) - Date.parse(receivedAt)) / 1000;
  return { receivedAt, form, service: values.service, seconds };
}

/** Those that were read, for filters that need what was typed. */
export const countLocated = (located: readonly Located[]): Counted => ({
  real: located.filter(({ folder }) => folder !== 'suspect').map(({ record }) => factsOf(record)),
  waiting: located.filter(({ folder }) => folder === 'pending').length,
  suspects: located.filter(({ folder }) => folder === 'suspect').length,
});

const dayOfFacts = ({ receivedAt }: DeliveryFacts) => dayOf(new Date(receivedAt));

/** Delivered enquiries by the index; of a day whose count differs from that of its entries, these are read. */
async function countDelivered({ enquiries }: StaffStore, names: readonly string[], since: string, now: Date) {
  const days = since === '' ? [] : [dayOf(new Date(since)), dayOf(now)];
  const known = (await enquiries.listDeliveries(...days)).filter(({ receivedAt }) => receivedAt >= since);
  const counted = Map.groupBy(known, dayOfFacts);
  const real: DeliveryFacts[] = [];
  const unindexed: string[] = [];
  for (const [day, ofDay] of Map.groupBy(names, dayInName)) {
    const facts = counted.get(day) ?? [];
    if (day !== '' && facts.length === ofDay.length) real.push(...facts);
    else unindexed.push(...ofDay);
  }
  const { stored } = await readRecords(enquiries, 'done', unindexed);
  return [...real, ...stored.map(({ record }) => factsOf(record))];
}

/** Counts without reading what is delivered: two years of a busy site take a minute. */
export async function countByIndex(store: StaffStore, filter: Filter, now: Date): Promise<Counted> {
  const { folders, since } = readFilter(filter, now);
  const { form, service } = filter;
  const names = await readNames(store, folders, since, now);
  const pending = await readRecords(store.enquiries, 'pending', names.get('pending') ?? []);
  const waiting = pending.stored.map(({ record }) => factsOf(record));
  const isMeant = (facts: DeliveryFacts) =>
    (form === undefined || facts.form === form) && (service === undefined || facts.service === service);
  const done = await countDelivered(store, names.get('done') ?? [], since, now);
  return {
    real: [...done, ...waiting].filter(isMeant),
    waiting: waiting.filter(isMeant).length,
    suspects: names.get('suspect')?.length ?? 0,
  };
}

/** Counts of enquiries by week and by service, and how long their delivery took. Suspects are counted apart. */
export function statsText({ real, waiting, suspects }: Counted): string {
  const median = medianOf(real.flatMap(({ seconds }) => (seconds === undefined ? [] : [seconds * 1000])));
  return [
    `${real.length} enquiries, ${waiting} of them waiting; ${suspects} suspects`,
    '',
    'By week, from Monday:',
    ...countsOf(
      real.map(({ receivedAt }) => weekOf(receivedAt)),
      ([a], [b]) => a.localeCompare(b),
    ),
    '',
    'By service:',
    ...countsOf(
      real.map(({ service }) => (service === '' ? 'none chosen' : serviceLabel(service))),
      (a, b) => b[1] - a[1] || a[0].localeCompare(b[0]),
    ),
    '',
    `Median time to delivery: ${median === undefined ? 'none delivered yet' : durationText(median)}`,
  ].join('\n');
}
