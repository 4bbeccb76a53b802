import type { Firm } from '../../../content/schemas/firm.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeInProduction } from '../source/memoizeInProduction.ts';
import { readCollection } from '../source/readCollection.ts';

/** Who the firm is: name, address, hours, claims. Throws a ContentError where its file has mistakes. */
export const getFirm: () => Firm = memoizeInProduction(() => readCollection(COLLECTIONS.firm));
