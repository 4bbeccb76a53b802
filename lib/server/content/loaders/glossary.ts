import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';

/** Terms of the trade, in alphabetical order. */
export const getGlossary = collectionLoader(COLLECTIONS.glossary);
