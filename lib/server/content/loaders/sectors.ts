import type { Industries, Sector } from '../../../content/schemas/sector.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeInProduction } from '../source/memoizeInProduction.ts';
import { readCollection } from '../source/readCollection.ts';

/** The 21 sectors in the order of lists; the first six stand on Home. Throws a ContentError where their file has mistakes. */
export const getAllSectors: () => Sector[] = memoizeInProduction(() => readCollection(COLLECTIONS.sectors));

/** What the tax points of all sectors rest on. Throws a ContentError where the file has mistakes. */
export const getIndustries: () => Industries = memoizeInProduction(() => readCollection(COLLECTIONS.industries));
