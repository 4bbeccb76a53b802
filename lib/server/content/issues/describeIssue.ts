import { z } from 'zod';
import type { ContentSource, FieldPath } from '../source/contentSource.ts';
import type { ContentIssue } from './contentIssue.ts';
import { describeSchema, exampleOf, fieldNames, NO_MESSAGE, schemaAt, unwrapSchema } from './describeSchema.ts';
import { describeFound, fieldIssue, valueAt } from './describeValue.ts';
import { nearestWord } from './nearestWord.ts';

type ZodIssue = z.core.$ZodIssue;

/** Texts that need no quotes in YAML. */
const PLAIN_YAML = /^(?![\d.]+$)[\w/][\w ,./&%()-]*$/;

/** Returns the word of a closed list that a mistyped one most likely means. */
function nearestOf(value: unknown, schema: unknown): string | undefined {
  const bare = unwrapSchema(schema);
  return bare instanceof z.ZodEnum && typeof value === 'string'
    ? nearestWord(value, bare.options.map(String))
    : undefined;
}

/** Writes an example in the syntax of the file: the nearest word, or a valid value. */
function writeExample(path: FieldPath, schema: unknown, { syntax, value }: ContentSource): string | undefined {
  const example = nearestOf(valueAt(value, path), schema) ?? exampleOf(schema);
  if (example === undefined) return undefined;
  const key = path.at(-1);
  const isPlain = syntax === 'yaml' && typeof example === 'string' && PLAIN_YAML.test(example);
  const written = isPlain ? example : JSON.stringify(example);
  if (typeof key !== 'string') return written;
  return syntax === 'yaml' ? `${key}: ${written}` : `"${key}": ${written}`;
}

function plural(count: number | bigint, noun: 'character' | 'entry'): string {
  if (noun === 'character') return `${count} ${count === 1 ? 'character' : 'characters'}`;
  return `${count} ${count === 1 ? 'entry' : 'entries'}`;
}

/** Describes a text or list of the wrong length; undefined for other issues. */
function describeSize(zodIssue: ZodIssue, value: unknown): Pick<ContentIssue, 'found' | 'expected'> | undefined {
  if (zodIssue.code !== 'too_small' && zodIssue.code !== 'too_big') return undefined;
  const noun = Array.isArray(value) ? 'entry' : 'character';
  if (typeof value !== 'string' && !Array.isArray(value)) return undefined;
  const limit = plural(Number(zodIssue.code === 'too_small' ? zodIssue.minimum : zodIssue.maximum), noun);
  const bound = zodIssue.exact ? 'exactly' : zodIssue.code === 'too_small' ? 'at least' : 'at most';
  return { found: plural(value.length, noun), expected: `${bound} ${limit}` };
}

function unknownField(parentPath: FieldPath, key: string, schema: unknown, source: ContentSource): ContentIssue {
  const path = [...parentPath, key];
  const known = fieldNames(schemaAt(schema, parentPath));
  const nearest = nearestWord(key, known);
  return fieldIssue(source, path, {
    found: 'a field that is not known here',
    expected: `one of ${known.join(', ')}${nearest === undefined ? '' : `; the nearest is ${nearest}`}`,
  });
}

/** Replaces the issue of a union by the issues of its branch with the fewest. */
function withoutUnions(zodIssue: ZodIssue, parent: FieldPath = []): ZodIssue[] {
  const path = [...parent, ...zodIssue.path];
  const branches = zodIssue.code === 'invalid_union' ? zodIssue.errors.filter((branch) => branch.length > 0) : [];
  const closest = branches.toSorted((a, b) => a.length - b.length)[0];
  return closest ? closest.flatMap((inner) => withoutUnions(inner, path)) : [{ ...zodIssue, path }];
}

function describeLeaf(zodIssue: ZodIssue, schema: unknown, source: ContentSource): ContentIssue[] {
  if (zodIssue.code === 'unrecognized_keys') {
    return zodIssue.keys.map((key) => unknownField(zodIssue.path, key, schema, source));
  }
  const value = valueAt(source.value, zodIssue.path);
  const fieldSchema = schemaAt(schema, zodIssue.path);
  const sizes = zodIssue.message === NO_MESSAGE ? describeSize(zodIssue, value) : undefined;
  const isUnquotedText =
    zodIssue.code === 'invalid_type' && zodIssue.expected === 'string' && typeof value === 'number';
  const expected = zodIssue.message === NO_MESSAGE ? describeSchema(fieldSchema) : zodIssue.message;
  const finding = {
    found: sizes?.found ?? describeFound(value),
    expected: sizes?.expected ?? (isUnquotedText ? `${expected}, in quotes` : expected),
  };
  const isToldInFull = zodIssue.code === 'custom' && zodIssue.params?.isToldInFull === true;
  const isExampleUseful = !(sizes && Array.isArray(value)) && zodIssue.path.length > 0 && !isToldInFull;
  const example = isExampleUseful ? writeExample(zodIssue.path, fieldSchema, source) : undefined;
  return [fieldIssue(source, zodIssue.path, example === undefined ? finding : { ...finding, example })];
}

/** Translates an issue of zod into issues for an editor, with their lines. */
export function describeIssue(zodIssue: ZodIssue, schema: unknown, source: ContentSource): ContentIssue[] {
  return withoutUnions(zodIssue).flatMap((leaf) => describeLeaf(leaf, schema, source));
}
