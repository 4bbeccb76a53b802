import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryFolder } from './temporaryFolder.ts';

/**
 * Writes the content of the invented firm, with the tables of law of November 2026, into a separate folder; returns the
 * folder.
 */
export function inventedFirm(): string {
  const root = temporaryFolder();
  cpSync(resolve('tests/fixtures/firm/content'), join(root, 'content'), { recursive: true });
  return root;
}

/** Writes it before all units: tests/support/jestFirm.ts lets loaders read it. */
export default function prepare(): void {
  process.env.INVENTED_FIRM = inventedFirm();
}
