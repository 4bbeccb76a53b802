import type { Firm } from '../../../content/schemas/firm.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { oncePerBuild } from '../source/oncePerBuild.ts';
import { readCollection } from '../source/readCollection.ts';

/** Who the firm is: name, address, hours, claims. Throws a ContentError where its file has mistakes. */
export const getFirm: () => Firm = oncePerBuild(() => readCollection(COLLECTIONS.firm));
