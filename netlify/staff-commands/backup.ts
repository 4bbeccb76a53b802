import * as z from 'zod/mini';
import type { Blobs } from '../forms/runtime/blobs.ts';
import { workThrough } from '../forms/runtime/workThrough.ts';
import type { Confirm } from './commands.ts';
import type { StaffStore } from './staffStore.ts';

/** Folders of a backup in the order of restoring: an enquiry's name before the enquiry. */
const FOLDERS = {
  enquiries: ['ids/', 'done/', 'suspect/', 'pending/', 'notes/'],
  newsletter: ['key', 'reviews/', 'people/', 'asked/'],
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

/** Writes both stores, one entry a line as JSON. */
export async function backupText({ blobs }: StaffStore): Promise<string> {
  const lines: string[] = [];
  for (const store of STORE_NAMES) {
    for (const prefix of FOLDERS[store]) {
      for (const line of await linesOf(store, blobs[store], prefix)) lines.push(`${JSON.stringify(line)}\n`);
    }
  }
  return lines.join('');
}

/** Parses the entries of a backup. Throws, with the line, before anything is written. */
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

/** Returns the lines missing from a store, in the order of restoring. */
async function missingFrom(lines: readonly Line[], store: Line['store'], blobs: Blobs): Promise<Line[]> {
  const there = new Set(await keysOf(blobs, ''));
  const isThere = ({ key }: Line) => there.has(key) || there.has(key.replace(/^pending\//, 'done/'));
  const missing = lines.filter((line) => line.store === store && !isThere(line));
  return FOLDERS[store].flatMap((prefix) => missing.filter(({ key }) => key.startsWith(prefix)));
}

/**
 * Restores a backup. Existing entries stay, and an enquiry delivered since does not become pending: it would be mailed
 * again. A person is asked first, since missing entries may have been lost or erased on purpose.
 */
export async function restoreText({ blobs, name }: StaffStore, text: string, confirm: Confirm): Promise<string> {
  const lines = readBackup(text);
  const missing: Line[] = [];
  for (const store of STORE_NAMES) missing.push(...(await missingFrom(lines, store, blobs[store])));
  const question = `Restore ${missing.length} entries into ${name}? Who left the newsletter and what was deleted since the backup was made come back with them.`;
  if (missing.length > 0 && !(await confirm(question))) return 'Nothing was restored.';
  for (const store of STORE_NAMES) {
    for (const prefix of FOLDERS[store]) {
      const ofFolder = missing.filter((line) => line.store === store && line.key.startsWith(prefix));
      await workThrough(ofFolder, { atOnce: CALLS_AT_ONCE }, ({ key, text: entry }) => blobs[store].set(key, entry));
    }
  }
  return `Restored ${missing.length} of ${lines.length} entries into ${name}; the others were there.`;
}
