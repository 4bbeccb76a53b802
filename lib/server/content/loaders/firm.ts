import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';

/** Who the firm is: name, address, hours, claims. */
export const getFirm = collectionLoader(COLLECTIONS.firm);
