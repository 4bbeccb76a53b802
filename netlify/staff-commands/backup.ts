import { z } from 'zod';
import type { Blobs } from '../forms/runtime/blobs.ts';
import { processConcurrently } from '../forms/runtime/processConcurrently.ts';
import type { StaffStore } from './staffStore.ts';

/** Store folders in the order in which they are restored: an enquiry's name before the enquiry. */
const FOLDERS = ['ids/', 'done/', 'pending/', 'notes/'];

const CALLS_AT_ONCE = 40;
const lineSchema = z.object({ key: z.string().min(1), text: z.string() });
type Line = z.infer<typeof lineSchema>;

/** The local store also lists its temporary files, whose names start with a dot. */
async function keysOf(blobs: Blobs, prefix: string): Promise<string[]> {
  const keys = (await blobs.list({ prefix })).blobs.map(({ key }) => key);
  return keys.filter((key) => !/(^|\/)\./.test(key)).sort();
}

/** Serializes the store, one JSON entry per line; empty for an empty store. */
export async function backupText({ blobs }: StaffStore): Promise<string> {
  const lines: string[] = [];
  for (const folder of FOLDERS) {
    const keys = await keysOf(blobs, folder);
    const texts = new Map<string, string>();
    await processConcurrently(keys, { atOnce: CALLS_AT_ONCE }, async (key) => {
      const text = await blobs.get(key, { type: 'text' });
      if (text !== null) texts.set(key, text);
    });
    for (const key of keys) if (texts.has(key)) lines.push(`${JSON.stringify({ key, text: texts.get(key) })}\n`);
  }
  return lines.join('');
}

/** Parses a backup. Throws with the line number before anything is written. */
function readBackup(text: string): Line[] {
  return text.split('\n').flatMap((line, index) => {
    if (line === '') return [];
    try {
      return [lineSchema.parse(JSON.parse(line))];
    } catch {
      throw new Error(`Line ${index + 1} of the file is not a backup entry. Nothing was written.`);
    }
  });
}

/**
 * Restores a backup. Existing entries are kept, and an enquiry delivered since then does not become pending again, because
 * it would be mailed twice. Asks for confirmation first, because entries may have been erased on purpose.
 */
export async function restoreText(
  { blobs, name }: StaffStore,
  text: string,
  confirm: (question: string) => Promise<boolean>,
): Promise<string> {
  const lines = readBackup(text);
  const there = new Set(await keysOf(blobs, ''));
  const missing = lines.filter(({ key }) => !there.has(key) && !there.has(key.replace(/^pending\//, 'done/')));
  const question = `Restore ${missing.length} entries into ${name}? What was deleted since the backup was made comes back with them, and what waited then is mailed.`;
  if (missing.length > 0 && !(await confirm(question))) return 'Nothing was restored.';
  for (const folder of FOLDERS) {
    const ofFolder = missing.filter(({ key }) => key.startsWith(folder));
    await processConcurrently(ofFolder, { atOnce: CALLS_AT_ONCE }, ({ key, text: entry }) => blobs.set(key, entry));
  }
  return `Restored ${missing.length} of ${lines.length} entries into ${name}; the others were there.`;
}
