import { z } from 'zod';
import { day, id, oneOf, sitePath, text } from './fields.ts';

/** What an entry tells of, in the order in which a month shows them. */
export const NEWS_KINDS = ['law', 'correction', 'library', 'tool'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** An entry of content/whats-new.json. */
export const newsEntrySchema = z.strictObject({
  /** Anchor on /whats-new, and the entry's name in the feeds; it stays. */
  id: id('vat-withheld-ten-days'),
  /** Day on which we wrote it here. */
  date: day('2026-11-22'),
  /** A change of the law, a correction of ours, a text of ours that is new, or a tool. */
  kind: oneOf(NEWS_KINDS),
  title: text('Withheld VAT is due within 10 days'),
  /** One to three sentences: what changed, since when, whom it concerns. */
  text: text('Since 1 July 2026 designated buyers pay withheld VAT within 10 days.'),
  /** The page that says more. */
  link: sitePath('/resources/finance-act/finance-act-2026'),
});

/** content/whats-new.json: what changed in the law and on this site, newest first. */
export const newsSchema = z
  .array(newsEntrySchema)
  .min(1)
  .refine((entries) => entries.every(({ date }, index) => index === 0 || date <= (entries[index - 1]?.date ?? date)), {
    error: 'entries from the newest to the oldest',
  });

export type NewsEntry = z.infer<typeof newsSchema>[number];
