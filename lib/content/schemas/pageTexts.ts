import { z } from 'zod';
import { listOf, text } from './fields.ts';
import { WAYS_KNOWN } from './tax/taxFields.ts';

/**
 * Counts and facts that a text may name between braces, such as {services}; the site fills them in from the other
 * files, so that texts stay correct when a service is added. With a capital, {Services}, the word begins a sentence.
 */
export const FILLED_NAMES = ['services', 'groups', 'sectors', 'firstTaxYear', 'foundedYear', 'city'] as const;

/** A text that may contain such names. */
export function filledText(example: string, names: readonly string[] = FILLED_NAMES) {
  const isFilledName = (name: string) => names.some((known) => known.toLowerCase() === name.toLowerCase());
  return text(example).refine(
    (value) => [...value.matchAll(/\{([^}]*)\}?/g)].every(([, name = '']) => isFilledName(name)),
    { error: `only these names between braces: ${names.join(', ')}` },
  );
}

const description = filledText('The people behind the audits, returns and accounts.').describe(
  "For search engines and the site's own search",
);
const lead = filledText('Auditors, accountants and tax advisers.').describe('Below the heading');
const searchTitle = filledText('Accountants and auditors in {city}').describe(
  "The page's name in the title tag; its name in menus where absent",
);
const sharingTitle = filledText('Accountants and auditors in {city}').describe(
  'What people search for, in the title for sharing; the title tag holds the own name of the page',
);
const described = z.strictObject({
  description,
  searchTitle: searchTitle.optional(),
  sharingTitle: sharingTitle.optional(),
});
const opened = described.extend({ lead });
const tooled = opened.extend({
  withoutScript: filledText('The filter needs JavaScript. All services are below.').describe(
    'What works in a browser without script',
  ),
});
const block = z.strictObject({
  title: filledText('Tell us what is due'),
  text: filledText('Send us the date or the notice.'),
});

/** content/pages.json: texts of pages with a fixed address that belong to no other file. */
export const pageTextsSchema = z
  .strictObject({
    sampleNotice: text('Names and figures on this site are samples.').describe(
      'On every page while `npm run launch-check` finds a placeholder',
    ),
    about: opened.extend({ check: block, callToAction: block }),
    team: tooled.extend({
      applicants: filledText('Would you like to work here? Send us your CV.').describe('The e-mail address follows'),
    }),
    awards: tooled,
    industries: opened.extend({ callToAction: block }),
    contact: opened.extend({
      clients: filledText('Already a client? Write to the person who leads your work.'),
      whatNext: listOf(filledText('You get the scope and the fee in writing.'), ['…']).describe(
        'What happens after an enquiry, a sentence each',
      ),
    }),
    services: tooled.extend({
      callToAction: block,
      undecided: block,
      comparison: filledText('Which one do you need?').describe('Above the comparison of the services'),
    }),
    serviceNotFound: opened,
    calculator: described,
    resources: tooled.extend({
      summaries: filledText('Our summaries, not the official texts.').describe(
        'Above the Acts and above the Finance Acts',
      ),
    }),
    media: tooled.extend({
      publications: filledText('The four newest pieces.').describe('Sentence of the section'),
      videos: filledText('Short videos.').describe('Sentence of the section'),
      newsletter: filledText('One e-mail when a rate changes.').describe('Sentence of the section'),
    }),
    rates: opened.extend({
      guides: filledText('The tax guide of each year:').describe('Before the links to the guides'),
    }),
    howWeCheck: opened.extend({
      method: listOf(filledText('We read {read} values in the law.', WAYS_KNOWN), ['…']).describe(
        'How a figure is checked, in paragraphs. {read}, {official}, {reported} and {disputed} are counts of values.',
      ),
      disputed: filledText('Ask before you act on one of these.').describe(
        'Above the values on which sources differ, and above those whose law was not read',
      ),
      unread: filledText('These values rest on a summary.'),
      download: filledText('Every value with its law as a table:').describe(
        'Before the link to the file with all values',
      ),
    }),
    glossary: opened.extend({
      swahili: filledText('Kiswahili as the authorities use it.').describe('Whose Kiswahili it is'),
    }),
    whatsNew: opened,
    sitemap: opened,
    search: described,
    thankYou: described,
    callbackThankYou: described,
    offline: opened,
    notFound: opened,
  })
  .describe(
    'What pages with a fixed address say: description for search engines, lead below the heading, closing band. A name between braces is filled in: {services}, {groups}, {sectors}, {firstTaxYear}, {foundedYear}, {city}; {Services} begins a sentence.',
  );

export type PageTexts = z.infer<typeof pageTextsSchema>;
/** Pages with a description in content/pages.json. */
export type DescribedPageId = Exclude<keyof PageTexts, 'sampleNotice'>;
