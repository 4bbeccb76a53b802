import { z } from 'zod';
import { sitePath, text } from './fields.ts';

const repeated = (values: readonly string[]) => values.find((value, at) => values.indexOf(value) !== at);

const unique = (values: readonly string[], context: z.RefinementCtx) => {
  const twice = repeated(values.map((value) => value.toLowerCase()));
  if (twice !== undefined)
    context.addIssue({ code: 'custom', message: `each entry once; "${twice}" stands there twice` });
};

/** Words and phrases as a visitor types them. */
const phrases = (least: number, example: string[]) =>
  z
    .array(text(example[0] ?? ''))
    .min(least)
    .superRefine(unique)
    .meta({ example });

/** Groups of words and phrases that mean the same. */
const synonyms = z.array(phrases(2, ['withholding tax', 'kodi ya zuio', 'WHT']));

/** What visitors type for a page, where neither title nor description says it. */
const pages = z
  .array(
    z.strictObject({
      link: sitePath('/calculator/gross-to-net-salary'),
      phrases: phrases(1, ['PAYE calculator', 'take-home pay']),
    }),
  )
  .superRefine((entries, context) =>
    unique(
      entries.map(({ link }) => link),
      context,
    ),
  );

/** content/search.json: what editors tell the site's search beyond titles and descriptions. */
export const searchSchema = z.strictObject({
  /** Pages offered before anything is typed, in their order. */
  popular: z
    .array(z.strictObject({ link: sitePath('/calculator/gross-to-net-salary') }))
    .min(4)
    .max(12),
  /** Groups of words and phrases that mean the same, in English and Swahili. The first one is that of our own texts. */
  synonyms,
  /** What visitors type for a page, where neither title nor description says it. */
  pages,
  /** The same for the search on pages in Kiswahili, which knows all of the above too; links are those of the English pages. */
  swahili: z.strictObject({ synonyms, pages }),
});
