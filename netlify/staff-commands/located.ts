import { FORM_KINDS } from '../../lib/enquiry/forms.ts';
import { isServiceValue } from '../../lib/enquiry/serviceOptions.ts';
import { type EnquiryRecord, reference } from '../forms/enquiry/enquiryRecord.ts';
import type { Folder } from '../forms/enquiry/enquiryStore.ts';
import { readRecords } from '../forms/enquiry/readRecords.ts';
import { idInName } from '../forms/runtime/entryName.ts';
import { momentOf } from './age.ts';
import { FOLDERS, type StaffStore } from './staffStore.ts';

/** Later than any moment. */
const NEVER = '9999';

/** An enquiry with its folder and name. */
export type Located = { folder: Folder; name: string; record: EnquiryRecord };

/** Staff's names of the folders. */
export const STATES: Record<Folder, string> = { done: 'delivered', pending: 'waiting', suspect: 'suspect' };

/** Conditions for enquiries; all must hold. */
export type Filter = {
  state?: string;
  form?: string;
  name?: string;
  service?: string;
  since?: string;
  search?: string;
};

/** Two years of 200 a day take about twelve minutes if a call of the store takes 200 ms. */
const READS_AT_ONCE = 40;

/** Returns the names of enquiries; one that is being delivered counts once, as delivered. */
export async function readNames(
  { enquiries }: StaffStore,
  folders: readonly Folder[],
  since = '',
): Promise<Map<Folder, string[]>> {
  const seen = new Set<string>();
  const found = new Map<Folder, string[]>();
  for (const folder of folders) {
    const all = await (since === '' ? enquiries.listNames(folder) : enquiries.listBetween(folder, since, NEVER));
    const names = all.filter((name) => !seen.has(idInName(name)));
    for (const name of names) seen.add(idInName(name));
    found.set(folder, names);
  }
  return found;
}

/** Reads enquiries of these folders, oldest first, from a day on. */
async function readSince(store: StaffStore, folders: readonly Folder[], since: string): Promise<Located[]> {
  const found: Located[] = [];
  for (const [folder, names] of await readNames(store, folders, since)) {
    const { stored } = await readRecords(store.enquiries, folder, names, READS_AT_ONCE);
    // One by one: two years of them exceed the arguments of a call.
    for (const one of stored) found.push({ ...one, folder });
  }
  return found.sort((a, b) => a.record.receivedAt.localeCompare(b.record.receivedAt));
}

function assertOneOf(option: string, value: string | undefined, allowed: readonly string[]): void {
  if (value !== undefined && !allowed.includes(value)) {
    throw new Error(`--${option} is '${value}': write one of ${allowed.join(', ')}.`);
  }
}

/** A validated filter: its folders, and the first moment; '' for all. */
export function readFilter({ state, form, service, since }: Filter, now: Date): { folders: Folder[]; since: string } {
  assertOneOf('state', state, Object.values(STATES));
  assertOneOf('form', form, FORM_KINDS);
  if (service !== undefined && !isServiceValue(service))
    throw new Error(`--service is '${service}', which is no service.`);
  return {
    folders: FOLDERS.filter((folder) => state === undefined || STATES[folder] === state),
    since: since === undefined ? '' : momentOf(since, now).toISOString(),
  };
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const FEWEST_DIGITS = 6;

/** Matches an enquiry by all words, in any order, by digits of its phone number, or by the start of its id. */
function matches({ id, values }: EnquiryRecord, search: string): boolean {
  const text = Object.values(values).join(' ').toLowerCase();
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  // Drops the leading zero or country code, which people write or leave out.
  const digits = /^[\d\s+()/-]+$/.test(search) ? digitsOf(search).replace(/^(0|255)/, '') : '';
  return (
    words.every((word) => text.includes(word)) ||
    (digits.length >= FEWEST_DIGITS && digitsOf(values.phone).includes(digits)) ||
    id.startsWith(search.toLowerCase()) ||
    reference(id) === search.toUpperCase()
  );
}

/**
 * Returns the enquiries that match a filter, oldest first.
 *
 * @throws Error for an impossible filter
 */
export async function readMatching(store: StaffStore, filter: Filter, now: Date): Promise<Located[]> {
  const { form, service, search = '' } = filter;
  const { folders, since } = readFilter(filter, now);
  const name = filter.name?.toLowerCase() ?? '';
  return (await readSince(store, folders, since)).filter(
    ({ record }) =>
      (form === undefined || record.form === form) &&
      (service === undefined || record.values.service === service) &&
      `${record.values.name} ${record.values.company}`.toLowerCase().includes(name) &&
      (search === '' || matches(record, search)),
  );
}
