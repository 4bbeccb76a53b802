import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';

/** The founder: portrait, quotation, biography. */
export const getFounder = collectionLoader(COLLECTIONS.founder);

/** The four values tabs in their order. */
export const getValues = collectionLoader(COLLECTIONS.values);

/** Certifications and registrations. */
export const getAchievements = collectionLoader(COLLECTIONS.achievements);
