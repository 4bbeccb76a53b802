import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Lists every file below content/, by its path from the project root, sorted. */
export function listContentFiles(root: string): string[] {
  const folder = join(/* turbopackIgnore: true */ root, 'content');
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => `content${join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/')}`)
    .sort();
}
