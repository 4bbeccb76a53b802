import { z } from 'zod';
import { id, sitePath, text } from './fields.ts';

const dutyPageSchema = z.strictObject({
  /** Last part of its address: vat for /calendar/vat. */
  id: id('vat'),
  /** Id of its duty in content/tax/calendar.json, which has its days, form and law. */
  duty: text('vat'),
  /** Heading of the page. */
  heading: text('VAT: when the return is due'),
  /** Name in the tab and in search results, with the country. */
  searchTitle: text('VAT due date in Tanzania: return and payment'),
  /** For search engines and the site's own search. */
  description: text('When the VAT return is due in Tanzania, on which form, where, and what it costs to be late.'),
  /** Whom it concerns. */
  who: text('Everyone registered for VAT.'),
  /** What goes in, in a sentence or two. */
  what: text('Sales, purchases and the tax on both of one month.'),
  /** What it costs to be late, with figures as tokens. */
  late: text('{rate:late.rate} of the tax for each month or part of it.'),
  /** Pages that say more. */
  pages: z
    .array(
      z.strictObject({
        link: sitePath('/calculator/vat'),
        /** Words of the link. */
        label: text('VAT calculator'),
      }),
    )
    .min(1),
});

/** content/duties.json: a page for each filing duty that people look for. */
export const dutyPagesSchema = z.array(dutyPageSchema).min(1);

export type DutyPageTexts = z.infer<typeof dutyPageSchema>;
