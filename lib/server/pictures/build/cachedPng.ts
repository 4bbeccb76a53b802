import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { toPng } from './brandFiles.ts';
import { writeWhole } from './publishFiles.ts';

/**
 * A drawn picture as PNG, from the cache where it was made before: the host preserves that folder between builds.
 *
 * @param file in the cache, with a hash of the drawing in its name
 */
export async function cachedPng(svg: string, file: string): Promise<Uint8Array> {
  if (existsSync(file)) return readFile(file);
  const bytes = await toPng(svg);
  await writeWhole(file, bytes);
  return bytes;
}
