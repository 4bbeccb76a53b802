import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { photo, placeholder } from '../../../content/schemas/fields.ts';
import { proverbSchema } from '../../../content/schemas/firm.ts';
import { pageFrontMatterSchema, twinsSchema } from '../../../content/schemas/pages.ts';
import { cvFrontMatterSchema, documentFrontMatterSchema } from '../../../content/schemas/resources.ts';
import { serviceFrontMatterSchema } from '../../../content/schemas/services.ts';
import { evidence } from '../../../content/schemas/tax/taxFields.ts';
import { describeSchema, metaOf, unwrapSchema } from '../issues/validateSource.ts';
import { JSON_FILES } from '../source/collections.ts';

/** Editors' reference of fields; written by `npm run schemas`. */
export const REFERENCE_FILE = 'content/reference.md';

const TEXT_FILES: readonly { file: string; schema: z.ZodType }[] = [
  { file: 'content/services/<id>.mdx', schema: serviceFrontMatterSchema },
  { file: 'content/resources/<category>/<id>.mdx and content/media/<id>.mdx', schema: documentFrontMatterSchema },
  { file: 'content/pages/<id>.mdx', schema: pageFrontMatterSchema },
  { file: 'content/cv.mdx', schema: cvFrontMatterSchema },
  { file: 'content/<name>.sw.json', schema: twinsSchema },
];

const OPENING = `# Every field of content

\`npm run schemas\` writes this page from \`lib/content/schemas\`. See [README.md](README.md).

Fields in brackets may be left out; one that no table names is a mistake. A group names its fields; those that need words have a
row. Fields of several files stand in the first table. \`placeholder: true\` marks what the firm has not confirmed.
A day is \`2025-09-24\`, an amount whole shillings, a rate a percent (\`3.5\`), a path of this site \`/contact\`, a link to another
site begins with \`https://\`, an id is lower-case words joined by hyphens.
`;

/** Groups of fields in many files, by the name under which the reference describes them once. */
const SHARED_FIELDS: Readonly<Record<string, z.ZodType>> = { evidence, photo, proverb: proverbSchema };

/** A longer list of words is not printed: the check lists it for a wrong word. */
const MOST_WORDS = 8;

/** A field of so many files is told once, before them. */
const COMMON_FROM = 2;

/** Kinds in a word, which the opening of the reference explains, by the words of the content check. */
const SHORT_KINDS: Readonly<Record<string, string>> = {
  'a text': 'text',
  'a text that is not empty': 'text',
  'lower-case words joined by hyphens': 'id',
  'a day written YYYY-MM-DD': 'day',
  'a path on this site that begins with / and does not end with it': 'path',
  'an address that begins with https://': 'link',
};

/** Returns the fields of a group; the same object for all copies of one schema. */
const shapeOf = (schema: unknown) => {
  const bare = unwrapSchema(schema);
  return bare instanceof z.ZodObject ? bare.shape : undefined;
};

const sharedName = (schema: unknown): string | undefined => {
  const shape = shapeOf(schema);
  return Object.keys(SHARED_FIELDS).find((name) => shape !== undefined && shapeOf(SHARED_FIELDS[name]) === shape);
};

/** Returns 'list of 2 to 8' for a list with bounds. */
function countText(list: z.ZodArray): string {
  const { minItems = 0, maxItems } = z.toJSONSchema(list, { io: 'input', unrepresentable: 'any' });
  if (minItems === maxItems) return `list of ${minItems}`;
  if (maxItems !== undefined) return `list of ${minItems} to ${maxItems}`;
  return minItems > 1 ? `list of ${minItems} or more` : 'list';
}

/** Describes an editor's value: 'list of 2 to 8'; for a group, its fields' names. */
function kindOf(schema: unknown): string {
  const bare = unwrapSchema(schema);
  const shared = sharedName(schema);
  if (shared) return `[${shared}](#${shared})`;
  if (bare instanceof z.ZodArray) {
    const kind = kindOf(bare.element);
    return kind === 'text' ? countText(bare) : `${countText(bare)}: ${kind}`;
  }
  if (bare instanceof z.ZodObject) return Object.keys(bare.shape).join(', ');
  if (bare instanceof z.ZodEnum && bare.options.length > MOST_WORDS) return `one of ${bare.options.length} words`;
  const kind = describeSchema(bare);
  return SHORT_KINDS[kind] ?? kind;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '\\<').replaceAll('\n', ' ');

type Row = { name: string; isOptional: boolean; words: string };

/** Returns the fields of a file or a group; below a group only those with a description. */
function rowsOf(schema: unknown, above = ''): Row[] {
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodArray) return rowsOf(bare.element, above);
  const shape: Readonly<Record<string, unknown>> = shapeOf(bare) ?? {};
  return Object.entries(shape).flatMap(([key, field]) => {
    if (field === placeholder) return [];
    const name = above === '' ? key : `${above}.${key}`;
    const { description } = metaOf(field);
    const kind = kindOf(field);
    const isToldAbove = above !== '' && description === undefined;
    const words = [description, kind === 'text' ? '' : kind].filter(Boolean).join('. ').replaceAll('..', '.');
    const row = { name, isOptional: field instanceof z.ZodOptional, words: words || 'text' };
    return [...(isToldAbove ? [] : [row]), ...(sharedName(field) ? [] : rowsOf(field, name))];
  });
}

const lastName = (name: string) => name.split('.').at(-1) ?? name;
const keyOf = ({ name, words }: Row) => `${lastName(name)} ${words}`;

/** Writes a table; fields about which the same is to be said are in one row, and of the same name once. */
function tableOf(rows: readonly Row[]): string {
  const once = [...Map.groupBy(rows, keyOf).values()].flatMap(([row, ...repeats]): Row[] => {
    if (row === undefined) return [];
    return [repeats.length === 0 ? row : { ...row, name: lastName(row.name) }];
  });
  const lines = [...Map.groupBy(once, ({ words }) => words)].map(([words, same]) => {
    const names = same.map(({ name, isOptional }) => (isOptional ? `[\`${name}\`]` : `\`${name}\``));
    return `${names.join(', ')} | ${cell(words)}`;
  });
  return lines.length === 0 ? '' : ['field | what it is', '--- | ---', ...lines].join('\n');
}

/** Builds the text of content/reference.md: a table of fields for each file. */
export function referenceText(): string {
  const files = [...JSON_FILES, ...TEXT_FILES].map(({ file, schema }) => ({ file, schema, rows: rowsOf(schema) }));
  const uses = new Map<string, Row[]>();
  for (const { rows } of files) {
    for (const [key, [row]] of Map.groupBy(rows, keyOf)) if (row) uses.set(key, [...(uses.get(key) ?? []), row]);
  }
  const isCommon = (row: Row) => row.words !== 'text' && (uses.get(keyOf(row))?.length ?? 0) >= COMMON_FROM;
  const common = [...uses.values()].flatMap(([row]) =>
    row && isCommon(row) ? [{ ...row, name: lastName(row.name) }] : [],
  );
  const section = (title: string, about: string | undefined, rows: readonly Row[]) =>
    [title, about, tableOf(rows)].filter(Boolean).join('\n\n');
  return `${[
    OPENING.trim(),
    section('## Fields of several files', undefined, common),
    ...Object.entries(SHARED_FIELDS).map(([name, schema]) =>
      section(`### ${name}`, schema.description, rowsOf(schema)),
    ),
    ...files.map(({ file, schema, rows }) => {
      const title = `## ${file.replaceAll('content/', '').replaceAll('<', '\\<')}`;
      return section(
        title,
        schema.description,
        rows.filter((row) => !isCommon(row)),
      );
    }),
  ].join('\n\n')}\n`;
}

if (import.meta.main) writeFileSync(REFERENCE_FILE, referenceText());
