import { z } from 'zod';
import { ref, text } from './fields.ts';

const repeated = (values: readonly string[]) => values.find((value, at) => values.indexOf(value) !== at);

const unique = (values: readonly string[], context: z.RefinementCtx) => {
  const twice = repeated(values.map((value) => value.toLowerCase()));
  if (twice !== undefined)
    context.addIssue({ code: 'custom', message: `each entry once; "${twice}" stands there twice` });
};

/** Words and phrases that visitors type. */
const phrases = (least: number, example: string[]) =>
  z
    .array(text(example[0] ?? ''))
    .min(least)
    .superRefine(unique)
    .meta({ example });

/** Groups of synonymous words and phrases. */
const synonyms = z.array(phrases(2, ['withholding tax', 'kodi ya zuio', 'WHT']));

/** Phrases that visitors type for a page, if neither its title nor its description contains them. */
const pages = z
  .array(
    z.strictObject({
      link: ref('searchedPages', '/calculator/gross-to-net-salary'),
      phrases: phrases(1, ['PAYE calculator', 'take-home pay']),
    }),
  )
  .meta({ unique: 'link' });

/** content/search.json: editors' additions to the site's search. */
export const searchSchema = z
  .strictObject({
    popular: z
      .array(z.strictObject({ link: ref('searchedPages', '/calculator/gross-to-net-salary') }))
      .min(4)
      .max(12)
      .describe('Pages offered before anything is typed, in their order'),
    synonyms: synonyms.describe(
      'Groups of words and phrases that mean the same, in English and Swahili. The first one is that of our own texts.',
    ),
    pages: pages.describe('What visitors type for a page, where neither title nor description says it'),
  })
  .describe(
    'What the search finds beyond titles and descriptions. When it finds the wrong page, add the phrase to the right one, and the query to `tests/fixtures/search/queries.tsv`.',
  );
