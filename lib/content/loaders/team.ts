import { COLLECTIONS } from '../collections.ts';
import { oncePerBuild } from '../oncePerBuild.ts';
import { readCollection } from '../readCollection.ts';
import type { TeamMember } from '../schemas/team.ts';

/** The people of the firm in the order of their file. Throws a ContentError where it has mistakes. */
export const getTeam: () => TeamMember[] = oncePerBuild(() => readCollection(COLLECTIONS.team));
