import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';

/** The sectors in the order of lists; the first six stand on Home. */
export const getAllSectors = collectionLoader(COLLECTIONS.sectors);

/** What the tax points of all sectors rest on. */
export const getIndustries = collectionLoader(COLLECTIONS.industries);
