import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of an export whose names end so, as paths, in order. */
export async function exportedFiles(publish: string, ending: string): Promise<string[]> {
  const entries = await readdir(publish, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
