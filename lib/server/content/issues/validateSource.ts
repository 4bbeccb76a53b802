import { z } from 'zod';
import { nearestWord } from '../../../text/nearestWord.ts';
import {
  type ContentIssue,
  type ContentSource,
  describeFound,
  type FieldPath,
  type Finding,
  fieldIssue,
  valueAt,
} from './contentIssue.ts';

type ZodIssue = z.core.$ZodIssue;

const NO_MESSAGE = '';

/** Strings that need no quotes in YAML. */
const PLAIN_YAML = /^(?![\d.]+$)[\w/][\w ,./&%()-]*$/;

/** Unwraps an optional schema. */
export function unwrapSchema(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? unwrapSchema(schema.unwrap()) : schema;
}

/** Returns the schema of a group's field or of a list's entries. */
export function childSchema(schema: unknown, key: PropertyKey): unknown {
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodObject) return bare.shape[String(key)];
  if (bare instanceof z.ZodArray) return bare.element;
  return bare instanceof z.ZodRecord ? bare.valueType : undefined;
}

/** Returns the metadata of a schema and of the schema it wraps. */
export function metaOf(schema: unknown): Readonly<Record<string, unknown>> {
  if (!(schema instanceof z.ZodType)) return {};
  const bare = unwrapSchema(schema);
  return { ...(bare instanceof z.ZodType ? bare.meta() : undefined), ...schema.meta() };
}

function describeNumber(schema: z.ZodNumber): string {
  const noun = schema.format?.includes('int') ? 'a whole number' : 'a number';
  const { minValue, maxValue } = schema;
  const from = minValue !== null && minValue > Number.MIN_SAFE_INTEGER ? minValue : undefined;
  const to = maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER ? maxValue : undefined;
  if (from === undefined) return noun;
  if (to !== undefined) return `${noun} from ${from} to ${to}`;
  return schema.safeParse(from).success ? `${noun} from ${from}` : `${noun} above ${from}`;
}

/** Describes a string schema by its error message for an empty string. */
function describeText(schema: z.ZodType): string {
  if (schema instanceof z.ZodISODate) return 'a day written YYYY-MM-DD';
  const outcome = schema.safeParse('', { error: () => NO_MESSAGE });
  return outcome.error?.issues.find(({ message }) => message !== NO_MESSAGE)?.message ?? 'a text';
}

/** Describes a schema, for use after 'expected'. */
export function describeSchema(schema: unknown): string {
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodEnum) return `one of ${bare.options.join(', ')}`;
  if (bare instanceof z.ZodLiteral) return [...bare.values].join(' or ');
  if (bare instanceof z.ZodNumber) return describeNumber(bare);
  if (bare instanceof z.ZodBoolean) return 'true or false';
  if (bare instanceof z.ZodArray) return 'a list';
  if (bare instanceof z.ZodObject) return `the fields ${Object.keys(bare.shape).join(', ')}`;
  if (bare instanceof z.ZodString || bare instanceof z.ZodStringFormat) return describeText(bare);
  return 'named fields';
}

/** Returns a valid value: the schema's own example, or one built from its parts. */
export function exampleOf(schema: unknown): unknown {
  const bare = unwrapSchema(schema);
  const { example } = metaOf(schema);
  if (example !== undefined) return example;
  if (bare instanceof z.ZodEnum) return bare.options[0];
  if (bare instanceof z.ZodLiteral) return [...bare.values][0];
  if (bare instanceof z.ZodArray) {
    const entry = exampleOf(bare.element);
    return entry === undefined ? undefined : [entry];
  }
  if (!(bare instanceof z.ZodObject)) return undefined;
  const needed = Object.entries(bare.shape).filter(([, field]) => !(field instanceof z.ZodOptional));
  return Object.fromEntries(needed.map(([key, field]) => [key, exampleOf(field)]));
}

/** Formats a field with a value in the syntax of its file. */
export function writeField({ syntax }: ContentSource, path: FieldPath, value: unknown): string {
  const key = path.at(-1);
  const isPlain = syntax === 'yaml' && typeof value === 'string' && PLAIN_YAML.test(value);
  const written = isPlain ? value : JSON.stringify(value);
  if (typeof key !== 'string') return written;
  if (syntax === 'mdx') return `${key}=${written}`;
  return syntax === 'yaml' ? `${key}: ${written}` : `"${key}": ${written}`;
}

function describeSize(zodIssue: ZodIssue, value: unknown): Finding | undefined {
  if (zodIssue.code !== 'too_small' && zodIssue.code !== 'too_big') return undefined;
  if (typeof value !== 'string' && !Array.isArray(value)) return undefined;
  const [one, many] = Array.isArray(value) ? ['entry', 'entries'] : ['character', 'characters'];
  const counted = (count: number) => `${count} ${count === 1 ? one : many}`;
  const limit = Number(zodIssue.code === 'too_small' ? zodIssue.minimum : zodIssue.maximum);
  const bound = zodIssue.exact ? 'exactly' : zodIssue.code === 'too_small' ? 'at least' : 'at most';
  return { found: counted(value.length), expected: `${bound} ${counted(limit)}` };
}

/** Some files call the picture field `photo`, others `image`. */
const OTHER_NAME: Readonly<Record<string, string>> = { photo: 'image', image: 'photo' };

function unknownField(key: string, schema: unknown): Finding {
  const bare = unwrapSchema(schema);
  const known = bare instanceof z.ZodObject ? Object.keys(bare.shape) : [];
  const nearest = [OTHER_NAME[key] ?? ''].find((name) => known.includes(name)) ?? nearestWord(key, known);
  const expected = `one of ${known.join(', ')}${nearest === undefined ? '' : `; the nearest is ${nearest}`}`;
  return { found: 'a field that is not known here', expected };
}

/** Translates a zod issue for an editor. The example is the nearest allowed word, or a valid value. */
function describeIssue(zodIssue: ZodIssue, whole: z.ZodType, source: ContentSource): ContentIssue[] {
  const { path, message } = zodIssue;
  const schema = path.reduce<unknown>(childSchema, whole);
  if (zodIssue.code === 'unrecognized_keys') {
    return zodIssue.keys.map((key) => fieldIssue(source, [...path, key], unknownField(key, schema)));
  }
  const value = valueAt(source.value, path);
  const size = message === NO_MESSAGE ? describeSize(zodIssue, value) : undefined;
  const isUnquoted = zodIssue.code === 'invalid_type' && zodIssue.expected === 'string' && typeof value === 'number';
  const expected = size?.expected ?? `${message || describeSchema(schema)}${isUnquoted ? ', in quotes' : ''}`;
  const finding = { found: size?.found ?? describeFound(value), expected };
  const isFullMessage = zodIssue.code === 'custom' && zodIssue.params?.isFullMessage === true;
  const bare = unwrapSchema(schema);
  const isWord = bare instanceof z.ZodEnum && typeof value === 'string';
  const example = (isWord ? nearestWord(value, bare.options.map(String)) : undefined) ?? exampleOf(schema);
  const isUseful = example !== undefined && path.length > 0 && !isFullMessage && !(size && Array.isArray(value));
  return [fieldIssue(source, path, isUseful ? { ...finding, example: writeField(source, path, example) } : finding)];
}

/** Validates a file's data against its schema; returns the parsed value, or all issues. */
export function validateSource<Schema extends z.ZodType>(
  source: ContentSource,
  schema: Schema,
): { value: z.infer<Schema> | undefined; issues: ContentIssue[] } {
  if (source.value === undefined) return { value: undefined, issues: source.issues };
  const outcome = schema.safeParse(source.value, { error: () => NO_MESSAGE });
  // A value of the wrong type may also fail a length check, so only its first issue is kept.
  const firsts = Map.groupBy(
    outcome.error?.issues ?? [],
    ({ code, path }) => `${code === 'unrecognized_keys'} ${path.join('/')}`,
  );
  const issues = [
    ...source.issues,
    ...[...firsts.values()].flatMap(([first]) => (first ? describeIssue(first, schema, source) : [])),
  ];
  return { value: issues.length === 0 ? outcome.data : undefined, issues };
}
