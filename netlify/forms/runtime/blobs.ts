import { type GetStoreOptions, getStore } from '@netlify/blobs';
import type * as z from 'zod/mini';
import { compareAge, dayInName, idInName, prefixesBetween, timeInName } from './entryName.ts';
import { failureCode, logError } from './log.ts';
import { createStoreFetch } from './storeFetch.ts';

export type StoreOptions = {
  /** Deploy context; each has stores of its own. */
  context: string;
  /** Time limit for all calls of the opened store together, in milliseconds. */
  totalMs: number;
  /** Connection to another store than the one that Netlify names in the environment. */
  blobs?: Partial<GetStoreOptions>;
};

/** The part of a Netlify Blobs store that the forms use. A list is complete: the client follows its pages. */
export type Blobs = {
  get(key: string, options: { type: 'text' }): Promise<string | null>;
  set(key: string, text: string): Promise<unknown>;
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

/** An entry that cannot be understood. A person must look at it; the store itself is well. */
class DamagedEntryError extends Error {
  override name = 'DamagedEntryError';
}

/** Entries of one kind, under <folder>/<name>. Every call throws where the store does not answer in time. */
export type Entries<Entry> = {
  has(name: string): Promise<boolean>;
  /** Undefined where there is none. Throws a DamagedEntryError where the entry does not match its schema. */
  read(name: string): Promise<Entry | undefined>;
  write(entry: Entry): Promise<void>;
  remove(name: string): Promise<void>;
  /** Names, oldest first; with a day, such as '2026-03-02', those of that day. */
  listNames(day?: string): Promise<string[]>;
  /** Names from a day to another, oldest first, by a call for each month. */
  listBetween(first: string, last: string): Promise<string[]>;
  /** Days that names begin with, oldest first, and names that begin with none. */
  listDays(): Promise<{ days: string[]; undated: string[] }>;
};

/** What the name tells need not stand in the entry too. */
function parseEntry<Entry>(name: string, text: string, schema: z.ZodMiniType<Entry>): Entry {
  const receivedAt = timeInName(name);
  try {
    return schema.parse({ id: idInName(name), ...(receivedAt && { receivedAt }), ...JSON.parse(text) });
  } catch (cause) {
    throw new DamagedEntryError('An entry of the store is damaged.', { cause });
  }
}

/** The local store also lists its temporary files, which begin with a dot. */
const isEntry = (name: string) => !name.slice(name.lastIndexOf('/') + 1).startsWith('.');

/**
 * Opens a folder of a store. Entries are indented JSON, so that both tools and people can read them.
 *
 * @param nameOf name of an entry; its id by default
 */
export function openEntries<Entry extends { id: string }>(
  store: Blobs,
  folder: string,
  schema: z.ZodMiniType<Entry>,
  nameOf: (entry: Entry) => string = ({ id }) => id,
): Entries<Entry> {
  const textOf = (name: string): Promise<string | null> => store.get(`${folder}/${name}`, { type: 'text' });
  const below = (key: string) => key.slice(folder.length + 1).replace(/\/$/, '');
  const namesUnder = async (prefix: string): Promise<string[]> => {
    const { blobs } = await store.list({ prefix: `${folder}/${prefix}` });
    return blobs.map(({ key }) => below(key)).filter(isEntry);
  };
  return {
    has: async (name) => (await textOf(name)) !== null,
    async read(name) {
      const text = await textOf(name);
      return text === null ? undefined : parseEntry(name, text, schema);
    },
    async write(entry) {
      // Never a conditional write: @netlify/blobs reports some failed ones as successful.
      await store.set(`${folder}/${nameOf(entry)}`, JSON.stringify(entry, null, 2));
    },
    remove: (name) => store.delete(`${folder}/${name}`),
    listNames: async (day) => (await namesUnder(day === undefined ? '' : `${day}/`)).sort(compareAge),
    async listBetween(first, last) {
      const names = await Promise.all(prefixesBetween(first, last).map(namesUnder));
      return names
        .flat()
        .filter((name) => dayInName(name) >= first && dayInName(name) <= last)
        .sort(compareAge);
    },
    async listDays() {
      const { blobs, directories } = await store.list({ prefix: `${folder}/`, directories: true });
      return { days: directories.map(below).sort(), undated: blobs.map(({ key }) => below(key)).filter(isEntry) };
    },
  };
}

/** Reads an entry; 'damaged', with a line in the log, where it cannot be understood. Throws where the store fails. */
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
