import { z } from 'zod';
import { text } from './fields.ts';

/**
 * Counts and facts that a text may name between braces, such as {services}; the site puts them in from the other files, so
 * that no text has to follow when a service is added. With a capital, {Services}, the word begins a sentence.
 */
export const FILLED_NAMES = ['services', 'groups', 'sectors', 'firstTaxYear', 'foundedYear', 'city'] as const;

/** Further names for the texts that every tax year has: 2019/20, 2019 and 2020. */
export const YEAR_NAMES = ['year', 'startYear', 'endYear'] as const;

/** A text that may hold such names. */
export function filledText(example: string, names: readonly string[] = FILLED_NAMES) {
  const isFilledName = (name: string) => names.some((known) => known.toLowerCase() === name.toLowerCase());
  return text(example).refine(
    (value) => [...value.matchAll(/\{([^}]*)\}?/g)].every(([, name = '']) => isFilledName(name)),
    { error: `only these names between braces: ${names.join(', ')}` },
  );
}

const description = filledText('The people behind the audits, returns and accounts.');
const lead = filledText('Auditors, accountants and tax advisers.');
/** The page's name in the title tag, where search engines and tabs show it; its name in menus where absent. */
const searchTitle = filledText('Accountants and auditors in {city}');
const described = z.strictObject({ description, searchTitle: searchTitle.optional() });
const opened = described.extend({ lead });
/** Opening of a page with tools, which says what works in a browser without script. */
const tooled = opened.extend({ withoutScript: filledText('The filter needs JavaScript. All services are below.') });
const block = z.strictObject({
  title: filledText('Tell us what is due'),
  text: filledText('Send us the date or the notice.'),
});

const yearText = (example: string) => filledText(example, [...FILLED_NAMES, ...YEAR_NAMES]);

/** What the page of each tax year says. */
export const yearTextsSchema = z.strictObject({
  searchTitle: yearText('Tanzania tax rates {year}'),
  description: yearText('Tax rates of {year} with their law.'),
  lead: yearText('The rates from 1 July {startYear} to 30 June {endYear}.'),
});

/** content/pages.json: what pages with a fixed address say that belongs to no other file. */
export const pageTextsSchema = z.strictObject({
  /** On every page while `npm run launch-check` finds a placeholder. */
  sampleNotice: text('Names and figures on this site are samples.'),
  /** On the pages in Kiswahili: these stand here in English, as every text that has a twin. */
  twins: z.strictObject({
    /** Below the hero, until content/firm.json names who has read them; {english} is the link to the English page. */
    draft: filledText('A draft. Where the two differ, follow the English page: {english}.', ['english']),
    /** On the first page, above the services. */
    services: text('These pages are in English.'),
    /** At the end of an article or a service in Kiswahili; {english} is the link to the English page. */
    whole: filledText('The English page says more: {english}.', ['english']),
  }),
  /** On every page while a press waits for its script, or its script could not be loaded. */
  loadNotice: z.strictObject({
    /** Heard while a press waits. */
    waiting: text('Loading. One moment.'),
    /** Seen and heard where the connection failed, or took too long. */
    failed: text('The connection is slow or lost.'),
    /** Link to the same page. */
    reload: text('Load again'),
    /** Seen and heard on a page that is shown without a connection; {day} is the day of its rates. */
    offline: filledText('Rates as of {day}; you are offline.', ['day']),
  }),
  about: opened.extend({ check: block, callToAction: block }),
  team: tooled.extend({ undecided: block }),
  awards: tooled,
  industries: opened.extend({ callToAction: block }),
  contact: opened.extend({
    whatNext: z
      .array(filledText('You get the scope and the fee in writing.'))
      .min(1)
      .meta({ example: ['…'] }),
    /** Where the reference of a message stands, for those who sent it without script. */
    reference: filledText('Your reference is at the end of the address of this page.'),
  }),
  services: tooled.extend({
    callToAction: block,
    undecided: block,
    comparison: filledText('Which one do you need?'),
    salaryCalculator: filledText('PAYE and NSSF for any salary.'),
  }),
  serviceNotFound: opened,
  calculator: described,
  resources: tooled.extend({ contactBox: block }),
  media: tooled.extend({
    publications: filledText('The four newest pieces.'),
    videos: filledText('Short videos.'),
    newsletter: filledText('One e-mail when a rate changes.'),
  }),
  rates: opened.extend({
    howToRead: filledText('Each stripe is a rate.'),
    /** Before the links to the files with the figures. */
    files: filledText('The figures of this page as a file:'),
    eachYear: yearTextsSchema,
  }),
  evidence: opened.extend({
    /** What each mark says of a value. */
    meanings: z.strictObject({
      read: filledText('We read the words of the law.'),
      official: filledText('It stands on a page of the authority.'),
      reported: filledText('A firm says so.'),
      disputed: filledText('Sources differ.'),
    }),
    /** What the marks leave open. */
    caveat: filledText('A value that was read may have been changed since.'),
    /** Above the lists: what is still to be read, and what both readings are. */
    disputed: filledText('Ask before you act on one of these.'),
    reported: filledText('Each list ends when its law is read.'),
    known: filledText('Open a law for what was read in it.'),
  }),
  forms: opened.extend({
    /** Where the forms themselves are. */
    note: filledText('The forms themselves are on the portals.'),
  }),
  glossary: opened.extend({
    /** Whose Kiswahili it is. */
    swahili: filledText('Kiswahili as the authorities use it.'),
  }),
  whatsNew: opened,
  sitemap: opened,
  search: described,
  thankYou: described,
  callbackThankYou: described,
  offline: opened,
  notFound: opened,
});

export type PageTexts = z.infer<typeof pageTextsSchema>;
/** Pages whose description stands there. */
export type DescribedPageId = Exclude<keyof PageTexts, 'sampleNotice' | 'twins' | 'loadNotice'>;
