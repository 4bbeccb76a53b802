import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';

/** The words of the trade, in the order of the alphabet. */
export const getGlossary = collectionLoader(COLLECTIONS.glossary);
