import { type GetStoreOptions, getStore } from '@netlify/blobs';
import { failureCode, logError } from '../runtime/log.ts';
import { createStoreFetch } from '../runtime/storeFetch.ts';
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

export type StoreOptions = {
  /** Deploy context; each has a store of its own. */
  context: string;
  /** Time limit for all calls of the opened store together, in milliseconds. */
  totalMs: number;
  /** Connection to another store than the one that Netlify names in the environment. */
  blobs?: Partial<GetStoreOptions>;
};

/** Opens a named Blobs store of a deploy context, for strong reads and with time limits. */
export function openBlobs(name: string, { context, totalMs, blobs }: StoreOptions): ReturnType<typeof getStore> {
  const suffix = context === 'production' ? '' : `-${context.replace(/[^a-z0-9-]/gi, '-').slice(0, 30)}`;
  return getStore({ ...blobs, name: `${name}${suffix}`, consistency: 'strong', fetch: createStoreFetch(totalMs) });
}

/** Opens the enquiries of a deploy context. */
export function openEnquiryStore(options: StoreOptions): EnquiryStore {
  const store = openBlobs('enquiries', options);
  return {
    async has(folder, id) {
      return (await store.get(`${folder}/${id}`, { type: 'text' })) !== null;
    },
    async read(folder, id) {
      const text: string | null = await store.get(`${folder}/${id}`, { type: 'text' });
      return text === null ? undefined : enquiryRecordSchema.parse(JSON.parse(text));
    },
    async write(folder, record) {
      // Never a conditional write: @netlify/blobs reports some failed ones as successful.
      await store.set(`${folder}/${record.id}`, JSON.stringify(record, null, 2));
    },
    async remove(folder, id) {
      await store.delete(`${folder}/${id}`);
    },
    async listIds(folder) {
      const { blobs } = await store.list({ prefix: `${folder}/` });
      const ids = blobs.map(({ key }) => key.slice(folder.length + 1));
      // The local store also lists its temporary files, which begin with a dot.
      return ids.filter((id) => !id.startsWith('.'));
    },
    async readNote(name) {
      return (await store.get(`notes/${name}`, { type: 'text' })) ?? undefined;
    },
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
