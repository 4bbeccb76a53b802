import { z } from 'zod';
import { group, listOf, refuse, text } from './fields.ts';

/** Kiswahili translations: content/<name>.sw.json for content, content/words.sw.json for the user interface. */

const PLACE = /\{(\w+)\}/g;

/** Describes the placeholders, such as {name}, that a translation should have; undefined if they match the English ones. */
function expectedPlace(english: string, kiswahili: string): string | undefined {
  const known: string[] = english.match(PLACE) ?? [];
  const own: string[] = kiswahili.match(PLACE) ?? [];
  const extra = own.find((place) => !known.includes(place));
  if (extra) return `no ${extra}, since nothing fills it in: only what the English has between braces`;
  const lost = known.find((place) => !own.includes(place));
  return lost && `${lost} too, as the English has it`;
}

const translationSchema = z
  .strictObject({
    at: text('hours/*/label').describe(
      'The field: names and ids from the outside in, `*` for every entry; of a text in a folder, its id first',
    ),
    en: text('Ask us').describe(
      'The text as the English file has it; where that changes, pages show it until this follows',
    ),
    sw: text('Tuulize').describe('The same in Kiswahili'),
  })
  .superRefine(({ en, sw }, context) => {
    const expected = expectedPlace(en, sw);
    if (expected !== undefined) refuse(context, ['sw'], expected);
  });

export type Translation = z.infer<typeof translationSchema>;

function checkDuplicates(texts: readonly Translation[], context: z.RefinementCtx): void {
  const keys = texts.map(({ at, en }) => JSON.stringify([at, en]));
  for (const [index, key] of keys.entries()) {
    const first = keys.indexOf(key);
    if (first < index) refuse(context, [index, 'en'], `each sentence of a place once; entry ${first + 1} has it too`);
  }
}

/** content/<name>.sw.json: Kiswahili translations of content/<name>.json. */
export const translationsSchema = group('The Kiswahili of the texts of `<name>.json`, on the pages below `/sw`', {
  texts: listOf(translationSchema).superRefine(checkDuplicates),
});

/** content/words.sw.json: user interface texts in Kiswahili. */
export const kiswahiliSchema = z
  .record(z.string().min(1), z.string().min(1))
  .superRefine((words, context) => {
    for (const [english, kiswahili] of Object.entries(words)) {
      const expected = expectedPlace(english, kiswahili);
      if (expected !== undefined) refuse(context, [english], expected);
    }
  })
  .describe('The Kiswahili of buttons, labels, messages and results, by the English words as the code has them');

/** Fields shown on pages below /sw, by translation file. The content check reports each one that has no translation. */
export const SHOWN_IN_KISWAHILI: Readonly<Record<string, readonly string[]>> = {
  'content/firm.sw.json': [
    ...['descriptor', 'tagline', 'description', 'address/directions', 'address/lines/*', 'replyPromise'],
    ...['founderStats/*/label', 'hours/*/label', 'hours/*/text', 'closedDays/*/name'],
    ...['address/directions', 'address/lines/*', 'hours/*/label', 'hours/*/text'].map((at) => `offices/*/${at}`),
  ],
  'content/founder.sw.json': ['position', 'quote', 'valuePoints/*/title', 'valuePoints/*/text'],
  'content/home.sw.json': ['about/heading', 'books', 'letter/link', 'letter/text', 'letter/title', 'opening'],
  'content/pages.sw.json': [
    ...['sampleNotice', 'contact/clients', 'contact/whatNext/*', 'contact/lead', 'notFound/lead'],
    ...['calculator', 'contact', 'notFound', 'thankYou', 'callbackThankYou'].map((page) => `${page}/description`),
    ...['calculator', 'contact'].map((page) => `${page}/sharingTitle`),
  ],
  'content/services.sw.json': ['*/title', '*/quote/*/ask', '*/quote/*/choices/*'],
  'content/tax/calendar.sw.json': ['duties/*/title'],
  'content/tax/contributions.sw.json': ['nssf/*/law', 'nssf/*/deductionLaw', 'sdl/*/law', 'wcf/*/law'],
  'content/tax/holidays.sw.json': ['fixed/*/name', 'easter/*/name', 'movable/*/days/*/name', 'declared/*/name'],
  'content/tax/minimum-wages.sw.json': ['law', 'sectors/*/sector', 'sectors/*/wages/*/work'],
  'content/tax/overtime.sw.json': ['law'],
  'content/tax/paye.sw.json': ['tables/*/law'],
  'content/tax/presumptive.sw.json': [
    ...['auditAbove', 'relief', 'transport', 'ceilings/*', 'tables/*', 'traders/*/closed'].map((at) => `${at}/law`),
    ...['choiceLaw', 'daysLaw', 'individualLaw', 'recordsLaw', 'relief/conditions', 'transport/note'],
    ...['traders/*/label', 'traders/*/closed/reason', 'transport/groups/*/title'],
    ...['transport/groups/*/classes/*/label', 'transport/evidence/says/*/text'],
  ],
  'content/tax/rates.sw.json': ['pension.heslb', 'paye.non-resident'].map((id) => `rates/${id}/values/*/law`),
};

/** Files of content/tax whose values are shown below /sw together with the titles of their sources. */
export const SOURCED_IN_KISWAHILI = ['contributions', 'minimumWages', 'overtime', 'paye', 'presumptive'] as const;
