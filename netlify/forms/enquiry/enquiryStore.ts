import { type Blobs, openBlobs, type StoreOptions, writeNew } from '../runtime/blobs.ts';
import { entryName, idInName, timeInName } from '../runtime/entryName.ts';
import { failureCode, logError } from '../runtime/log.ts';
import { processConcurrently } from '../runtime/processConcurrently.ts';
import { type EnquiryRecord, enquiryRecordSchema } from './enquiryRecord.ts';

/** Pending or delivered. */
export type Folder = 'pending' | 'done';

/** A record and its name in its folder. */
export type StoredRecord = { name: string; record: EnquiryRecord };

/** Parses an entry and adds the values encoded in its name. Logs and returns 'damaged' if it is invalid. */
function parseEntry(name: string, text: string): EnquiryRecord | 'damaged' {
  const receivedAt = timeInName(name);
  try {
    return enquiryRecordSchema.parse({ id: idInName(name), ...(receivedAt && { receivedAt }), ...JSON.parse(text) });
  } catch (error) {
    logError({ event: 'unreadable', id: idInName(name), code: failureCode(error) });
    return 'damaged';
  }
}

const DAYS_AT_ONCE = 10;

/** The local store also lists its temporary files, whose names start with a dot. */
const isEntry = (name: string) => !name.slice(name.lastIndexOf('/') + 1).startsWith('.');

/**
 * Enquiries in Netlify Blobs, stored as <folder>/<name> in indented JSON; names start with the time of the enquiry. ids/<id>
 * contains the name under which an id was first stored, so that duplicates are detected. Every call throws if the store
 * times out.
 */
export function createEnquiryStore(store: Blobs) {
  const readText = async (key: string) => (await store.get(key, { type: 'text' })) ?? undefined;
  const below = (key: string, folder: Folder) => key.slice(folder.length + 1).replace(/\/$/, '');
  async function namesUnder(folder: Folder, prefix: string): Promise<string[]> {
    const { blobs } = await store.list({ prefix: `${folder}/${prefix}` });
    return blobs.map(({ key }) => below(key, folder)).filter(isEntry);
  }
  return {
    has: async (folder: Folder, name: string) => (await readText(`${folder}/${name}`)) !== undefined,
    /**
     * Undefined if missing; 'damaged' if it is not a valid record, which a person must look at, because the store itself
     * works.
     */
    async read(folder: Folder, name: string) {
      const text = await readText(`${folder}/${name}`);
      return text === undefined ? undefined : parseEntry(name, text);
    },
    /** The name defaults to that of the record. A name already claimed for the id is kept, even if the record has changed. */
    async write(folder: Folder, record: EnquiryRecord, name = entryName(record)) {
      await store.set(`${folder}/${name}`, JSON.stringify(record, null, 2));
    },
    remove: (folder: Folder, name: string) => store.delete(`${folder}/${name}`),
    /** Names, oldest first. */
    listNames: async (folder: Folder) => (await namesUnder(folder, '')).sort(),
    /** Names from one ISO time (inclusive) to another (exclusive), oldest first. Makes one list call per day. */
    async listBetween(folder: Folder, from: string, until: string) {
      const { directories } = await store.list({ prefix: `${folder}/`, directories: true });
      const days = directories
        .map((key) => below(key, folder))
        .filter((day) => day >= from.slice(0, day.length) && day <= until);
      const names: string[] = [];
      await processConcurrently(days, { atOnce: DAYS_AT_ONCE }, async (day) =>
        names.push(...(await namesUnder(folder, `${day}/`))),
      );
      const isBetween = (time: string | undefined) => time !== undefined && time >= from && time < until;
      return names.filter((name) => isBetween(timeInName(name))).sort();
    },
    /** Name under which an id was first stored; undefined if it was never stored, or was erased. */
    findName: (id: string) => readText(`ids/${id}`),
    /** Stores the name for an id; false if it already has one. Returns true to only one of several concurrent instances. */
    claimName: (record: EnquiryRecord) => writeNew(store, `ids/${record.id}`, entryName(record)),
    /**
     * Erases an enquiry and everything belonging to it: the name first, so that a delivery in progress notices, and the
     * delivered entry last, so that an interrupted erasure is repeated.
     */
    async erase(name: string) {
      for (const key of [`ids/${idInName(name)}`, `pending/${name}`, `done/${name}`]) await store.delete(key);
    },
    /** Small values for the site, such as the time of the last alert. */
    readNote: (name: string) => readText(`notes/${name}`),
    async writeNote(name: string, text: string) {
      await store.set(`notes/${name}`, text);
    },
  };
}

export type EnquiryStore = ReturnType<typeof createEnquiryStore>;

/** Opens the enquiry store of a deploy context. */
export function openEnquiryStore(options: StoreOptions): EnquiryStore {
  return createEnquiryStore(openBlobs('enquiries', options));
}
