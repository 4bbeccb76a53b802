import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesSchema } from '../../../../content/schemas/redirects.ts';
import { COLLECTIONS } from '../../source/collections.ts';
import { type ContentTree, readContentTree } from '../contentTree.ts';
import { downloadsOf, pagesOf } from '../references.ts';

const { file: FILE } = COLLECTIONS.addresses;

/** Returns the current pages and downloads of the content, sorted. */
export const addressesOf = (tree: ContentTree): string[] =>
  [...new Set([...pagesOf(tree), ...downloadsOf(tree)])].sort();

/** Returns the recorded addresses, present or not. */
export const recordedAddresses = (root: string): string[] =>
  addressesSchema.parse(JSON.parse(readFileSync(join(root, FILE), 'utf8')));

/** Adds new addresses to the record, so that the check notices when one vanishes; returns the new ones. */
export function recordAddresses(root: string): string[] {
  const recorded = recordedAddresses(root);
  const added = addressesOf(readContentTree(root)).filter((address) => !recorded.includes(address));
  if (added.length > 0) {
    writeFileSync(join(root, FILE), `${JSON.stringify([...recorded, ...added].sort(), null, 2)}\n`);
  }
  return added;
}
