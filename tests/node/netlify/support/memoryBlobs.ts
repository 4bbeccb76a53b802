import type { Blobs } from '../../../../netlify/forms/runtime/blobs.ts';

/** Keys that the real store sends at once; a longer list takes a call for each page. */
const PAGE_SIZE = 1000;

/** Netlify Blobs in memory, for tests that keep tens of thousands of entries. */
export type MemoryBlobs = Blobs & {
  /** Text by key. */
  texts: ReadonlyMap<string, string>;
  /** Number of calls so far. */
  calls(): number;
};

/** Names below a prefix, as the real store lists them: what lies deeper than a slash is one directory. */
function groupBySlash(keys: readonly string[], prefix: string): { blobs: { key: string }[]; directories: string[] } {
  const directories = new Set<string>();
  const blobs: { key: string }[] = [];
  for (const key of keys) {
    const slash = key.indexOf('/', prefix.length);
    if (slash < 0) blobs.push({ key });
    else directories.add(key.slice(0, slash));
  }
  return { blobs, directories: [...directories] };
}

/** @param wait called before each call of the store, for its time */
export function createMemoryBlobs(wait: () => Promise<void> = async () => {}): MemoryBlobs {
  const texts = new Map<string, string>();
  /** Keys by their first part, so that a short list is not searched for among all others. */
  const folders = new Map<string, Set<string>>();
  const folderOf = (key: string): Set<string> => {
    const name = key.split('/', 1).join();
    const folder = folders.get(name) ?? new Set();
    folders.set(name, folder);
    return folder;
  };
  let calls = 0;
  async function call(): Promise<void> {
    calls += 1;
    await wait();
  }
  return {
    texts,
    calls: () => calls,
    async get(key) {
      await call();
      return texts.get(key) ?? null;
    },
    async set(key, text) {
      await call();
      texts.set(key, text);
      folderOf(key).add(key);
    },
    async delete(key) {
      await call();
      texts.delete(key);
      folderOf(key).delete(key);
    },
    async list({ prefix, directories = false }) {
      const keys: string[] = [];
      for (const key of folderOf(prefix)) if (key.startsWith(prefix)) keys.push(key);
      const found = directories ? groupBySlash(keys, prefix) : { blobs: keys.map((key) => ({ key })), directories: [] };
      const length = found.blobs.length + found.directories.length;
      for (let page = 0; page < Math.max(1, Math.ceil(length / PAGE_SIZE)); page += 1) await call();
      return found;
    },
  };
}
