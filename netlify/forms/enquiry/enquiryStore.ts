import { type Entries, openBlobs, openEntries, type StoreOptions } from '../runtime/blobs.ts';
import { failureCode, logError } from '../runtime/log.ts';
import { type EnquiryRecord, enquiryRecordSchema } from './enquiryRecord.ts';

/** Waiting for delivery, delivered, or held back because a bot seems to have sent it. */
export type Folder = 'pending' | 'done' | 'suspect';

/** Enquiries in Netlify Blobs. Every call throws where the store does not answer in time. */
export type EnquiryStore = {
  has(folder: Folder, id: string): Promise<boolean>;
  /** Undefined where there is none. Throws where the entry is not a record. */
  read(folder: Folder, id: string): Promise<EnquiryRecord | undefined>;
  write(folder: Folder, record: EnquiryRecord): Promise<void>;
  remove(folder: Folder, id: string): Promise<void>;
  listIds(folder: Folder): Promise<string[]>;
  /** Small values of the site's own, such as the time of the last alert. */
  readNote(name: string): Promise<string | undefined>;
  writeNote(name: string, text: string): Promise<void>;
};

/** Opens the enquiries of a deploy context. */
export function openEnquiryStore(options: StoreOptions): EnquiryStore {
  const store = openBlobs('enquiries', options);
  const open = (folder: Folder) => openEntries(store, folder, enquiryRecordSchema);
  const folders: Record<Folder, Entries<EnquiryRecord>> = {
    pending: open('pending'),
    done: open('done'),
    suspect: open('suspect'),
  };
  return {
    has: (folder, id) => folders[folder].has(id),
    read: (folder, id) => folders[folder].read(id),
    write: (folder, record) => folders[folder].write(record),
    remove: (folder, id) => folders[folder].remove(id),
    listIds: (folder) => folders[folder].listIds(),
    readNote: async (name) => (await store.get(`notes/${name}`, { type: 'text' })) ?? undefined,
    async writeNote(name, text) {
      await store.set(`notes/${name}`, text);
    },
  };
}

const READS_AT_ONCE = 10;

export type FolderContent = {
  /** Oldest first. */
  records: EnquiryRecord[];
  /** Ids of entries that cannot be parsed; they stay in the store. */
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

/** Reads every record of a folder and skips what cannot be parsed. Throws where the store does not answer at all. */
export async function readRecords(store: EnquiryStore, folder: Folder): Promise<FolderContent> {
  const ids = await store.listIds(folder);
  const content: FolderContent = { records: [], unreadable: [] };
  for (let at = 0; at < ids.length; at += READS_AT_ONCE) {
    await Promise.all(ids.slice(at, at + READS_AT_ONCE).map((id) => readOne(store, folder, id, content)));
  }
  content.records.sort((a, b) => a.receivedAt.localeCompare(b.receivedAt));
  return content;
}
