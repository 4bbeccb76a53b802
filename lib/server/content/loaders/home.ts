import { COLLECTIONS } from '../source/collections.ts';
import { memoizeInProduction } from '../source/memoizeInProduction.ts';
import { readCollection } from '../source/readCollection.ts';
import { fillTexts } from './filledTexts.ts';

/** Slides and section headings of Home, with their counts filled in. */
export const getHome = memoizeInProduction(() => fillTexts(COLLECTIONS.home.schema, readCollection(COLLECTIONS.home)));
