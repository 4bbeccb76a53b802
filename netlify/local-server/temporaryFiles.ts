import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** As the store's emulation names a file until it is whole, and as the outbox does. */
const TEMPORARY = /^\.([0-9a-z]+|.+\.part)$/;

/**
 * Removes what writes left behind that were ended by a kill. Only for a folder in which nothing is being written.
 */
export async function removeTemporaryFiles(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const abandoned = entries.filter((entry) => entry.isFile() && TEMPORARY.test(entry.name));
  await Promise.all(abandoned.map(({ parentPath, name }) => rm(join(parentPath, name), { force: true })));
}
