import { type Blobs, type Entries, openBlobs, openEntries, type StoreOptions, writeNew } from '../runtime/blobs.ts';
import { entryName } from '../runtime/entryName.ts';
import { type Spans, spansIn } from '../runtime/spans.ts';
import { type EnquiryRecord, enquiryRecordSchema } from './enquiryRecord.ts';

/** Waiting for delivery, delivered, or held back by the honeypot. */
export type Folder = 'pending' | 'done' | 'suspect';

/**
 * Enquiries in Netlify Blobs, each under <folder>/<name>; a name begins with the time of the enquiry. ids/<id> holds
 * the name under which an id was first stored, so that repeated enquiries are recognised. Every call throws if the
 * store does not answer in time.
 */
export type EnquiryStore = {
  has(folder: Folder, name: string): Promise<boolean>;
  /** Undefined if missing. Throws a DamagedEntryError if the entry is not a record. */
  read(folder: Folder, name: string): Promise<EnquiryRecord | undefined>;
  write(folder: Folder, record: EnquiryRecord): Promise<void>;
  remove(folder: Folder, name: string): Promise<void>;
  /** Names, oldest first. */
  listNames(folder: Folder): Promise<string[]>;
  /** Names from a moment (included) to another (excluded), oldest first. */
  listBetween(folder: Folder, from: string, until: string): Promise<string[]>;
  /** The name under which an id was first stored; undefined if it was not stored, or was erased. */
  findName(id: string): Promise<string | undefined>;
  /** Stores the name of an id; false if the id has a name. Of concurrent instances only one gets true. */
  claimName(record: EnquiryRecord): Promise<boolean>;
  removeName(id: string): Promise<void>;
  /** Texts of marked enquiries that were mailed in a span of time. */
  checks: Spans;
  /** Small values of the site, such as the time of the last alert. */
  readNote(name: string): Promise<string | undefined>;
  writeNote(name: string, text: string): Promise<void>;
};

/** Wraps an opened store. */
export function enquiriesIn(store: Blobs): EnquiryStore {
  const open = (folder: Folder) => openEntries(store, folder, enquiryRecordSchema, entryName);
  const folders: Record<Folder, Entries<EnquiryRecord>> = {
    pending: open('pending'),
    done: open('done'),
    suspect: open('suspect'),
  };
  const readText = async (key: string) => (await store.get(key, { type: 'text' })) ?? undefined;
  return {
    has: (folder, name) => folders[folder].has(name),
    read: (folder, name) => folders[folder].read(name),
    write: (folder, record) => folders[folder].write(record),
    remove: (folder, name) => folders[folder].remove(name),
    listNames: (folder) => folders[folder].listNames(),
    listBetween: (folder, from, until) => folders[folder].listBetween(from, until),
    findName: (id) => readText(`ids/${id}`),
    claimName: (record) => writeNew(store, `ids/${record.id}`, entryName(record)),
    removeName: (id) => store.delete(`ids/${id}`),
    checks: spansIn(store, 'checks'),
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
