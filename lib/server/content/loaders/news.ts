import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';

/** Changes of the law and of this site, newest first. */
export const getNews = collectionLoader(COLLECTIONS.news);
