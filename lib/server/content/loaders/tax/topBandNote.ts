import type { PayeTables } from '../../../../content/schemas/tax/salary.ts';
import { formatAmount } from '../../../../money/format.ts';
import { type PayeTable, topFixedOf } from '../../../../salary/publishedRates.ts';
import type { Translate } from '../../../../words/translate.ts';

/** A sentence that ends in a link. */
export type LinkedSentence = { text: string; link: string; href: string };

const WHY = '/resources/articles/reading-a-paye-band#where-the-fixed-amounts-come-from';

/**
 * Explains that the gross-to-net calculator and the published table, by which PAYE is filed, use different fixed tax in the
 * top band; undefined for tables in which they agree.
 */
export function topBandNote(paye: PayeTables, table: PayeTable, translate: Translate): LinkedSentence | undefined {
  const published = table.bands.at(-1)?.fixed ?? 0;
  const read = topFixedOf(paye, 'grossToNet', table);
  if (read === published) return undefined;
  return {
    text: translate(
      'You must use this table to file PAYE. In the top band our gross to net calculator shows TZS {more} more. Read',
      {
        more: formatAmount(read - published),
      },
    ),
    link: translate('why the two differ'),
    href: WHY,
  };
}
