import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';

/** Media publications in the order of their file. */
export const getMedia = collectionLoader(COLLECTIONS.media);
