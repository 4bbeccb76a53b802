import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../forms/runtime/settings.ts';

const FILE_NAME = 'forms-secret';
/** Minimum length of the key, in characters. */
export const SHORTEST_SECRET = 32;

async function localSecret(directory: string): Promise<string> {
  const file = join(directory, FILE_NAME);
  await mkdir(directory, { recursive: true });
  // 'wx' writes only where there is none, so that two servers that start at once share one secret.
  await writeFile(file, randomBytes(SHORTEST_SECRET).toString('hex'), { flag: 'wx', mode: 0o600 }).catch(() => {});
  return readFile(file, 'utf8');
}

/**
 * Key that signs the newsletter's links: FORMS_SECRET (at least 32 characters), or outside production a random one in
 * DATA_DIR. Undefined where there is neither, because links could then be forged.
 */
export async function readSecret(env: Environment, context: string): Promise<string | undefined> {
  const { FORMS_SECRET = '', DATA_DIR } = env;
  if (FORMS_SECRET.length >= SHORTEST_SECRET) return FORMS_SECRET;
  return context !== 'production' && DATA_DIR ? localSecret(DATA_DIR) : undefined;
}
