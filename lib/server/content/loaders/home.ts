import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';

/** Slides and section headings of Home. */
export const getHome = collectionLoader(COLLECTIONS.home);
