import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { toPng } from './brandFiles.ts';
import { writeWhole } from './publishFiles.ts';

/**
 * Renders a drawing as PNG, or reads it from the cache, a folder that the host preserves between builds.
 *
 * @param file in the cache, with a hash of the drawing in its name
 */
export async function cachedPng(svg: string, file: string): Promise<Uint8Array> {
  if (existsSync(file)) return readFile(file);
  const bytes = await toPng(svg);
  await writeWhole(file, bytes);
  return bytes;
}
