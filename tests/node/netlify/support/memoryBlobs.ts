import type { Blobs } from '../../../../netlify/forms/runtime/blobs.ts';

/** Number of keys in one answer of the real store; a longer list takes a call for each page. */
const PAGE_SIZE = 1000;

/** Netlify Blobs in memory, for tests that keep tens of thousands of entries. */
export type MemoryBlobs = Blobs & {
  /** Text by key. */
  texts: ReadonlyMap<string, string>;
  /** Number of calls so far. */
  calls(): number;
};

/** Groups names below a prefix like the real store: names with a further slash form one directory. */
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

/** @param wait called before each store call, for its time */
export function createMemoryBlobs(wait: () => Promise<void> = async () => {}): MemoryBlobs {
  const texts = new Map<string, string>();
  /** Keys by their first part, for fast lists of small folders. */
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
    async set(key, text, options) {
      await call();
      if (options?.onlyIfNew && texts.has(key)) return { modified: false };
      texts.set(key, text);
      folderOf(key).add(key);
      return { modified: true, etag: '"1"' };
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
