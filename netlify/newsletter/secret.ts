import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../forms/runtime/settings.ts';

const FILE_NAME = 'forms-secret';
/** Fewest characters of the key. */
export const SHORTEST_SECRET = 32;

async function localSecret(directory: string): Promise<string> {
  const file = join(directory, FILE_NAME);
  await mkdir(directory, { recursive: true });
  // Written only where there is none: two servers that begin at once keep one secret.
  await writeFile(file, randomBytes(SHORTEST_SECRET).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(() => {});
  return readFile(file, 'utf8');
}

/**
 * Key of the newsletter's links: FORMS_SECRET (32 characters at least), or a random one
 * kept in DATA_DIR. Undefined where there is neither: links could then be forged.
 */
export async function readSecret(env: Environment, context: string): Promise<string | undefined> {
  const { FORMS_SECRET = '', DATA_DIR } = env;
  if (FORMS_SECRET.length >= SHORTEST_SECRET) return FORMS_SECRET;
  return context !== 'production' && DATA_DIR ? localSecret(DATA_DIR) : undefined;
}
