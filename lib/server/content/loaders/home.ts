import { COLLECTIONS } from '../source/collections.ts';
import { memoizeLoader } from '../source/memoizeLoader.ts';
import { readCollection } from '../source/readCollection.ts';
import { fillTexts } from './filledTexts.ts';

/** Slides and section headings of Home, with their counts filled in. */
export const getHome = memoizeLoader(() => fillTexts(COLLECTIONS.home.schema, readCollection(COLLECTIONS.home)));
