import { globSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The folder that a step of the build works on: its first argument, or out/. */
export const exportFolder = (): string => resolve(process.argv[2] ?? join(import.meta.dirname, '../../../out'));

/** Paths of the files of an export whose names end in `ending`, sorted. */
export const exportedFiles = (folder: string, ending: string): string[] =>
  globSync(`**/*${ending}`, { cwd: folder })
    .map((file) => join(folder, file))
    .sort();

/** Writes a file in one step, for readers that run at the same time. */
export async function replaceFile(file: string, data: string | Buffer): Promise<void> {
  await writeFile(`${file}.new`, data);
  await rename(`${file}.new`, file);
}
