import { type GetStoreOptions, getStore } from '@netlify/blobs';
import type * as z from 'zod/mini';
import { createStoreFetch } from './storeFetch.ts';

export type StoreOptions = {
  /** Deploy context; each has stores of its own. */
  context: string;
  /** Time limit for all calls of the opened store together, in milliseconds. */
  totalMs: number;
  /** Connection to another store than the one that Netlify names in the environment. */
  blobs?: Partial<GetStoreOptions>;
};

export type Blobs = ReturnType<typeof getStore>;

/** Opens a named Blobs store of a deploy context, for strong reads and with time limits. */
export function openBlobs(name: string, { context, totalMs, blobs }: StoreOptions): Blobs {
  const suffix = context === 'production' ? '' : `-${context.replace(/[^a-z0-9-]/gi, '-').slice(0, 30)}`;
  return getStore({ ...blobs, name: `${name}${suffix}`, consistency: 'strong', fetch: createStoreFetch(totalMs) });
}

/** Entries of one kind, under <folder>/<id>. Every call throws where the store does not answer in time. */
export type Entries<Entry> = {
  has(id: string): Promise<boolean>;
  /** Undefined where there is none. Throws where the entry does not match its schema. */
  read(id: string): Promise<Entry | undefined>;
  write(entry: Entry): Promise<void>;
  remove(id: string): Promise<void>;
  listIds(): Promise<string[]>;
};

/** Opens a folder of a store. Entries are indented JSON, so that both tools and people can read them. */
export function openEntries<Entry extends { id: string }>(
  store: Blobs,
  folder: string,
  schema: z.ZodMiniType<Entry>,
): Entries<Entry> {
  const textOf = (id: string): Promise<string | null> => store.get(`${folder}/${id}`, { type: 'text' });
  return {
    has: async (id) => (await textOf(id)) !== null,
    async read(id) {
      const text = await textOf(id);
      return text === null ? undefined : schema.parse(JSON.parse(text));
    },
    async write(entry) {
      // Never a conditional write: @netlify/blobs reports some failed ones as successful.
      await store.set(`${folder}/${entry.id}`, JSON.stringify(entry, null, 2));
    },
    remove: (id) => store.delete(`${folder}/${id}`),
    async listIds() {
      const { blobs } = await store.list({ prefix: `${folder}/` });
      // The local store also lists its temporary files, which begin with a dot.
      return blobs.map(({ key }) => key.slice(folder.length + 1)).filter((id) => !id.startsWith('.'));
    },
  };
}
