import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesSchema } from '../../../../content/schemas/redirects.ts';
import { COLLECTIONS } from '../../source/collections.ts';
import type { ContentTree } from '../contentTree.ts';
import { textsNamed } from '../eachField.ts';
import { readSiteMap } from './siteMap.ts';

const { file: FILE } = COLLECTIONS.addresses;

/** Returns the current pages and downloads of the content, sorted. */
export function addressesOf(tree: ContentTree): string[] {
  const files = [...tree.sources.values()].flatMap((source) => textsNamed(source, ['downloadUrl']));
  return [...new Set([...readSiteMap(tree).pages, ...files.map(({ value }) => value)])].sort();
}

/** Returns the recorded addresses, present or not. */
export const recordedAddresses = (root: string): string[] =>
  addressesSchema.parse(JSON.parse(readFileSync(join(root, FILE), 'utf8')));
