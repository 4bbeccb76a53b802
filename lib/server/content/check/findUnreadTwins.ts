import { swahiliPath, TWINS } from '../../../site/twins.ts';
import { valueAt } from '../issues/describeValue.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { readSource } from '../source/readCollection.ts';

/** Pages in Kiswahili that no translator has read, and the words in them that no authority's text has. */
type UnreadTwins = { pages: string[]; words: string[] };

/**
 * Everything in Kiswahili that a translator has yet to read; nothing once content/firm.json names one.
 *
 * @param root the folder that holds content/
 */
export function findUnreadTwins(root: string): UnreadTwins {
  const firm = readSource(COLLECTIONS.firm.file, root).value;
  if (valueAt(firm, ['swahiliReader'])) return { pages: [], words: [] };
  const glossary = readSource(COLLECTIONS.glossary.file, root).value;
  const entries: unknown[] = Array.isArray(glossary) ? glossary : [];
  const words = entries
    .filter((entry) => valueAt(entry, ['unsure']))
    .map((entry) => `${valueAt(entry, ['term'])}: ${valueAt(entry, ['unsure'])}`);
  return { pages: TWINS.map(swahiliPath), words };
}
