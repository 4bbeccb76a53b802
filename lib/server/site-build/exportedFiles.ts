import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Returns the folder that a build step processes: its first argument, or out/. */
export const exportFolder = (): string => resolve(process.argv[2] ?? join(import.meta.dirname, '../../../out'));

/** Returns the sorted paths of exported files whose names end in `ending`. */
export const exportedFiles = (folder: string, ending: string): string[] =>
  globSync(`**/*${ending}`, { cwd: folder })
    .map((file) => join(folder, file))
    .sort();
