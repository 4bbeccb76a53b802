import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';

/** Files of the running site's data folder, below this part of it, that hold a text. */
export function filesHolding(part: 'blobs' | 'outbox', text: string): string[] {
  const folder = join(process.env.SITE_DATA_DIR ?? '', part);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile() && readFileSync(file, 'utf8').includes(text));
}

/** Ids of the stored enquiries that hold a text, wherever in the store they lie while they are delivered. */
export const enquiriesHolding = (text: string): string[] => [
  ...new Set(filesHolding('blobs', text).map((file) => basename(file))),
];

/** Lets posts to an address arrive, and loses their answers on the way back. */
export const loseAnswer = (page: Page, address: string) =>
  page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
