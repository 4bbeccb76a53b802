import { COLLECTIONS } from '../collections.ts';
import { oncePerBuild } from '../oncePerBuild.ts';
import { readCollection } from '../readCollection.ts';
import type { Firm } from '../schemas/firm.ts';

/** Who the firm is: name, address, hours, claims. Throws a ContentError where its file has mistakes. */
export const getFirm: () => Firm = oncePerBuild(() => readCollection(COLLECTIONS.firm));
