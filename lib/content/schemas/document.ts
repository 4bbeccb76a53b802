import { z } from 'zod';
import { boundedList, day, financeAct, listOf, placeholder, searchTitle, sourceUrl, text } from './fields.ts';

/** A source of a document's facts. */
const documentSourceSchema = z.strictObject({
  name: text('Income Tax Act, Cap. 332, R.E. 2019').describe(
    'The law, notice or publication as a reader would cite it',
  ),
  url: sourceUrl('https://taxsummaries.pwc.com/Tanzania/Corporate/Withholding-taxes')
    .optional()
    .describe('Where it can be read, when it stands on the web'),
});

/**
 * Front matter of content/resources/<category>/<id>.mdx: the full text of an article, guide, act or finance act. The
 * file's name is the entry's id in the catalogue, which holds title, description and date.
 */
export const documentFrontMatterSchema = z
  .strictObject({
    searchTitle,
    checkedOn: day().describe("Date of the newest source that the text rests on; never today's because it is today's"),
    updatedOn: day('2026-11-22')
      .optional()
      .describe('Day on which the text last changed, where that is after the day in its catalogue'),
    financeAct: financeAct
      .optional()
      .describe('The newest Finance Act that the rates take in, also those it compares with.'),
    summary: boundedList(
      text('SDL is {rate:sdl.rate} of gross pay.'),
      [2, 3],
      ['SDL is {rate:sdl.rate} of gross pay.', '…'],
    ).describe("The 'In short' box: two or three short sentences"),
    sources: listOf(documentSourceSchema, [{ name: 'Income Tax Act, Cap. 332, R.E. 2019' }]).describe(
      'Sources, the law itself first',
    ),
  })
  .describe(
    'Text and PDF of an entry of the library or of a publication. The text of an act or a Finance Act begins with the sentence that it is a summary.',
  );

/** Front matter of content/cv.mdx: the founder's CV. */
export const cvFrontMatterSchema = z
  .strictObject({ placeholder, ...documentFrontMatterSchema.shape })
  .describe("The founder's CV, a PDF");

export type DocumentSource = z.infer<typeof documentSourceSchema>;
export type DocumentFrontMatter = z.infer<typeof documentFrontMatterSchema>;
