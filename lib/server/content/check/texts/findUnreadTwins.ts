import { swahiliPath, TWINS } from '../../../../site/twins.ts';
import { valueAt } from '../../issues/describeValue.ts';
import { COLLECTIONS } from '../../source/collections.ts';
import { readSource } from '../../source/readCollection.ts';

/**
 * Finds Kiswahili pages that no translator has read; none once content/firm.json names a translator.
 *
 * @param root the folder that holds content/
 */
export const findUnreadTwins = (root: string): string[] =>
  valueAt(readSource(COLLECTIONS.firm.file, root).value, ['swahiliReader']) ? [] : TWINS.map(swahiliPath);
