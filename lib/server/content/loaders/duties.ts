import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';

/** The pages of filing duties. */
export const getDutyPages = collectionLoader(COLLECTIONS.dutyPages);
