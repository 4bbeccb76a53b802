import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Files of the running site's data folder, below this part of it, that hold a text. The site makes the folder
 * with the first thing that lies in it, and moves files while they are listed: neither is a fault.
 */
export function filesHolding(part: 'blobs' | 'outbox', text: string): string[] {
  const folder = join(process.env.SITE_DATA_DIR ?? '', part);
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readIfThere(file).includes(text));
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return '';
    }
    throw error;
  }
}

/**
 * Ids of the stored enquiries that hold a text, wherever in the store they lie. One that is delivered moves once, and a
 * look at that moment can miss it: two looks cannot.
 */
export const enquiriesHolding = (text: string): string[] => {
  const files = [...filesHolding('blobs', text), ...filesHolding('blobs', text)];
  return [...new Set(files.map((file) => basename(file)))].sort();
};

/** Lets posts to an address arrive, and loses their answers on the way back. */
export const loseAnswer = (page: Page, address: string) =>
  page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
