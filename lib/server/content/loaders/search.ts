import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';

/** Editors' settings of the site's search: popular pages, synonyms, phrases of pages. */
export const getSearchWords = collectionLoader(COLLECTIONS.search);
