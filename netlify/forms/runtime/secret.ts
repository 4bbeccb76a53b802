import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from './settings.ts';

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

/** The key that signs the links in mails, or in words why there is none. */
export type Secret = { key: string; fault?: undefined } | { key?: undefined; fault: string };

/** What is wrong with FORMS_SECRET; undefined where it can be used. */
export function secretFault(value: string): string | undefined {
  if (value === '') return 'FORMS_SECRET is not set';
  return value.length < SHORTEST_SECRET ? `FORMS_SECRET is shorter than ${SHORTEST_SECRET} characters` : undefined;
}

/**
 * Key that signs the links in mails: FORMS_SECRET (at least 32 characters), or outside production a random one in
 * DATA_DIR. None where there is neither, because links could then be forged.
 */
export async function readSecret(env: Environment, context: string): Promise<Secret> {
  const { FORMS_SECRET = '', DATA_DIR } = env;
  const fault = secretFault(FORMS_SECRET);
  if (fault === undefined) return { key: FORMS_SECRET };
  return context !== 'production' && DATA_DIR ? { key: await localSecret(DATA_DIR) } : { fault };
}
