import type { z } from 'zod';
import type { ContentSource, FieldPath } from '../source/contentSource.ts';
import { describeSchema, exampleOf, NO_MESSAGE } from './describeSchema.ts';
import { describeFound, describePath, valueAt } from './describeValue.ts';
import type { Mistake } from './formatMistake.ts';
import { nearestWord } from './nearestWord.ts';
import { fieldNames, schemaAt } from './schemaAt.ts';

type Issue = z.core.$ZodIssue;

/** Texts that YAML reads as such without quotes. */
const PLAIN_YAML = /^(?![\d.]+$)[\w/][\w ,./&%()-]*$/;

/** An example written as the file would write it. */
function writeExample(path: FieldPath, schema: unknown, syntax: ContentSource['syntax']): string | undefined {
  const example = exampleOf(schema);
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

/** Found and expected where a text or a list is too short or too long. */
function describeSize(issue: Issue, value: unknown): Pick<Mistake, 'found' | 'expected'> | undefined {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined;
  const noun = Array.isArray(value) ? 'entry' : 'character';
  if (typeof value !== 'string' && !Array.isArray(value)) return undefined;
  const limit = plural(Number(issue.code === 'too_small' ? issue.minimum : issue.maximum), noun);
  const bound = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
  return { found: plural(value.length, noun), expected: `${bound} ${limit}` };
}

function unknownField(issuePath: FieldPath, key: string, schema: unknown, source: ContentSource): Mistake {
  const path = [...issuePath, key];
  const known = fieldNames(schemaAt(schema, issuePath));
  const nearest = nearestWord(key, known);
  return {
    file: source.file,
    line: source.lineOf(path),
    field: describePath(path, source.value),
    found: 'a field that is not known here',
    expected: `one of ${known.join(', ')}${nearest === undefined ? '' : `; the nearest is ${nearest}`}`,
  };
}

/** Issues of a union are those of the branch that comes closest. */
function withoutUnions(issue: Issue, parent: FieldPath = []): Issue[] {
  const path = [...parent, ...issue.path];
  const branches = issue.code === 'invalid_union' ? issue.errors.filter((branch) => branch.length > 0) : [];
  const closest = branches.toSorted((a, b) => a.length - b.length)[0];
  return closest ? closest.flatMap((inner) => withoutUnions(inner, path)) : [{ ...issue, path }];
}

function describeLeaf(issue: Issue, schema: unknown, source: ContentSource): Mistake[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownField(issue.path, key, schema, source));
  }
  const value = valueAt(source.value, issue.path);
  const fieldSchema = schemaAt(schema, issue.path);
  const sizes = issue.message === NO_MESSAGE ? describeSize(issue, value) : undefined;
  const isTextMissingQuotes = issue.code === 'invalid_type' && issue.expected === 'string' && typeof value === 'number';
  const expected = issue.message === NO_MESSAGE ? describeSchema(fieldSchema) : issue.message;
  const mistake: Mistake = {
    file: source.file,
    line: source.lineOf(issue.path),
    field: describePath(issue.path, source.value),
    found: sizes?.found ?? describeFound(value),
    expected: sizes?.expected ?? (isTextMissingQuotes ? `${expected}, in quotes` : expected),
  };
  const isExampleUseful = !(sizes && Array.isArray(value)) && issue.path.length > 0;
  const example = isExampleUseful ? writeExample(issue.path, fieldSchema, source.syntax) : undefined;
  return [example === undefined ? mistake : { ...mistake, example }];
}

/** Turns what zod says of a file's data into mistakes in words for an editor, with their lines. */
export function describeMistake(issue: Issue, schema: unknown, source: ContentSource): Mistake[] {
  return withoutUnions(issue).flatMap((leaf) => describeLeaf(leaf, schema, source));
}
