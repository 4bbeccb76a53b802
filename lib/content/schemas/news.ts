import { z } from 'zod';
import { day, id, oneOf, pageLink, shownText, text } from './fields.ts';

/** Subject of an entry, in the order within a month. */
export const NEWS_KINDS = ['law', 'library', 'tool'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** An entry of content/whats-new.json. */
const newsEntrySchema = z.strictObject({
  id: id('vat-withheld-ten-days').describe("Anchor on /whats-new, and the entry's name in the feed; it stays"),
  date: day('2026-11-22').describe('Day on which we wrote it here'),
  kind: oneOf(NEWS_KINDS).describe('A change of the law, a text of ours that is new, or a tool'),
  title: shownText('Withheld VAT is due within 10 days', 80),
  text: text('Since 1 July 2026 designated buyers pay withheld VAT within 10 days.').describe(
    'One sentence: what changed, since when, whom it concerns',
  ),
  link: pageLink('/resources/finance-act/finance-act-2026').describe('The page that says more'),
});

/** content/whats-new.json: changes of the law and of this site, newest first. */
export const newsSchema = z
  .array(newsEntrySchema)
  .min(1)
  .refine((entries) => entries.every(({ date }, index) => index === 0 || date <= (entries[index - 1]?.date ?? date)), {
    error: 'entries from the newest to the oldest',
  })
  .describe('`/whats-new` and its feed, newest first');

export type NewsEntry = z.infer<typeof newsSchema>[number];
