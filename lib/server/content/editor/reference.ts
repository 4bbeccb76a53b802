import type { z } from 'zod';
import { cvFrontMatterSchema, documentFrontMatterSchema } from '../../../content/schemas/document.ts';
import { pageFrontMatterSchema } from '../../../content/schemas/page.ts';
import { serviceFrontMatterSchema } from '../../../content/schemas/service.ts';
import { twinsSchema } from '../../../content/schemas/twins.ts';
import { JSON_FILES } from '../source/collections.ts';
import { type FieldRow, fieldRows, SHARED_FIELDS } from './fieldRows.ts';

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

\`npm run schemas\` writes this page from \`lib/content/schemas\`. How to work with the files: [README.md](README.md).

Fields in brackets may be left out. A field that no table names is a mistake. A group names its fields; a field that several groups
of a file have stands below the first. \`placeholder: true\` may stand on people,
statistics, awards, affiliations, credentials, videos, publications and the CV: it marks what the firm has not confirmed.
A day is written \`2025-09-24\`, an amount in whole shillings, a rate as a percent (\`3.5\`), a path of this site with a slash at
its beginning and none at its end, a link to another site with \`https://\`. An id is lower-case words joined by hyphens. An example
alone is a text.
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '\\<').replaceAll('\n', ' ');

const line = ({ name, isOptional, kind, description, example }: FieldRow) => {
  const field = isOptional ? `[\`${name}\`]` : `\`${name}\``;
  const shown = example === '' ? '' : `\`${example.replaceAll('|', '\\|')}\``;
  const written = kind === 'text' && shown ? shown : [cell(kind), shown].filter(Boolean).join(', ');
  return `| ${field} | ${cell(description)} | ${written} |`;
};

/** Removes the fields of a group that an earlier group of the same file has described; the row names that group. */
function withoutRepeats(rows: readonly FieldRow[]): FieldRow[] {
  const told = new Set<string>();
  return rows.filter(({ name, kind, description, example }) => {
    const key = [name.split('.').at(-1), kind, description, example].join('|');
    const isRepeat = name.includes('.') && told.has(key);
    told.add(key);
    return !isRepeat;
  });
}

function section(title: string, schema: z.ZodType, level: string): string {
  const rows = withoutRepeats(fieldRows(schema));
  const table = ['| field | what it is | written as |', '| --- | --- | --- |', ...rows.map(line)];
  return [`${level} ${title}`, schema.description ?? '', rows.length === 0 ? '' : table.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Builds the text of content/reference.md: a table of fields for each file. */
export function referenceText(): string {
  const shared = Object.entries(SHARED_FIELDS).map(([name, schema]) => section(name, schema, '###'));
  const files = [...JSON_FILES, ...TEXT_FILES].map(({ file, schema }) =>
    section(file.replaceAll('content/', '').replaceAll('<', '\\<'), schema, '##'),
  );
  return `${[OPENING.trim(), '## Groups of fields in many files', ...shared, ...files].join('\n\n')}\n`;
}
