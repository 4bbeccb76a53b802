import { type GetStoreOptions, getStore } from '@netlify/blobs';
import type * as z from 'zod/mini';
import { compareAge, idInName, timeInName } from './entryName.ts';
import { failureCode, logError } from './log.ts';
import { createStoreFetch } from './storeFetch.ts';
import { workThrough } from './workThrough.ts';

export type StoreOptions = {
  /** Deploy context; each has its own stores. */
  context: string;
  /** Time limit for all calls of the opened store together, in milliseconds. */
  totalMs: number;
  /** Connection to another store than Netlify's. */
  blobs?: Partial<GetStoreOptions>;
};

/** The part of a Netlify Blobs store that the forms use. Lists are complete: the client follows pagination. */
export type Blobs = {
  get(key: string, options: { type: 'text' }): Promise<string | null>;
  set(key: string, text: string, options?: { onlyIfNew: true }): Promise<{ modified: boolean; etag?: string }>;
  delete(key: string): Promise<void>;
  list(options: {
    prefix: string;
    directories?: boolean;
  }): Promise<{ blobs: readonly { key: string }[]; directories: readonly string[] }>;
};

/** Opens a named Blobs store of a deploy context, for strong reads and with time limits. */
export function openBlobs(name: string, { context, totalMs, blobs }: StoreOptions): Blobs {
  const suffix = context === 'production' ? '' : `-${context.replace(/[^a-z0-9-]/gi, '-').slice(0, 30)}`;
  return getStore({ ...blobs, name: `${name}${suffix}`, consistency: 'strong', fetch: createStoreFetch(totalMs) });
}

/**
 * Writes a new entry; false if it exists, also if another instance wrote it at the same moment. The client reports a
 * failed conditional write as a write without an ETag: then the stored text decides.
 */
export async function writeNew(store: Blobs, key: string, text: string): Promise<boolean> {
  const { modified, etag = '' } = await store.set(key, text, { onlyIfNew: true });
  if (!modified || etag !== '') return modified;
  const found = await store.get(key, { type: 'text' });
  if (found === null) throw new Error('The store did not write.');
  return found === text;
}

/** An invalid entry. A person must look at it; the store itself works. */
class DamagedEntryError extends Error {
  override name = 'DamagedEntryError';
}

/** Entries of one kind, under <folder>/<name>. Every call throws if the store does not answer in time. */
export type Entries<Entry> = {
  has(name: string): Promise<boolean>;
  /** Undefined if missing. Throws a DamagedEntryError if the entry does not match its schema. */
  read(name: string): Promise<Entry | undefined>;
  write(entry: Entry): Promise<void>;
  remove(name: string): Promise<void>;
  /** Names, oldest first. */
  listNames(): Promise<string[]>;
  /** Names from an ISO time (included) to another (excluded), oldest first. Makes one list call a day. */
  listBetween(from: string, until: string): Promise<string[]>;
};

/** Parses an entry; adds the values that its name contains. */
function parseEntry<Entry>(name: string, text: string, schema: z.ZodMiniType<Entry>): Entry {
  const receivedAt = timeInName(name);
  try {
    return schema.parse({ id: idInName(name), ...(receivedAt && { receivedAt }), ...JSON.parse(text) });
  } catch (cause) {
    throw new DamagedEntryError('An entry of the store is damaged.', { cause });
  }
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const DAYS_AT_ONCE = 10;

/** The local store also lists its temporary files, which begin with a dot. */
const isEntry = (name: string) => !name.slice(name.lastIndexOf('/') + 1).startsWith('.');

/**
 * Opens a folder of a store. Entries are indented JSON, readable for tools and people.
 *
 * @param nameOf name of an entry; default: its id
 */
export function openEntries<Entry extends { id: string }>(
  store: Blobs,
  folder: string,
  schema: z.ZodMiniType<Entry>,
  nameOf: (entry: Entry) => string = ({ id }) => id,
): Entries<Entry> {
  const readText = (name: string): Promise<string | null> => store.get(`${folder}/${name}`, { type: 'text' });
  const below = (key: string) => key.slice(folder.length + 1).replace(/\/$/, '');
  const namesUnder = async (prefix: string): Promise<string[]> => {
    const { blobs } = await store.list({ prefix: `${folder}/${prefix}` });
    return blobs.map(({ key }) => below(key)).filter(isEntry);
  };
  return {
    has: async (name) => (await readText(name)) !== null,
    async read(name) {
      const text = await readText(name);
      return text === null ? undefined : parseEntry(name, text, schema);
    },
    async write(entry) {
      await store.set(`${folder}/${nameOf(entry)}`, JSON.stringify(entry, null, 2));
    },
    remove: (name) => store.delete(`${folder}/${name}`),
    listNames: async () => (await namesUnder('')).sort(compareAge),
    async listBetween(from, until) {
      const { directories } = await store.list({ prefix: `${folder}/`, directories: true });
      const days = directories.map(below).filter((day) => day >= from.slice(0, DAY_LENGTH) && day <= until);
      const names: string[] = [];
      await workThrough(days, { atOnce: DAYS_AT_ONCE }, async (day) => names.push(...(await namesUnder(`${day}/`))));
      const isBetween = (time: string | undefined) => time !== undefined && time >= from && time < until;
      return names.filter((name) => isBetween(timeInName(name))).sort(compareAge);
    },
  };
}

/** Reads an entry; 'damaged', with a line in the log, if it is invalid. Throws if the store fails. */
export async function readEntry<Entry>(
  entries: Pick<Entries<Entry>, 'read'>,
  name: string,
): Promise<Entry | 'damaged' | undefined> {
  try {
    return await entries.read(name);
  } catch (error) {
    if (!(error instanceof DamagedEntryError)) throw error;
    logError({ event: 'unreadable', id: idInName(name), code: failureCode(error) });
    return 'damaged';
  }
}
