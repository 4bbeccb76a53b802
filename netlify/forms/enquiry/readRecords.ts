import { failureCode, logError } from '../runtime/log.ts';
import type { EnquiryRecord } from './enquiryRecord.ts';
import type { EnquiryStore, Folder } from './enquiryStore.ts';

const READS_AT_ONCE = 10;

/** A folder's entries. */
export type FolderContent = {
  /** Oldest first. */
  records: EnquiryRecord[];
  /** Ids of entries that are no records; they stay where they are. */
  unreadable: string[];
};

async function readOne(store: EnquiryStore, folder: Folder, id: string, content: FolderContent): Promise<void> {
  try {
    const record = await store.read(folder, id);
    if (record !== undefined) content.records.push(record);
  } catch (error) {
    logError({ event: 'unreadable', id, code: failureCode(error) });
    content.unreadable.push(id);
  }
}

/** Reads everything in a folder; goes past what cannot be read. Throws where the store does not answer at all. */
export async function readRecords(store: EnquiryStore, folder: Folder): Promise<FolderContent> {
  const ids = await store.listIds(folder);
  const content: FolderContent = { records: [], unreadable: [] };
  for (let at = 0; at < ids.length; at += READS_AT_ONCE) {
    await Promise.all(ids.slice(at, at + READS_AT_ONCE).map((id) => readOne(store, folder, id, content)));
  }
  content.records.sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
  return content;
}
