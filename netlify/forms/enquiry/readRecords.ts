import { readEntry } from '../runtime/blobs.ts';
import { workThrough } from '../runtime/workThrough.ts';
import type { EnquiryRecord } from './enquiryRecord.ts';
import type { EnquiryStore, Folder } from './enquiryStore.ts';

const READS_AT_ONCE = 10;

/** A record and its name in its folder. */
export type StoredRecord = { name: string; record: EnquiryRecord };

export type ReadRecords = {
  /** Sorted by name. */
  stored: StoredRecord[];
  /** Names of damaged entries; they stay in the store. */
  unreadable: string[];
};

/** Reads a record; 'damaged' if it is invalid, undefined if it is missing. Throws if the store fails. */
export function readRecord(
  store: EnquiryStore,
  folder: Folder,
  name: string,
): Promise<EnquiryRecord | 'damaged' | undefined> {
  return readEntry({ read: (one) => store.read(folder, one) }, name);
}

/** Reads the entries with these names; skips damaged and missing ones. Throws if the store fails. */
export async function readRecords(
  store: EnquiryStore,
  folder: Folder,
  names: readonly string[],
  atOnce: number = READS_AT_ONCE,
): Promise<ReadRecords> {
  const found = new Map<string, EnquiryRecord>();
  const unreadable: string[] = [];
  await workThrough(names, { atOnce }, async (name) => {
    const record = await readRecord(store, folder, name);
    if (record === 'damaged') unreadable.push(name);
    else if (record !== undefined) found.set(name, record);
  });
  const stored = names.flatMap((name) => {
    const record = found.get(name);
    return record === undefined ? [] : [{ name, record }];
  });
  return { stored, unreadable };
}
