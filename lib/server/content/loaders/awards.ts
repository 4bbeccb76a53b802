import type { Affiliation, Award, Credential } from '../../../content/schemas/awards.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeInProduction } from '../source/memoizeInProduction.ts';
import { readCollection } from '../source/readCollection.ts';

/** The six award pictures of the gallery. Throws a ContentError where the file has mistakes. */
export const getAwards: () => Award[] = memoizeInProduction(() => readCollection(COLLECTIONS.awards));

/** The eight affiliations, of which Home shows those with onHome. Throws a ContentError where the file has mistakes. */
export const getAffiliations: () => Affiliation[] = memoizeInProduction(() => readCollection(COLLECTIONS.affiliations));

/** The professional qualifications on Home. Throws a ContentError where the file has mistakes. */
export const getCredentials: () => Credential[] = memoizeInProduction(() => readCollection(COLLECTIONS.credentials));
