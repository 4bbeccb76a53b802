import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';

/**
 * Returns files of the running site's data folder, below one part of it, that contain a text. The site creates the
 * folder with its first file, and moves files while they are listed: neither is a fault.
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
 * Returns the ids of stored enquiries that contain a text, in any folder. A delivered one moves once, and one read at
 * that moment can miss it: two reads cannot.
 */
export const enquiriesHolding = (text: string): string[] => {
  const files = [...filesHolding('blobs', text), ...filesHolding('blobs', text)];
  return [...new Set(files.map((file) => basename(file)))].sort();
};

/** Lets posts to an address arrive, but drops their answers. */
export const loseAnswer = (page: Page, address: string) =>
  page.route(address, async (route) => {
    await route.fetch();
    await route.abort();
  });
