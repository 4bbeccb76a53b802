import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';

/** What changed in the law and on this site, newest first. */
export const getNews = collectionLoader(COLLECTIONS.news);
