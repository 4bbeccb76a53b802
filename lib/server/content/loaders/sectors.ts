import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';

/** The sectors in display order; Home shows the first six. */
export const getAllSectors = collectionLoader(COLLECTIONS.sectors);

/** Sources of the sectors' tax points. */
export const getIndustries = collectionLoader(COLLECTIONS.industries);
