import type { Home } from '../../../content/schemas/home.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeInProduction } from '../source/memoizeInProduction.ts';
import { readCollection } from '../source/readCollection.ts';

/** Slides and section headings of Home. Throws a ContentError where its file has mistakes. */
export const getHome: () => Home = memoizeInProduction(() => readCollection(COLLECTIONS.home));
