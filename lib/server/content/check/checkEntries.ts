import { basename } from 'node:path';
import type { Reference } from '../../../content/schemas/fields.ts';
import { SHOWN_IN_KISWAHILI, SOURCED_IN_KISWAHILI } from '../../../content/schemas/kiswahili.ts';
import { TAX_FILES } from '../../../content/schemas/tax/tax.ts';
import { sourceIdsOf } from '../../../tax/evidence.ts';
import { nearestWords } from '../../../text/nearestWord.ts';
import {
  type ContentIssue,
  type ContentSource,
  describeFound,
  type Finding,
  fieldIssue,
  textAt,
} from '../issues/contentIssue.ts';
import { metaOf, writeField } from '../issues/validateSource.ts';
import { COLLECTIONS, IMPORTED_FILES } from '../source/collections.ts';
import { type Entry, eachEntry, evidenceIn, textsIn } from '../source/entries.ts';
import { TOKEN_START } from '../source/rateTokens.ts';
import { fieldsAt, translatedData } from '../source/translations.ts';
import { type ContentTree, schemaOf } from './contentTree.ts';
import { findStrayCharacters } from './readBody.ts';
import type { References } from './references.ts';

const LIBRARY: readonly string[] = (['guides', 'articles', 'acts', 'financeActs', 'videos', 'media'] as const).map(
  (name) => COLLECTIONS[name].file,
);

/** Files and folders that contain page descriptions and page titles. */
const DESCRIBED = [...LIBRARY, 'content/pages.json', 'content/duties.json', 'content/pages/', 'content/services/'];
const TITLED = [...LIBRARY, 'content/services.json', 'content/pages/'];

const isIn = (places: readonly string[], { file }: ContentSource) => places.some((place) => file.startsWith(place));

const descriptionsIn = (source: ContentSource) => (isIn(DESCRIBED, source) ? textsIn(source, 'description') : []);

/** Returns the titles of pages: search titles and titles of entries or texts, but not those of their parts. */
const titlesIn = (source: ContentSource) => [
  ...textsIn(source, 'searchTitle'),
  ...(isIn(TITLED, source) ? textsIn(source, 'title').filter(({ path }) => path.length <= 2) : []),
];

/** Returns the name of a field's page: the id or key of its entry, otherwise the file name. */
const pageOf = ({ value, file }: ContentSource, [entry = '', ...rest]: Entry['path']): string =>
  textAt(value, entry, 'id') ?? (rest.length > 0 ? String(entry) : basename(file, '.mdx'));

/** Reports titles or descriptions shared by two pages, because search engines show only one of them. */
function checkShown(
  { sources }: ContentTree,
  shownIn: (source: ContentSource) => ReturnType<typeof textsIn>,
  { what, example }: { what: string; example: string },
): ContentIssue[] {
  const firsts = new Map<string, { page: string; place: string }>();
  return [...sources.values()].flatMap((source) =>
    shownIn(source).flatMap(({ path, value }) => {
      const page = pageOf(source, path);
      const first = firsts.get(value);
      if (first === undefined) firsts.set(value, { page, place: `${source.file}:${source.lineOf(path)}` });
      if (first === undefined || first.page === page) return [];
      const found = `the ${what} of another page (${first.place})`;
      const expected = `a ${what} not used by another page`;
      return [fieldIssue(source, path, { found, expected, example: writeField(source, path, example) })];
    }),
  );
}

type Report = (path: Entry['path'], finding: Finding) => void;

const isReference = (value: unknown): value is Reference =>
  value !== null && typeof value === 'object' && 'to' in value;

/** Reports unknown references, rates where they are not filled in, and stray characters. */
function checkText(source: ContentSource, { path, value, schema }: Entry, { find }: References, report: Report) {
  if (typeof value !== 'string') return;
  const { ref } = metaOf(schema);
  const miss = isReference(ref) ? find(value, ref) : undefined;
  if (miss) {
    const { expected, nearest } = miss;
    const example = nearest === undefined ? {} : { example: writeField(source, path, nearest) };
    report(path, { found: describeFound(value), expected, ...example });
  }
  if (IMPORTED_FILES.includes(source.file) && TOKEN_START.test(value)) {
    report(path, { found: describeFound(value), expected: 'no rate, since forms and mails show this text too' });
  }
  const fault = findStrayCharacters(value, source.syntax);
  if (fault) report(path, fault);
}

/** Reports duplicate ids and other fields that must be unique. `places` records their first occurrences. */
function checkUnique({ file, lineOf }: ContentSource, entry: Entry, places: Map<string, string>, report: Report) {
  const { path, value, schema } = entry;
  const { unique } = metaOf(schema);
  const field = typeof unique === 'string' ? unique : 'id';
  for (const [index, one] of Array.isArray(value) ? value.entries() : []) {
    const id = textAt(one, field);
    if (id === undefined) continue;
    const at = [...path, index, field];
    const first = places.get(id);
    if (first === undefined) places.set(id, `${file}:${lineOf(at)}`);
    else report(at, { found: `"${id}" a second time (the first is at ${first})`, expected: `another ${field}` });
  }
}

/** Returns the advice that a schema gives on a value (`advised` in lib/content/schemas/fields.ts). */
function adviceOn({ value, schema }: Entry): string {
  const { advice } = metaOf(schema);
  return String((typeof advice === 'function' && advice(value)) || '');
}

/**
 * Visits every value of every file once, with its schema. References must resolve, ids must be unique, and texts must not
 * contain stray characters. Overlong texts only produce warnings.
 */
export function checkEntries(tree: ContentTree, references: References) {
  const issues: ContentIssue[] = [
    ...checkShown(tree, titlesIn, { what: 'title', example: 'VAT on exports from Tanzania: what is zero-rated' }),
    ...checkShown(tree, descriptionsIn, {
      what: 'description',
      example: 'Which exports from Tanzania are zero-rated, and the papers that prove it.',
    }),
  ];
  const warnings: ContentIssue[] = [];
  const ofLibrary = new Map<string, string>();
  for (const source of tree.sources.values()) {
    const report: Report = (path, finding) => issues.push(fieldIssue(source, path, finding));
    for (const entry of eachEntry(source.value, schemaOf(source.file))) {
      const { path, value } = entry;
      const isShared = path.length === 0 && LIBRARY.includes(source.file);
      checkUnique(source, entry, isShared ? ofLibrary : new Map(), report);
      const expected = adviceOn(entry);
      if (expected) warnings.push(fieldIssue(source, path, { found: describeFound(value), expected }));
      checkText(source, entry, references, report);
    }
  }
  return { issues, warnings };
}

/** Returns the fields shown on pages below /sw, by translation file. */
function shownPlaces({ sources }: ContentTree): [file: string, places: readonly string[]][] {
  const values = SOURCED_IN_KISWAHILI.map((name) => sources.get(TAX_FILES[name].file)?.value);
  const ids = new Set(evidenceIn(values).flatMap(({ evidence }) => sourceIdsOf(evidence)));
  const titles = [...ids].map((id) => `sources/${id}/title`);
  return [...Object.entries(SHOWN_IN_KISWAHILI), ['content/tax/sources.sw.json', titles]];
}

/** Returns the English texts at a field path, each with its key. */
const textsAt = ({ sources }: ContentTree, translationFile: string, place: string) =>
  [...sources.values()].flatMap((english) => {
    const data = translatedData(translationFile, english);
    const isInFolder = data !== english.value;
    return [...fieldsAt(data, place)].map((path) => ({
      english,
      path: isInFolder ? path.slice(1) : path,
      text: textAt(data, ...path) ?? '',
      key: `${english.file} ${path.join('/')}`,
    }));
  });

/**
 * Checks the field paths of Kiswahili texts. A missing or outdated translation produces only a warning, because an editor of
 * the English text need not know Kiswahili.
 */
export function checkTranslations(tree: ContentTree) {
  const issues: ContentIssue[] = [];
  const warnings: ContentIssue[] = [];
  // An unreadable file has no fields, so only its own issue is reported.
  const isRead = [...tree.sources.values()].every((english) => english.issues.length === 0);
  const translated = new Set<string>();
  const stale = [...tree.translations.values()].flatMap((source) =>
    textsIn(source, 'at').flatMap(({ path, value: place }) => {
      const texts = textsAt(tree, source.file, place);
      const enPath = [...path.slice(0, -1), 'en'];
      const same = texts.filter(({ text }) => text === textAt(source.value, ...enPath));
      for (const { key } of same) translated.add(key);
      if (texts.length === 0 && isRead) {
        const expected = 'a field of the English file that holds a text';
        issues.push(fieldIssue(source, path, { found: `"${place}", which names none`, expected }));
      }
      return texts.length === 0 || same.length > 0 ? [] : [{ source, enPath, texts }];
    }),
  );
  const offered = new Set<string>();
  for (const { source, enPath, texts } of stale) {
    const english = textAt(source.value, ...enPath) ?? '';
    const open = texts.filter(({ key, text }) => !translated.has(key) && !offered.has(text)).map(({ text }) => text);
    const [nearest] = nearestWords(english, open);
    if (nearest !== undefined) offered.add(nearest);
    const found = `"${english}", which the English file no longer has there`;
    const expected = nearest ? 'the English of now, with Kiswahili read again' : 'no entry: all have Kiswahili';
    const example = nearest && writeField(source, enPath, nearest);
    warnings.push(fieldIssue(source, enPath, { found, expected, ...(example && { example }) }));
  }
  for (const [file, places] of shownPlaces(tree)) {
    const missing = places.flatMap((at) => textsAt(tree, file, at).map((one) => ({ at, ...one })));
    const open = missing.filter(({ key, text }) => !translated.has(key) && /\p{L}{2}/u.test(text));
    for (const { at, english, path, text } of new Map(open.map((one) => [one.text, one])).values()) {
      const found = `${describeFound(text)}, which has no Kiswahili`;
      const expected = `an entry in ${file}; until then pages below /sw show the English`;
      const example = `{ "at": "${at}", "en": ${JSON.stringify(text)}, "sw": "..." }`;
      warnings.push(fieldIssue(english, path, { found, expected, example }));
    }
  }
  return { issues, warnings };
}
