import { COLLECTIONS } from '../source/collections.ts';
import { memoizeInProduction } from '../source/memoizeInProduction.ts';
import { readCollection } from '../source/readCollection.ts';
import { fillTexts } from './filledTexts.ts';

/** What the pages with a fixed address say, with its counts filled in. */
export const getPageTexts = memoizeInProduction(() =>
  fillTexts(COLLECTIONS.pageTexts.schema, readCollection(COLLECTIONS.pageTexts)),
);
