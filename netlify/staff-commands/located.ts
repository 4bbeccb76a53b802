import { FORM_KINDS } from '../../lib/enquiry/forms.ts';
import { isServiceValue } from '../../lib/enquiry/serviceOptions.ts';
import type { EnquiryRecord } from '../forms/enquiry/enquiryRecord.ts';
import type { Folder } from '../forms/enquiry/enquiryStore.ts';
import { readRecords } from '../forms/enquiry/readRecords.ts';
import { momentOf } from './age.ts';
import { FOLDERS, type StaffStore } from './staffStore.ts';

/** An enquiry and where it lies. */
export type Located = { folder: Folder; name: string; record: EnquiryRecord };

/** What staff call the folders. */
export const STATES: Record<Folder, string> = { done: 'delivered', pending: 'waiting', suspect: 'suspect' };

/** Which enquiries are meant; each part that is set narrows them. */
export type Filter = { state?: string; form?: string; name?: string; service?: string; since?: string };

/** All enquiries, oldest first; one that is being delivered counts once. */
export async function readAll({ enquiries }: StaffStore): Promise<Located[]> {
  const found = new Map<string, Located>();
  for (const folder of FOLDERS) {
    const { stored } = await readRecords(enquiries, folder, await enquiries.listNames(folder));
    for (const one of stored) if (!found.has(one.record.id)) found.set(one.record.id, { ...one, folder });
  }
  return [...found.values()].sort((a, b) => a.record.receivedAt.localeCompare(b.record.receivedAt));
}

function assertOneOf(option: string, value: string | undefined, allowed: readonly string[]): void {
  if (value !== undefined && !allowed.includes(value)) {
    throw new Error(`--${option} is '${value}': write one of ${allowed.join(', ')}.`);
  }
}

/**
 * The enquiries that a filter lets through, oldest first.
 *
 * @throws Error where the filter asks for what there cannot be
 */
export async function readMatching(store: StaffStore, filter: Filter, now: Date): Promise<Located[]> {
  const { state, form, service } = filter;
  assertOneOf('state', state, Object.values(STATES));
  assertOneOf('form', form, FORM_KINDS);
  if (service !== undefined && !isServiceValue(service))
    throw new Error(`--service is '${service}', which is no service.`);
  const since = filter.since === undefined ? '' : momentOf(filter.since, now).toISOString();
  const name = filter.name?.toLowerCase() ?? '';
  return (await readAll(store)).filter(
    ({ folder, record: { receivedAt, form: sent, values } }) =>
      (state === undefined || STATES[folder] === state) &&
      (form === undefined || sent === form) &&
      (service === undefined || values.service === service) &&
      receivedAt >= since &&
      `${values.name} ${values.company}`.toLowerCase().includes(name),
  );
}
