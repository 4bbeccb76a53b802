import type { PayeTables } from '../content/schemas/tax.ts';
import { formatAmount } from '../money/format.ts';
import { say } from '../words/say.ts';
import { payeTableOf, topFixedOf } from './publishedRates.ts';

/** A sentence that ends in a link. */
export type LinkedSentence = { text: string; link: string; href: string };

/** Where the sum behind the fixed amounts stands. */
const WHY = '/resources/articles/reading-a-paye-band#where-the-fixed-amounts-come-from';

/**
 * That the gross to net calculator reads the top band with another fixed tax than the published table, by which PAYE is
 * filed; undefined for years in which it does not.
 */
export function topBandNote(paye: PayeTables, year: string): LinkedSentence | undefined {
  const published = payeTableOf(paye, year).bands.at(-1)?.fixed ?? 0;
  const read = topFixedOf(paye, 'grossToNet', year);
  if (read === published) return undefined;
  return {
    text: say(
      'In the top band TRA’s table begins with {published}, and PAYE is filed by it; our gross to net calculator begins with {own}, TZS {more} more:',
      { published: formatAmount(published), own: formatAmount(read), more: formatAmount(read - published) },
    ),
    link: say('why the two differ'),
    href: WHY,
  };
}
