import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { stringify } from 'yaml';
import type { EntryKind } from './entryKinds.ts';

type Values = Readonly<Record<string, unknown>>;

/** Picks the values that a schema knows, in its order. */
const pick = (shape: object, values: Values) =>
  Object.fromEntries(Object.keys(shape).flatMap((key) => (values[key] === undefined ? [] : [[key, values[key]]])));

/**
 * Adds an entry to its list, and writes its text if it has one.
 *
 * @returns the written files
 * @throws Error if a text of that name exists
 */
export function writeEntry(
  root: string,
  { file, schema, list: field, text, isFirst }: EntryKind,
  values: Values,
): string[] {
  const textFile = text && `${text.folder}/${values.id}.mdx`;
  if (textFile && existsSync(join(root, textFile))) throw new Error(`${textFile} is there already: choose another id.`);
  const list = readFileSync(join(root, file), 'utf8');
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  const edits = modify(list, [...(field ? [field] : []), isFirst ? 0 : -1], pick(schema.shape, values), {
    formattingOptions,
    isArrayInsertion: true,
  });
  writeFileSync(join(root, file), applyEdits(list, edits));
  if (!text || !textFile) return [file];
  const frontMatter = stringify(pick(text.schema.shape, values), { lineWidth: 0, singleQuote: true });
  mkdirSync(dirname(join(root, textFile)), { recursive: true });
  writeFileSync(join(root, textFile), `---\n${frontMatter}---\n\n${text.body(values)}`);
  return [file, textFile];
}
