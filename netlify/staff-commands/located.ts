import { FORM_KINDS } from '../../lib/enquiry/forms.ts';
import { isServiceValue } from '../../lib/enquiry/serviceOptions.ts';
import type { EnquiryRecord } from '../forms/enquiry/enquiryRecord.ts';
import type { Folder } from '../forms/enquiry/enquiryStore.ts';
import { readRecords } from '../forms/enquiry/readRecords.ts';
import { dayOf, idInName, timeInName } from '../forms/runtime/entryName.ts';
import { momentOf } from './age.ts';

import { FOLDERS, type StaffStore } from './staffStore.ts';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** An enquiry and where it lies. */
export type Located = { folder: Folder; name: string; record: EnquiryRecord };

/** What staff call the folders. */
export const STATES: Record<Folder, string> = { done: 'delivered', pending: 'waiting', suspect: 'suspect' };

/** Which enquiries are meant; each part that is set narrows them. */
export type Filter = {
  state?: string;
  form?: string;
  name?: string;
  service?: string;
  since?: string;
  search?: string;
};

/** Two years of 200 a day are read in some twelve minutes, where a call of the store takes 200 ms. */
const READS_AT_ONCE = 40;

/** The names of enquiries; one that is being delivered counts once, as delivered. */
export async function readNames(
  { enquiries }: StaffStore,
  folders: readonly Folder[],
  since: string,
  now: Date,
): Promise<Map<Folder, string[]>> {
  const seen = new Set<string>();
  const found = new Map<Folder, string[]>();
  for (const folder of folders) {
    const all =
      since === ''
        ? await enquiries.listNames(folder)
        : await enquiries.listBetween(folder, since.slice(0, DAY_LENGTH), dayOf(now));
    const names = all.filter((name) => (timeInName(name) ?? '') >= since && !seen.has(idInName(name)));
    for (const name of names) seen.add(idInName(name));
    found.set(folder, names);
  }
  return found;
}

/** Enquiries of these folders, oldest first. Only those of the days asked for are read. */
async function readSince(store: StaffStore, folders: readonly Folder[], since: string, now: Date): Promise<Located[]> {
  const found: Located[] = [];
  for (const [folder, names] of await readNames(store, folders, since, now)) {
    const { stored } = await readRecords(store.enquiries, folder, names, READS_AT_ONCE);
    // One by one: two years of them are more than a call can take as arguments.
    for (const one of stored) found.push({ ...one, folder });
  }
  return found.sort((a, b) => a.record.receivedAt.localeCompare(b.record.receivedAt));
}

function assertOneOf(option: string, value: string | undefined, allowed: readonly string[]): void {
  if (value !== undefined && !allowed.includes(value)) {
    throw new Error(`--${option} is '${value}': write one of ${allowed.join(', ')}.`);
  }
}

/** A filter that was checked: its folders, and the moment from which enquiries count; '' for all. */
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

/** True where all words stand in an enquiry, in any order, or the digits in its phone number, or it begins its id. */
function matches({ id, values }: EnquiryRecord, search: string): boolean {
  const text = Object.values(values).join(' ').toLowerCase();
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  // Without the zero or the country's number that begin it, which people write or leave out.
  const digits = /^[\d\s+()/-]+$/.test(search) ? digitsOf(search).replace(/^(0|255)/, '') : '';
  return (
    words.every((word) => text.includes(word)) ||
    (digits.length >= FEWEST_DIGITS && digitsOf(values.phone).includes(digits)) ||
    id.startsWith(search.toLowerCase())
  );
}

/**
 * The enquiries that a filter lets through, oldest first.
 *
 * @throws Error where the filter asks for what there cannot be
 */
export async function readMatching(store: StaffStore, filter: Filter, now: Date): Promise<Located[]> {
  const { form, service, search = '' } = filter;
  const { folders, since } = readFilter(filter, now);
  const name = filter.name?.toLowerCase() ?? '';
  return (await readSince(store, folders, since, now)).filter(
    ({ record }) =>
      (form === undefined || record.form === form) &&
      (service === undefined || record.values.service === service) &&
      `${record.values.name} ${record.values.company}`.toLowerCase().includes(name) &&
      (search === '' || matches(record, search)),
  );
}
