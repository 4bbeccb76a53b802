import { globSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Returns the folder that a build step processes: its first argument, or out/. */
export const exportFolder = (): string => resolve(process.argv[2] ?? join(import.meta.dirname, '../../../out'));

/** Returns the sorted paths of exported files whose names end in `ending`. */
export const exportedFiles = (folder: string, ending: string): string[] =>
  globSync(`**/*${ending}`, { cwd: folder })
    .map((file) => join(folder, file))
    .sort();

/** Replaces a file atomically, because it may be read at the same time. */
export async function replaceFile(file: string, data: string | Buffer): Promise<void> {
  await writeFile(`${file}.new`, data);
  await rename(`${file}.new`, file);
}
