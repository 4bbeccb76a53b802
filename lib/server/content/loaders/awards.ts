import { COLLECTIONS } from '../source/collections.ts';
import { collectionLoader } from '../source/readCollection.ts';

/** The six award pictures of the gallery. */
export const getAwards = collectionLoader(COLLECTIONS.awards);

/** The affiliations; Home shows the ones with onHome. */
export const getAffiliations = collectionLoader(COLLECTIONS.affiliations);

/** The professional qualifications on Home. */
export const getCredentials = collectionLoader(COLLECTIONS.credentials);
