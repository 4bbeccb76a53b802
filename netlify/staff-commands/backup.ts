import * as z from 'zod/mini';
import type { Blobs } from '../forms/runtime/blobs.ts';
import { workThrough } from '../forms/runtime/workThrough.ts';
import type { StaffStore } from './staffStore.ts';

/** What a backup holds, in the order in which it is restored: an enquiry's name before the enquiry. */
const FOLDERS = {
  enquiries: ['ids/', 'done/', 'suspect/', 'pending/', 'deliveries/', 'notes/'],
  newsletter: ['people/', 'former/', 'reviews/', 'asked/', 'notes/'],
} as const;
const STORE_NAMES = ['enquiries', 'newsletter'] as const satisfies readonly (keyof typeof FOLDERS)[];

const CALLS_AT_ONCE = 40;
const lineSchema = z.object({ store: z.enum(STORE_NAMES), key: z.string().check(z.minLength(1)), text: z.string() });
type Line = z.infer<typeof lineSchema>;

/** The local store lists its temporary files too, which begin with a dot. */
async function keysOf(blobs: Blobs, prefix: string): Promise<string[]> {
  const keys = (await blobs.list({ prefix })).blobs.map(({ key }) => key);
  return keys.filter((key) => !/(^|\/)\./.test(key)).sort();
}

async function linesOf(store: Line['store'], blobs: Blobs, prefix: string): Promise<Line[]> {
  const keys = await keysOf(blobs, prefix);
  const texts = new Map<string, string>();
  await workThrough(keys, { atOnce: CALLS_AT_ONCE }, async (key) => {
    const text = await blobs.get(key, { type: 'text' });
    if (text !== null) texts.set(key, text);
  });
  return keys.flatMap((key) => {
    const text = texts.get(key);
    return text === undefined ? [] : [{ store, key, text }];
  });
}

/** Both stores, each entry as it is, one to a line as JSON. */
export async function backupText({ blobs }: StaffStore): Promise<string> {
  const lines: string[] = [];
  for (const store of STORE_NAMES) {
    for (const prefix of FOLDERS[store]) {
      for (const line of await linesOf(store, blobs[store], prefix)) lines.push(`${JSON.stringify(line)}\n`);
    }
  }
  return lines.join('');
}

/** The entries of a backup. Throws, with the line, before anything is written. */
function readBackup(text: string): Line[] {
  return text.split('\n').flatMap((line, index) => {
    if (line === '') return [];
    try {
      return [lineSchema.parse(JSON.parse(line))];
    } catch {
      throw new Error(`Line ${index + 1} of the file is no entry of a backup. Nothing was written.`);
    }
  });
}

/**
 * Restores a backup. What is in the store stays as it is, and an enquiry that was delivered since is not put among those
 * that wait: it would be mailed again.
 */
export async function restoreText({ blobs, name }: StaffStore, text: string): Promise<string> {
  const lines = readBackup(text);
  let count = 0;
  for (const store of STORE_NAMES) {
    const there = new Set(await keysOf(blobs[store], ''));
    const isThere = ({ key }: Line) => there.has(key) || there.has(key.replace(/^pending\//, 'done/'));
    for (const prefix of FOLDERS[store]) {
      const missing = lines.filter((line) => line.store === store && line.key.startsWith(prefix) && !isThere(line));
      await workThrough(missing, { atOnce: CALLS_AT_ONCE }, ({ key, text: entry }) => blobs[store].set(key, entry));
      count += missing.length;
    }
  }
  return `Restored ${count} of ${lines.length} entries into ${name}; the others were there.`;
}
