import { z } from 'zod';
import { BORDER_NAMES, PALETTE_NAMES, SCENE_NAMES } from '../../site/pictureStyle.ts';
import { boundedList, day, group, id, listOf, oneOf, pageLink, photo, ref, sitePath, text } from './fields.ts';
import { proverbSchema } from './firm.ts';
import { EVIDENCE_KINDS } from './tax/taxFields.ts';

/** Front matter of content/pages/<id>.mdx: privacy-policy, terms-of-service, accessibility. */
export const pageFrontMatterSchema = group('`/privacy-policy`, `/terms-of-service`, `/accessibility`', {
  title: text('Privacy Policy'),
  description: text('What we keep when you write to us, why, for how long, and your rights.').describe(
    'Meta description and lead',
  ),
  summary: boundedList(text('We keep what you send for 24 months.'), [2, 5]).describe(
    "The 'In short' note at the top: two to five sentences",
  ),
  updatedOn: day().describe('Day on which the text last changed'),
});

/** Policy pages, by file name. */
export const PAGE_IDS = ['privacy-policy', 'terms-of-service', 'accessibility'] as const;

export type PageId = (typeof PAGE_IDS)[number];
type PageFrontMatter = z.infer<typeof pageFrontMatterSchema>;
export type Page = PageFrontMatter & { id: PageId };

/**
 * Placeholders that a text may contain between braces, such as {services}. They are filled in from the other files, so texts
 * stay correct when a service is added. A capital, {Services}, capitalises the value at the start of a sentence.
 */
export const FILLED_NAMES = ['services', 'groups', 'sectors', 'firstTaxYear', 'foundedYear', 'city'] as const;

/** Text that may contain these placeholders. */
function filledText(example: string, names: readonly string[] = FILLED_NAMES) {
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

/** content/pages.json: texts of pages with a fixed URL that belong to no other file. */
export const pageTextsSchema = group(
  'What pages with a fixed address say: description for search engines, lead below the heading, closing band. A name between braces is filled in: {services}, {groups}, {sectors}, {firstTaxYear}, {foundedYear}, {city}; {Services} begins a sentence.',
  {
    sampleNotice: text('Preview: names and figures are samples').describe(
      'Below the header of every page while `npm run launch-check` finds a placeholder',
    ),
    about: opened.extend({ check: block, callToAction: block }),
    team: tooled.extend({
      applicants: block.describe('The email address follows'),
    }),
    awards: tooled,
    industries: opened.extend({ callToAction: block }),
    contact: opened.extend({
      clients: filledText('Already a client? Write to the person who leads your work.'),
      whatNext: listOf(filledText('You get the scope and the fee in writing.')).describe(
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
      videosToCome: filledText('No video yet.').describe(
        'The same while every video is a placeholder; also in the library',
      ),
      newsletter: filledText('One e-mail when a rate changes.').describe('Sentence of the section'),
    }),
    rates: opened.extend({
      guides: filledText('The tax guide of each year:').describe('Before the links to the guides'),
      reported: filledText('Known from a report on the law. See').describe(
        'The key to the sign for reported values, before the link to how we check',
      ),
    }),
    howWeCheck: opened.extend({
      method: listOf(filledText('We read {read} values in the law.', EVIDENCE_KINDS)).describe(
        'How a figure is checked, in paragraphs. {read}, {official}, {reported} and {disputed} are counts of values.',
      ),
      disputed: filledText('Ask before you act on one of these.').describe('Above the values on which sources differ'),
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
  },
);

export type PageTexts = z.infer<typeof pageTextsSchema>;
/** Pages with a description in content/pages.json. */
export type DescribedPageId = Exclude<keyof PageTexts, 'sampleNotice'>;

const heroSlideSchema = z.strictObject({
  id: id('financial-excellence'),
  label: text('Financial Excellence').describe('Label of its progress bar'),
  title: text('Financial Excellence'),
  description: filledText('Audit, tax and accounting in {city} since {foundedYear}.'),
  scene: oneOf(SCENE_NAMES).describe('Scene of the picture system'),
  color: oneOf(PALETTE_NAMES).describe('Palette of the picture'),
  border: oneOf(BORDER_NAMES),
  image: photo.describe('A photo that replaces the scene'),
  callToAction: z.strictObject({ text: text('Explore our services'), link: pageLink('/services') }),
  proverb: proverbSchema,
});

const titled = z.strictObject({ title: text('Expert Team'), text: text('Accountants who sign what they prepare.') });
const section = z.strictObject({ heading: text('Our Core Services') });

/** content/home.json */
export const homeSchema = group('`/`: slides of the hero, headings of the sections, value blurbs', {
  opening: text('Your pay, your dates, your books').describe('Spoken name of the block below the slides'),
  books: text('Scope, fee and dates in writing before work starts.').describe(
    'What a visitor who asks for a quote gets, next to the salary field and the next filing date',
  ),
  letter: group('In the same block, with a link to the objection planner', {
    title: text('A letter from TRA'),
    text: text('You have 30 days to object.'),
    link: text('Plan the objection'),
  }),
  accountant: group('On `/` and `/services`: when a business needs an accountant', {
    title: text('Do you need an accountant for this?'),
    signs: boundedList(titled.extend({ link: pageLink('/services/taxation') }), [1, 3]).describe(
      'What makes it necessary; the title is the link',
    ),
    otherwise: text('If none of these applies, the calculators may be enough.'),
  }),
  slides: z.array(heroSlideSchema).min(2),
  services: section,
  valueBlurbs: z.array(titled).min(1).max(3).describe('Expert Team, Tailored Solutions, Ongoing Support'),
  cases: section.describe('Above the cases of services'),
  about: section,
  industries: section,
  recognition: section,
  callback: section.extend({ intro: text('We will call you in office hours.') }),
});

export type HeroSlide = z.infer<typeof heroSlideSchema>;
export type Home = z.infer<typeof homeSchema>;

const redirectSchema = z.strictObject({
  from: sitePath('/services/old-name').describe('An address that the site had: a page or a file'),
  to: pageLink('/services/audit').describe('A page or a file that the site has'),
});

export const redirectsSchema = z
  .array(redirectSchema)
  .meta({ unique: 'from' })
  .describe('Where old addresses lead. The check asks for an entry when a page is renamed or removed.');

/** content/addresses.json: every page and file ever published, so that none disappears without a redirect. */
export const addressesSchema = z
  .array(sitePath('/services/audit'))
  .describe('Every address ever published; the check names new ones');

export type Redirect = z.infer<typeof redirectSchema>;

const repeated = (values: readonly string[]) => values.find((value, at) => values.indexOf(value) !== at);

const unique = (values: readonly string[], context: z.RefinementCtx) => {
  const twice = repeated(values.map((value) => value.toLowerCase()));
  if (twice !== undefined)
    context.addIssue({ code: 'custom', message: `each entry once; "${twice}" stands there twice` });
};

const phrases = (least: number, example: string[]) =>
  z
    .array(text(example[0] ?? ''))
    .min(least)
    .superRefine(unique)
    .meta({ example });

const synonyms = z.array(phrases(2, ['withholding tax', 'kodi ya zuio', 'WHT']));

const pages = z
  .array(
    z.strictObject({
      link: ref('searchedPages', '/calculator/gross-to-net-salary'),
      phrases: phrases(1, ['PAYE calculator', 'take-home pay']),
    }),
  )
  .meta({ unique: 'link' });

/** content/search.json: editors' additions to the site's search. */
export const searchSchema = group(
  'What the search finds beyond titles and descriptions. When it finds the wrong page, add the phrase to the right one, and the query to `tests/fixtures/search/queries.tsv`.',
  {
    popular: z
      .array(z.strictObject({ link: ref('searchedPages', '/calculator/gross-to-net-salary') }))
      .min(4)
      .max(12)
      .describe('Pages offered before anything is typed, in their order'),
    synonyms: synonyms.describe(
      'Groups of words and phrases that mean the same, in English and Swahili. The first one is that of our own texts.',
    ),
    pages: pages.describe('What visitors type for a page, where neither title nor description says it'),
  },
);
