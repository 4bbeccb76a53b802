import { COLLECTIONS } from '../collections.ts';
import { oncePerBuild } from '../oncePerBuild.ts';
import { readCollection } from '../readCollection.ts';
import type { Industries, Sector } from '../schemas/sector.ts';

/** The 21 sectors in the order of lists; the first six stand on Home. Throws a ContentError where their file has mistakes. */
export const getAllSectors: () => Sector[] = oncePerBuild(() => readCollection(COLLECTIONS.sectors));

/** What the tax points of all sectors rest on. Throws a ContentError where the file has mistakes. */
export const getIndustries: () => Industries = oncePerBuild(() => readCollection(COLLECTIONS.industries));
