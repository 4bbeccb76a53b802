import { type GetStoreOptions, getStore } from '@netlify/blobs';
import { createStoreFetch } from './storeFetch.ts';

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
