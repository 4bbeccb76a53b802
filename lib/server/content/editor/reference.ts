import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { placeholder } from '../../../content/schemas/fields.ts';
import { translationsSchema } from '../../../content/schemas/kiswahili.ts';
import { describeSchema, metaOf, unwrapSchema } from '../issues/validateSource.ts';
import { JSON_FILES, TEXTS } from '../source/collections.ts';

/** Editors' reference of fields; written by `npm run schemas`. */
export const REFERENCE_FILE = 'content/reference.md';

const FILES = Map.groupBy(
  [
    ...JSON_FILES,
    ...TEXTS.map(({ folder, schema }) => ({ file: folder.replace(/\/$/, '/<id>.mdx'), schema })),
    { file: 'content/<name>.sw.json', schema: translationsSchema },
  ],
  ({ schema }) => schema,
);

const OPENING = `# Every field of content

\`npm run schemas\` writes this page from \`lib/content/schemas\`. See [README.md](README.md).

Fields in brackets may be left out; one that no table names is a mistake. A group names its fields; those that need words have a
row. Fields of several files or groups stand in the first table. \`placeholder: true\` marks what the firm has not confirmed.
A day is \`2025-09-24\`, an amount whole shillings, a rate a percent (\`3.5\`), a path of this site \`/contact\`, a link to another
site begins with \`https://\`, an id is lower-case words joined by hyphens.
`;

/** A longer list of words is not printed: the check lists it for a wrong word. */
const MOST_WORDS = 8;

/** Kinds in a word, which the opening of the reference explains, by the words of the content check. */
const SHORT_KINDS: Readonly<Record<string, string>> = {
  'a text': 'text',
  'a text that is not empty': 'text',
  'lower-case words joined by hyphens': 'id',
  'a day written YYYY-MM-DD': 'day',
  'a path on this site that begins with / and does not end with it': 'path',
  'an address that begins with https://': 'link',
};

/** Describes an editor's value: 'list: day'; for a group, its fields' names. */
function kindOf(schema: unknown): string {
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodArray) {
    const kind = kindOf(bare.element);
    return kind === 'text' ? 'list' : `list: ${kind}`;
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
  if (!(bare instanceof z.ZodObject)) return [];
  return Object.entries(bare.shape).flatMap(([key, field]) => {
    if (field === placeholder) return [];
    const name = above === '' ? key : `${above}.${key}`;
    const { description } = metaOf(field);
    const kind = kindOf(field);
    const isToldAbove = above !== '' && description === undefined;
    const words = [description, kind === 'text' ? '' : kind].filter(Boolean).join('. ').replaceAll('..', '.');
    const row = { name, isOptional: field instanceof z.ZodOptional, words: words || 'text' };
    return [...(isToldAbove ? [] : [row]), ...rowsOf(field, name)];
  });
}

const lastName = (name: string) => name.split('.').at(-1) ?? name;
const keyOf = ({ name, words }: Row) => `${lastName(name)} ${words}`;

/** Writes a table; fields with the same description share a row. */
function tableOf(rows: readonly Row[]): string {
  const lines = [...Map.groupBy(rows, ({ words }) => words)].map(([words, same]) => {
    const names = same.map(({ name, isOptional }) => (isOptional ? `[\`${name}\`]` : `\`${name}\``));
    return `${names.join(', ')} | ${cell(words)}`;
  });
  return lines.length === 0 ? '' : ['field | meaning', '-|-', ...lines].join('\n');
}

const sectionOf = (title: string, about: string | undefined, rows: readonly Row[]): string =>
  [title, about, tableOf(rows)].filter(Boolean).join('\n\n');

/**
 * Builds the text of content/reference.md: a table of fields for each file, preceded by the fields that occur in many
 * places.
 */
export function referenceText(): string {
  const files = [...FILES].map(([schema, alike]) => {
    const names = alike.map(({ file }) => file.slice('content/'.length).replaceAll('<', '\\<'));
    return { title: `## ${names.join(', ')}`, about: schema.description, rows: rowsOf(schema) };
  });
  const told = files.flatMap(({ rows }) => rows.filter(({ words }) => words !== 'text'));
  const common = [...Map.groupBy(told, keyOf)].filter(([, uses]) => uses.length > 1);
  const isOwn = (row: Row) => !common.some(([key]) => key === keyOf(row));
  const named = common.flatMap(([, [row]]) => (row ? [{ ...row, name: lastName(row.name) }] : []));
  return `${[
    OPENING.trim(),
    sectionOf('## Fields of several files or groups', undefined, named),
    ...files.map(({ title, about, rows }) => sectionOf(title, about, rows.filter(isOwn))),
  ].join('\n\n')}\n`;
}

if (import.meta.main) writeFileSync(REFERENCE_FILE, referenceText());
