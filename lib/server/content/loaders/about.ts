import type { Achievements, Founder, ValueTab } from '../../../content/schemas/about.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { oncePerBuild } from '../source/oncePerBuild.ts';
import { readCollection } from '../source/readCollection.ts';

/** The founder: portrait, quotation, biography. Throws a ContentError where the file has mistakes. */
export const getFounder: () => Founder = oncePerBuild(() => readCollection(COLLECTIONS.founder));

/** The four values tabs in their order. Throws a ContentError where the file has mistakes. */
export const getValues: () => ValueTab[] = oncePerBuild(() => readCollection(COLLECTIONS.values));

/** Certifications and registrations. Throws a ContentError where the file has mistakes. */
export const getAchievements: () => Achievements = oncePerBuild(() => readCollection(COLLECTIONS.achievements));
