import { COLLECTIONS } from '../collections.ts';
import { oncePerBuild } from '../oncePerBuild.ts';
import { readCollection } from '../readCollection.ts';
import type { Achievements, Founder, ValueTab } from '../schemas/about.ts';

/** The founder: portrait, quotation, biography. Throws a ContentError where the file has mistakes. */
export const getFounder: () => Founder = oncePerBuild(() => readCollection(COLLECTIONS.founder));

/** The four values tabs in their order. Throws a ContentError where the file has mistakes. */
export const getValues: () => ValueTab[] = oncePerBuild(() => readCollection(COLLECTIONS.values));

/** Certifications and registrations. Throws a ContentError where the file has mistakes. */
export const getAchievements: () => Achievements = oncePerBuild(() => readCollection(COLLECTIONS.achievements));
