import { z } from 'zod';
import { PALETTE_NAMES } from '../../site/pictureStyle.ts';
import { SERVICE_CATEGORIES } from '../../site/serviceCategories.ts';
import {
  boundedList,
  checkActRead,
  count,
  day,
  financeAct,
  group,
  id,
  motif,
  oneOf,
  pageLink,
  photo,
  placeholder,
  ref,
  service,
  sharingTitle,
  shownText,
  text,
} from './fields.ts';

/** A deadline: either a duty of the tax calendar, whose rule determines the date, or a separate date. */
export const deadlineSchema = z
  .strictObject({
    duty: ref('duties', 'vat').optional().describe('Id of a duty in content/tax/calendar.json, in place of `when`'),
    when: text('Within 28 days').max(40).optional().describe('Set large, so a few words'),
    what: text('BRELA Form 128, counted from the incorporation anniversary')
      .max(120)
      .optional()
      .describe('Default: the title of the duty'),
  })
  .refine(({ duty, when, what }) => (duty === undefined) !== (when === undefined) && (duty ?? what) !== undefined, {
    error: 'a duty, or when and what',
  });

/** A group of clients, with the page that helps them first. */
const fitSchema = z.strictObject({
  who: text('In business by yourself').max(40),
  what: text('Presumptive tax on turnover, in place of profit').max(110),
  link: pageLink('/calculator/presumptive-tax').optional().describe('A page that the search lists'),
});

/** Optional question for a quote, shown in the contact form for the chosen service. */
const quoteQuestionSchema = z.strictObject({
  ask: text('Year end').describe('Label of the field, and of the answer in the message'),
  choices: boundedList(text('31 December'), [2, 5])
    .optional()
    .describe('Answers to choose from; a line to fill in where absent'),
});

/** A few words in large type, and the rest of the sentence below. */
const fact = (words: string, more: string) =>
  z.strictObject({ fact: text(words).max(24), more: text(more).max(90).describe('Goes on in the same sentence') });

/** Duration and price of a service. Sample figures until the owner supplies real ones. */
const termsSchema = z.strictObject({
  takes: fact('6 to 8 weeks', 'from the trial balance to the signed opinion'),
  fee: fact('A fixed fee', 'for the year, in the engagement letter'),
  firstTalk: fact('First talk free', 'by phone or at our office'),
  signs: fact('A partner signs', 'and is named before the work begins'),
  moves: text('Turnover, number of branches, state of the books.').describe('What makes the fee higher or lower'),
  example: z
    .strictObject({ of: text('A shop with 200 invoices a month'), costs: text('TZS 450,000 a month').max(30) })
    .describe('A typical client, and the fee'),
  placeholder,
});

/** A case that the firm may describe without naming the client. */
const caseSchema = z.strictObject({
  question: text('TRA assessed 90 million. Was it right?'),
  did: text('We rebuilt the sales from the bank statements.'),
  result: text('The assessment came down to 22 million.'),
  onHome: z.boolean().optional().meta({ example: true }).describe('True for those that Home shows'),
  placeholder,
});

/** An entry of content/services.json, in the order used in menus, lists and forms. */
export const serviceEntrySchema = z.strictObject({
  id: id('audit').describe('Name of its text in content/services, and its address'),
  title: shownText('Audit Services', 40).describe('Its name everywhere'),
  lead: ref('team', 'joseph-mrema').describe('Its id in team.json'),
  terms: termsSchema.describe('The four facts below the head of the page, and its fee'),
});

/** At least four, because a service page links to three others. */
export const servicesSchema = z
  .array(serviceEntrySchema)
  .min(4)
  .describe('The services in the order of menus, lists and forms');

/** Front matter of content/services/<id>.mdx; the file name is the id. */
export const serviceFrontMatterSchema = group(
  '`/services/<id>`, its card and the menus. The first section of the text is open, the others are rows.',
  {
    sharingTitle,
    category: oneOf(SERVICE_CATEGORIES).describe('Group under which it is listed'),
    shortDescription: z
      .string()
      .min(40)
      .max(160)
      .meta({ example: 'Independent statutory and special-purpose audits.' })
      .describe('One or two sentences for cards, at most 160 characters'),
    description: text('Audits under International Standards on Auditing, signed by a registered firm.')
      .optional()
      .describe("The page's lead and meta description; default: the short description"),
    icon: motif.describe('Motif of the picture system'),
    iconColor: oneOf(PALETTE_NAMES).describe('Palette of the icon'),
    photo: photo.describe('A photo that replaces the drawing'),
    features: boundedList(text('Statutory financial audits'), [4, 4]).describe(
      'Four points; cards show the first three',
    ),
    linkLabel: text('Read about audit').describe('Words of the link on its card'),
    swahili: text('ukaguzi wa hesabu').optional().describe('Its name in Kiswahili'),
    choose: group('Who it is for, and when to come', {
      who: text('Companies whose accounts a lender must be able to trust').max(110),
      when: text('Before the year end').max(90),
    }),
    quote: boundedList(quoteQuestionSchema, [2, 3]).describe('Two or three questions of the contact form'),
    case: caseSchema.optional().describe("'A case' on the page"),
    fits: boundedList(fitSchema, [3, 5]).describe("'Is it for you?' on the page"),
    deadlines: boundedList(deadlineSchema, [2, 5]).describe(
      "'Your deadlines' on the page, the nearest ones; the calendar has all",
    ),
    documents: boundedList(text('Trial balance for the year'), [3, 8]).describe("'You bring' list"),
    deliverables: boundedList(text('Signed audit opinion'), [2, 6]).describe("'You get' list"),
    reading: z
      .array(pageLink('/resources/guides/non-profit-tax-guide'))
      .max(6)
      .optional()
      .describe('Pages to read next, the best first; the newest that name the service follow'),
    checkedOn: day().describe("Date of the newest source that the page rests on; never today's because it is today's"),
    updatedOn: day('2026-11-22').optional().describe('Day on which the text last changed'),
    financeAct: financeAct.describe('The newest Finance Act that the page covers'),
  },
).superRefine(checkActRead);

/** A service as pages use it: its entry, its front matter and its path. */
export type Service = z.infer<typeof serviceFrontMatterSchema> & z.infer<typeof serviceEntrySchema> & { slug: string };

const HOME_SECTORS = 6;

const sectorSchema = z.strictObject({
  id: id('mining-resources').describe('Anchor on /industries and name of its picture'),
  name: text('Mining & Resources'),
  description: text('Mines, quarries and dealers, from exploration licence to export.').describe(
    'Two or three sentences: what businesses of the sector face',
  ),
  taxPoint: text('Losses are ring-fenced by licence.').describe(
    'The tax or audit point that matters in the sector: one or two sourced sentences',
  ),
  motif: motif.describe('Name of the motif in the picture system'),
  image: photo.describe('A photo that replaces the drawing'),
  stats: group('Clients served and years of work in the sector', {
    clients: count(25),
    years: count(10),
    placeholder,
  }),
  reads: pageLink('/resources/guides/non-profit-tax-guide')
    .optional()
    .describe('A link on `/`, to a page that the search lists'),
  services: boundedList(service, [2, 4]).describe('Services that the sector asks for most, best first'),
});

/** content/industries.json: sources of the tax points shown for each sector. */
export const industriesSchema = group('`/industries`: what the tax points of all sectors rest on', {
  checkedOn: day().describe("Date of the newest source; never today's because it is today's"),
  financeAct: financeAct.describe('The newest Finance Act that all of them cover'),
}).superRefine(checkActRead);

export const sectorsSchema = z
  .array(sectorSchema)
  .min(HOME_SECTORS)
  .describe('`/industries` and the list on `/awards`; the first six on `/`');
export type Industries = z.infer<typeof industriesSchema>;
export type Sector = z.infer<typeof sectorSchema>;
