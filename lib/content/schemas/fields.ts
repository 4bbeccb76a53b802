import { z } from 'zod';
import { buildDay } from '../../dates/builtAt.ts';
import { MOTIF_NAMES } from '../../site/pictureStyle.ts';
import { isRealDay } from '../../tax/days.ts';

/**
 * Fields shared by several collections. Every field has an `example` in its metadata, from which the examples of lists and
 * groups are built. The content check prints it with an error, and VS Code suggests it.
 */

/** Adds an issue for a rule that spans several fields. The message states in full what was expected, so no example is added. */
export const refuse = (context: z.RefinementCtx, path: readonly PropertyKey[], message: string): void =>
  context.addIssue({ code: 'custom', path: [...path], message, params: { isFullMessage: true } });

/** Adds advice on a valid value to the content check. The rule returns what was expected, or nothing. */
export const advised = <Schema extends z.ZodType>(
  schema: Schema,
  rule: (value: z.infer<Schema>) => string | undefined,
): Schema => {
  const advice = (value: unknown) => {
    const read = schema.safeParse(value);
    return read.success ? rule(read.data) : undefined;
  };
  return schema.meta({ ...schema.meta(), advice });
};

/** Text that matches a pattern. */
export const written = (pattern: RegExp, error: string, example: string) =>
  z.string().regex(pattern, { error }).meta({ example });

/** A group of fields with a description. Unknown fields are rejected. */
export const group = <Shape extends z.core.$ZodShape>(description: string, fields: Shape) =>
  z.strictObject(fields).describe(description);

/** Maximum length of a text field. Anything longer belongs in a separate file. */
const MOST_CHARACTERS = 2000;

/** Non-empty text without leading or trailing space. */
export const text = (example: string) =>
  z
    .string()
    .min(1, { error: 'a text that is not empty' })
    .max(MOST_CHARACTERS)
    .refine((value) => value === value.trim(), { error: 'a text without space around it' })
    .meta({ example });

/** Targets of a reference: entries of a list by id, photos, or pages of the site. */
export type ReferenceTarget =
  | 'services'
  | 'team'
  | 'acts'
  | 'duties'
  | 'sources'
  | 'rates'
  | 'payeTables'
  | 'withholdingKinds'
  | 'withholdingGroups'
  | 'minimumTaxSectors'
  | 'photos'
  | 'pages'
  | 'searchedPages';

/** Reference stored in a field's metadata and resolved by lib/server/content/check/checkEntries.ts. */
export type Reference = {
  to: ReferenceTarget;
  /** Units allowed for the rate. */
  unit?: readonly string[];
  /** Kinds allowed for the source. */
  kind?: readonly string[];
  /** A word that is allowed in addition to the ids. */
  orWord?: string;
};

/** The id of an entry in another list. The content check rejects unknown ids. */
export const ref = (to: ReferenceTarget, example: string, limits: Omit<Reference, 'to'> = {}) =>
  text(example).meta({ ref: { to, ...limits } satisfies Reference });

/** Text that cards and search results truncate. The content check advises on longer texts. */
export const shownText = (example: string, longest: number) =>
  advised(text(example), ({ length }) =>
    length <= longest
      ? undefined
      : `at most ${longest} characters for its ${length}, which cards and search results show whole`,
  );

export const searchTitle = text('PAYE bands in Tanzania: how to read them')
  .describe("The page's name in the title tag, as people search for it; its title where absent")
  .optional();

export const sharingTitle = text('Audit services in Dar es Salaam')
  .describe('What people search for, in the title for sharing; the title tag holds the own name of the page')
  .optional();

/** Identifier used in URLs and file names: lower-case words joined by hyphens. */
export const id = (example: string) =>
  written(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens', example);

/** Id of a service in services.json. */
export const service = ref('services', 'taxation').describe('Id of a service of services.json');

/** Date (YYYY-MM-DD) from which an entry of a dated list applies. */
export const firstDay = (example: string) =>
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'a day written YYYY-MM-DD' })
    .refine(isRealDay, { error: 'a day that the calendar has', abort: true })
    .meta({ example });

/** A date (YYYY-MM-DD) that is not after the build date. */
export const day = (example = '2025-09-24') =>
  firstDay(example)
    .refine((value) => value <= buildDay(), { error: 'a day that is not in the future' })
    .refine((value) => value >= '2000-01-01', { error: 'a day since 2000' })
    .meta({ example });

export const financeAct = z
  .number()
  .int()
  .min(2012)
  .max(2100)
  .refine((year) => year <= Number(buildDay().slice(0, 4)), { error: 'the year of an Act that has been passed' })
  .meta({ example: 2025 })
  .describe('Year of the newest Finance Act that it covers');

type Read = { checkedOn: string; financeAct?: number | undefined };

/** Rejects a Finance Act newer than the newest source. Finance Acts receive assent by the end of June. */
export function checkActRead({ checkedOn, financeAct: year }: Read, context: z.RefinementCtx): void {
  const assented = `${year}-06-30`;
  if (year === undefined || checkedOn >= assented) return;
  const words = `a day from ${assented}, on which the Finance Act ${year} was assented to, or an older financeAct`;
  refuse(context, ['checkedOn'], words);
}

/** Path on this site: begins with a slash, no trailing slash, no .html. */
export const sitePath = (example: string) =>
  written(/^\/(?!\/)([^\s]*[^\s/])?$/, 'a path on this site that begins with / and does not end with it', example);

/** Path of an existing page or file on this site. */
export const pageLink = (example: string) => sitePath(example).meta({ ref: { to: 'pages' } satisfies Reference });

/** URL of another site, https only. */
export const httpsUrl = (example: string) =>
  z.url({ protocol: /^https$/, error: 'an address that begins with https://' }).meta({ example });

/** Repositories, forums, and sites where anyone can upload a document. */
const NO_SOURCE =
  /^https:\/\/([^/]+\.)?((github|gitlab|jamiiforums|paperzz|reddit|scribd|slideshare)\.com|docslib\.org|jamii\.app|(pdfslide|fdocuments|vdocuments)\.us|vdocuments\.(mx|net|pub|site)|studylib\.net)\//;

const COPY =
  'the official text, a page of the authority or of a named firm; no repository, no forum and no copy that somebody left';

/** URL of a source of law. Private repositories and forums are rejected, because clients follow these links. */
export const sourceUrl = (example: string) => httpsUrl(example).refine((url) => !NO_SOURCE.test(url), { error: COPY });

/** URL of the official text of a law, or 'not found' if a web search did not find it. */
export const officialText = (example: string) =>
  written(/^(https:\/\/\S+|not found)$/, 'the address of the official text, or "not found"', example).refine(
    (value) => !NO_SOURCE.test(value),
    { error: COPY },
  );

/** An email address, checked loosely. */
export const emailAddress = (example: string) => written(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an email address', example);

/** A phone number in international format, with groups separated by spaces. */
export const phoneNumber = written(
  /^\+\d{1,3}( \d{2,4}){2,4}$/,
  'a phone number in international form',
  '+255 700 000 000',
).refine((value) => !/^\+255 /.test(value) || /^\+255\d{9}$/.test(value.replaceAll(' ', '')), {
  error: 'nine digits after +255',
});

/** Marks a placeholder that the firm has not replaced yet. `npm run launch-check` lists them. */
export const placeholder = z.boolean().optional().meta({ example: true });

/** One of a closed list of words. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).meta({ example: values[0] });

/** Rejects a download whose file name is not the id of its entry. */
export const namedAfterId =
  (folder: string) =>
  ({ id: name, downloadUrl }: { id: string; downloadUrl: string }, context: z.RefinementCtx): void => {
    const expected = `${folder}${name}${/\.[a-z]+$/.exec(downloadUrl)?.[0] ?? '.pdf'}`;
    if (downloadUrl !== expected) refuse(context, ['downloadUrl'], `"${expected}", after its id`);
  };

/** A list with at least one entry. */
export const listOf = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1);

/** A list with a minimum and a maximum number of entries. */
export const boundedList = <Entry extends z.ZodType>(entry: Entry, [least, most]: readonly [number, number]) =>
  z.array(entry).min(least).max(most);

/**
 * A list of dated values, oldest first; each applies until the next one begins.
 * @param by latest date on which the first may begin, so that nobody overwrites the oldest value with a new one
 */
export const datedList = <Entry extends z.ZodType<{ from: string }>>(entry: Entry, by?: string) =>
  z
    .array(entry)
    .min(1)
    .superRefine((list, context) => {
      for (const [index, { from }] of list.entries()) {
        const before = list[index - 1]?.from;
        if (before !== undefined && from <= before) {
          refuse(context, [index, 'from'], `a day after ${before}: the oldest first`);
        } else if (index === 0 && by !== undefined && from > by) {
          refuse(
            context,
            [index, 'from'],
            `the oldest value, which holds by ${by}: a new one is a row of its own below it`,
          );
        }
      }
    });

/** A whole number above 0. */
export const count = (example: number) => z.number().int().positive().meta({ example });

/** A whole number from `least` to `most`. */
export const whole = (example: number, least: number, most: number = Number.MAX_SAFE_INTEGER) =>
  z.number().int().min(least).max(most).meta({ example });

/**
 * An editor's photo, by its file name in content/images, with alternative text. Without one, the picture system draws a
 * picture.
 */
export const photo = z
  .strictObject({
    file: written(/^[a-z0-9-]+\.(jpe?g|png)$/, 'the name of a .jpg or .png file in content/images', 'founder.jpg').meta(
      { ref: { to: 'photos' } satisfies Reference },
    ),
    alt: text('The founder at his desk in the Dar es Salaam office')
      .refine((value) => !/\.(jpe?g|png)$|^(IMG|DSC|PXL)[_\d]/i.test(value), { error: 'words, not the name of a file' })
      .describe('What it shows, for people who cannot see it'),
  })
  .optional();

export const motif = oneOf(MOTIF_NAMES).describe('Figure of its drawn picture; for a wrong word the check lists all');
