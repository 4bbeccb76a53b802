import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';

/** The firm: name, address, hours, claims. */
export const getFirm = collectionLoader(COLLECTIONS.firm);
