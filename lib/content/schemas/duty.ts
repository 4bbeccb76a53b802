import { z } from 'zod';
import { id, pageLink, ref, text } from './fields.ts';

const dutyPageSchema = z.strictObject({
  id: id('vat').describe('Last part of its address: vat for /calendar/vat'),
  duty: ref('duties', 'vat').describe('Id of its duty in content/tax/calendar.json, which has its days, form and law'),
  heading: text('VAT: when the return is due').describe('Heading of the page'),
  searchTitle: text('VAT due date in Tanzania: return and payment').describe(
    'Name in the tab and in search results, with the country',
  ),
  description: text(
    'When the VAT return is due in Tanzania, on which form, where, and what it costs to be late.',
  ).describe("For search engines and the site's own search"),
  who: text('Everyone registered for VAT.').describe('Whom it concerns'),
  what: text('Sales, purchases and the tax on both of one month.').describe('What goes in, in a sentence or two'),
  late: text('{rate:late.rate} of the tax for each month or part of it.').describe(
    'What it costs to be late, with figures as tokens',
  ),
  pages: z
    .array(
      z.strictObject({
        link: pageLink('/calculator/vat'),
        label: text('VAT calculator').describe('Words of the link'),
      }),
    )
    .min(1)
    .describe('Pages that say more'),
});

/** content/duties.json: a page for each filing duty that people look for. */
export const dutyPagesSchema = z
  .array(dutyPageSchema)
  .min(1)
  .describe(
    '`/calendar/<id>`: a page for each filing duty that people look for. Its days, form and law come from `tax/calendar.json`.',
  );

export type DutyPageTexts = z.infer<typeof dutyPageSchema>;
