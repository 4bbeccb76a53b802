import { type Blobs, type Entries, openBlobs, openEntries, type StoreOptions } from '../runtime/blobs.ts';
import { entryName } from '../runtime/entryName.ts';
import { type DeliveryFacts, deliveriesIn } from './deliveryIndex.ts';
import { type EnquiryRecord, enquiryRecordSchema } from './enquiryRecord.ts';

/** Waiting for delivery, delivered, or held back because a bot seems to have sent it. */
export type Folder = 'pending' | 'done' | 'suspect';

/**
 * Enquiries in Netlify Blobs, each under <folder>/<name>, where the name begins with the time of the enquiry. Beside them
 * ids/<id> holds the name under which an id was stored first, so that the same enquiry sent again is recognised. Every call
 * throws where the store does not answer in time.
 */
export type EnquiryStore = {
  has(folder: Folder, name: string): Promise<boolean>;
  /** Undefined where there is none. Throws a DamagedEntryError where the entry is not a record. */
  read(folder: Folder, name: string): Promise<EnquiryRecord | undefined>;
  write(folder: Folder, record: EnquiryRecord): Promise<void>;
  remove(folder: Folder, name: string): Promise<void>;
  /** Names, oldest first; with a day, those of that day. */
  listNames(folder: Folder, day?: string): Promise<string[]>;
  /** Names from a day to another, oldest first. */
  listBetween(folder: Folder, first: string, last: string): Promise<string[]>;
  /** What is known of every delivery without a single enquiry being read; `first` and `last` are days. */
  listDeliveries(first?: string, last?: string): Promise<DeliveryFacts[]>;
  /** Days that have entries, oldest first, and the names of the first release, which have no day. */
  listDays(folder: Folder): Promise<{ days: string[]; undated: string[] }>;
  /** The name under which an id was stored first; undefined where it never was, or was erased. */
  findName(id: string): Promise<string | undefined>;
  writeName(record: EnquiryRecord): Promise<void>;
  removeName(id: string): Promise<void>;
  /** Small values of the site's own, such as the time of the last alert. */
  readNote(name: string): Promise<string | undefined>;
  writeNote(name: string, text: string): Promise<void>;
};

/** The enquiries in an opened store. */
export function enquiriesIn(store: Blobs): EnquiryStore {
  const open = (folder: Folder) => openEntries(store, folder, enquiryRecordSchema, entryName);
  const folders: Record<Folder, Entries<EnquiryRecord>> = {
    pending: open('pending'),
    done: open('done'),
    suspect: open('suspect'),
  };
  const index = deliveriesIn(store);
  const readText = async (key: string) => (await store.get(key, { type: 'text' })) ?? undefined;
  return {
    has: (folder, name) => folders[folder].has(name),
    read: (folder, name) => folders[folder].read(name),
    async write(folder, record) {
      await folders[folder].write(record);
      if (folder === 'done') await index.write(record);
    },
    remove: (folder, name) => folders[folder].remove(name),
    listNames: (folder, day) => folders[folder].listNames(day),
    listBetween: (folder, first, last) => folders[folder].listBetween(first, last),
    listDeliveries: (first, last) => index.list(first, last),
    listDays: (folder) => folders[folder].listDays(),
    findName: (id) => readText(`ids/${id}`),
    async writeName(record) {
      await store.set(`ids/${record.id}`, entryName(record));
    },
    removeName: (id) => store.delete(`ids/${id}`),
    readNote: (name) => readText(`notes/${name}`),
    async writeNote(name, text) {
      await store.set(`notes/${name}`, text);
    },
  };
}

/** Opens the enquiries of a deploy context. */
export function openEnquiryStore(options: StoreOptions): EnquiryStore {
  return enquiriesIn(openBlobs('enquiries', options));
}
