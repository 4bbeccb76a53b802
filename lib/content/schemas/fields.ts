import { z } from 'zod';
import { todayInDarEsSalaam } from '../../dates/today.ts';

/**
 * Fields that several collections share. Every field carries an `example` in its
 * metadata: the content check prints it beside a mistake.
 */

function isRealDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Non-empty text without surrounding space. */
export const text = (example: string) =>
  z
    .string()
    .min(1, { error: 'a text that is not empty' })
    .refine((value) => value === value.trim(), { error: 'a text without space around it' })
    .meta({ example });

/**
 * The page's name in the title tag, which tabs and search engines show: what it is and where, as people search for it. The
 * page's title where absent.
 */
export const searchTitle = text('Audit services in Dar es Salaam').optional();

/** Identifier as it stands in addresses and file names: lower-case words joined by hyphens. */
export const id = (example: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'lower-case words joined by hyphens' })
    .meta({ example });

/** A service, by its id in content/services.json; the content check knows which there are. */
export const service = id('taxation');

/** First day of an entry of a dated list, YYYY-MM-DD. It may lie ahead: the entry is used from that day on (begunBy). */
export const firstDay = (example: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'a day written YYYY-MM-DD' })
    .refine(isRealDay, { error: 'a day that the calendar has', abort: true })
    .meta({ example });

/** A calendar day, YYYY-MM-DD, not after today in Dar es Salaam. */
export const day = (example = '2025-09-24') =>
  firstDay(example)
    .refine((value) => value <= todayInDarEsSalaam(), { error: 'a day that is not in the future' })
    .meta({ example });

/** Year of the newest Finance Act that a page or a table takes in. */
export const financeAct = z.number().int().min(2012).max(2100).meta({ example: 2025 });

/** A page of this site: begins with a slash, no trailing slash, no .html. */
export const sitePath = (example: string) =>
  z
    .string()
    .regex(/^\/(?!\/)([^\s]*[^\s/])?$/, { error: 'a path on this site that begins with / and does not end with it' })
    .meta({ example });

/** An address of another site, https only. */
export const httpsUrl = (example: string) =>
  z.url({ protocol: /^https$/, error: 'an address that begins with https://' }).meta({ example });

/** Repositories, forums, and places where anybody leaves a copy of a document. */
const NO_SOURCE =
  /^https:\/\/([^/]+\.)?((github|gitlab|jamiiforums|reddit|scribd|slideshare)\.com|jamii\.app|(pdfslide|fdocuments)\.us|vdocuments\.(mx|pub)|studylib\.net)\//;

/** Where a source of law stands: clients are never sent to a private repository or to a forum. */
export const sourceUrl = (example: string) =>
  httpsUrl(example).refine((url) => !NO_SOURCE.test(url), {
    error:
      'the official text, a page of the authority or of a named firm; no repository, no forum and no copy that somebody left',
  });

/** An e-mail address: text, at sign, text, dot, text. */
export const emailAddress = (example: string) =>
  z
    .string()
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: 'an e-mail address' })
    .meta({ example });

/** A phone number in international form, groups separated by spaces. */
export const phoneNumber = (example = '+255 700 000 000') =>
  z
    .string()
    .regex(/^\+\d{1,3}( \d{2,4}){2,4}$/, { error: 'a phone number in international form' })
    .meta({ example });

/**
 * True on an entry that stands in for what the firm has not supplied yet.
 * `npm run launch-check` lists every one of them.
 */
export const placeholder = z.boolean().optional().meta({ example: true });

/** One of a closed list of words. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).meta({ example: values[0] });

/**
 * An editor's photo in content/images, as its file name there, with the words that
 * a screen reader speaks. Where it is absent the picture system draws the picture.
 */
export const photo = z
  .strictObject({
    file: z
      .string()
      .regex(/^[a-z0-9-]+\.(jpe?g|png)$/, { error: 'the name of a .jpg or .png file in content/images' })
      .meta({ example: 'founder.jpg' }),
    alt: text('The founder at his desk in the Dar es Salaam office'),
  })
  .optional()
  .meta({ example: { file: 'founder.jpg', alt: 'The founder at his desk' } });
