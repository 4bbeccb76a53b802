import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from './temporaryFolder.ts';

/**
 * Copies the invented firm's content, with the statutory tables as of November 2026, to a temporary folder and returns
 * its path.
 */
export function inventedFirm(): string {
  const root = temporaryFolder();
  cpSync(resolve('tests/fixtures/firm/content'), join(root, 'content'), { recursive: true });
  return root;
}

/** Jest's global setup: makes the copy that loaders read through tests/support/jestFirm.ts. */
export default function prepare(): void {
  process.env.INVENTED_FIRM = inventedFirm();
}
