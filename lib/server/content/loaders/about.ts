import type { Achievements, Founder, ValueTab } from '../../../content/schemas/about.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeInProduction } from '../source/memoizeInProduction.ts';
import { readCollection } from '../source/readCollection.ts';

/** The founder: portrait, quotation, biography. Throws a ContentError where the file has mistakes. */
export const getFounder: () => Founder = memoizeInProduction(() => readCollection(COLLECTIONS.founder));

/** The four values tabs in their order. Throws a ContentError where the file has mistakes. */
export const getValues: () => ValueTab[] = memoizeInProduction(() => readCollection(COLLECTIONS.values));

/** Certifications and registrations. Throws a ContentError where the file has mistakes. */
export const getAchievements: () => Achievements = memoizeInProduction(() => readCollection(COLLECTIONS.achievements));
