import { z } from 'zod';
import { day, financeAct, placeholder, searchTitle, sourceUrl, text } from './fields.ts';

/** Where a document's facts come from. */
const documentSourceSchema = z.strictObject({
  /** The law, notice or publication as a reader would cite it. */
  name: text('Income Tax Act, Cap. 332, R.E. 2019'),
  /** Where it can be read, when it stands on the web. */
  url: sourceUrl('https://taxsummaries.pwc.com/Tanzania/Corporate/Withholding-taxes').optional(),
});

/**
 * Front matter of content/resources/<category>/<id>.mdx: the full text of an article,
 * guide, act or finance act. The file's name is the entry's id in the catalogue, which
 * holds the title, the description and the date.
 */
export const documentFrontMatterSchema = z.strictObject({
  searchTitle,
  /** Date of the newest source that the text rests on; never today's because it is today's. */
  checkedOn: day(),
  /** Day on which the text last changed, where that is after the day in its catalogue. */
  updatedOn: day('2026-11-22').optional(),
  /**
   * The newest Finance Act that the rates take in, also those it compares with. The check asks for it where a text
   * states a percentage or an amount in shillings; the summary of a Finance Act needs none.
   */
  financeAct: financeAct.optional(),
  /** The 'In short' box: two to four short sentences. */
  summary: z
    .array(text('SDL is {rate:sdl.rate} of gross pay.'))
    .min(2)
    .max(4)
    .meta({ example: ['SDL is {rate:sdl.rate} of gross pay.', '…'] }),
  /** Sources, the law itself first. */
  sources: z
    .array(documentSourceSchema)
    .min(1)
    .meta({ example: [{ name: 'Income Tax Act, Cap. 332, R.E. 2019' }] }),
});

/** Front matter of content/cv.mdx: the founder's CV. */
export const cvFrontMatterSchema = z.strictObject({ placeholder, ...documentFrontMatterSchema.shape });

export type DocumentSource = z.infer<typeof documentSourceSchema>;
export type DocumentFrontMatter = z.infer<typeof documentFrontMatterSchema>;
