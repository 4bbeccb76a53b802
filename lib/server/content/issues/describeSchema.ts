import { z } from 'zod';
import type { FieldPath } from '../source/contentSource.ts';

/** Returns the schema inside `optional`, `nullable`, `default`, `readonly` and a pipe's input. */
export function unwrapSchema(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrapSchema(schema.unwrap());
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodReadonly) return unwrapSchema(schema.unwrap());
  if (schema instanceof z.ZodPipe) return unwrapSchema(schema.in);
  return schema;
}

/** Returns the schema of a field of a group, or of an entry of a list. */
export function childSchema(schema: unknown, key: PropertyKey): unknown {
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodObject) return bare.shape[String(key)];
  if (bare instanceof z.ZodArray) return bare.element;
  if (bare instanceof z.ZodRecord) return bare.valueType;
  if (bare instanceof z.ZodTuple) return bare.def.items[Number(key)];
  if (bare instanceof z.ZodUnion) return bare.options.map((option) => childSchema(option, key)).find(Boolean);
  return undefined;
}

/** Returns the metadata of a schema and of the schema that it wraps. */
export function metaOf(schema: unknown): Readonly<Record<string, unknown>> {
  if (!(schema instanceof z.ZodType)) return {};
  const bare = unwrapSchema(schema);
  return { ...(bare instanceof z.ZodType ? bare.meta() : undefined), ...schema.meta() };
}

/** Returns the schema of a field inside a collection; undefined for an unknown path. */
export function schemaAt(schema: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(childSchema, schema);
}

/** Returns the names of the fields that an entry may have. */
export function fieldNames(schema: unknown): string[] {
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodObject) return Object.keys(bare.shape);
  if (bare instanceof z.ZodUnion) return [...new Set(bare.options.flatMap(fieldNames))];
  return [];
}

/** Message of issues without a text in the schema (validateSource passes it to zod). */
export const NO_MESSAGE = '';

function describeNumber(schema: z.ZodNumber): string {
  const noun = schema.format?.includes('int') ? 'a whole number' : 'a number';
  const { minValue, maxValue } = schema;
  const from = minValue !== null && minValue > Number.MIN_SAFE_INTEGER ? minValue : undefined;
  const to = maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER ? maxValue : undefined;
  if (from === undefined) return to === undefined ? noun : `${noun} up to ${to}`;
  if (to !== undefined) return `${noun} from ${from} to ${to}`;
  return schema.safeParse(from).success ? `${noun} from ${from}` : `${noun} above ${from}`;
}

/** Describes a text: the message with which the schema refuses an empty one. */
function describeText(schema: z.ZodType): string {
  if (schema instanceof z.ZodISODate) return 'a day written YYYY-MM-DD';
  const outcome = schema.safeParse('', { error: () => NO_MESSAGE });
  const message = outcome.error?.issues.find((issue) => issue.message !== NO_MESSAGE)?.message;
  return message ?? 'a text';
}

/** Describes a schema, as a phrase after the word 'expected'. */
export function describeSchema(schema: unknown): string {
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodEnum) return `one of ${bare.options.join(', ')}`;
  if (bare instanceof z.ZodLiteral) return [...bare.values].join(' or ');
  if (bare instanceof z.ZodNumber) return describeNumber(bare);
  if (bare instanceof z.ZodBoolean) return 'true or false';
  if (bare instanceof z.ZodArray || bare instanceof z.ZodTuple) return 'a list';
  if (bare instanceof z.ZodObject) return `the fields ${Object.keys(bare.shape).join(', ')}`;
  if (bare instanceof z.ZodRecord) return 'named fields';
  if (bare instanceof z.ZodUnion) return [...new Set(bare.options.map(describeSchema))].join(', or ');
  if (bare instanceof z.ZodNull) return 'null';
  if (bare instanceof z.ZodString || bare instanceof z.ZodStringFormat) return describeText(bare);
  return 'another value';
}

function metaExample(schema: unknown): unknown {
  const { example } = metaOf(schema);
  const isHollow = Array.isArray(example) && (example.length === 0 || example[0] === '…');
  return isHollow ? undefined : example;
}

/** Returns a valid value: the schema's own example, or one built from its parts. */
export function exampleOf(schema: unknown): unknown {
  const bare = unwrapSchema(schema);
  const stated = metaExample(schema);
  if (stated !== undefined) return stated;
  if (bare instanceof z.ZodEnum) return bare.options[0];
  if (bare instanceof z.ZodLiteral) return [...bare.values][0];
  if (bare instanceof z.ZodArray) {
    const entry = exampleOf(bare.element);
    return entry === undefined ? undefined : [entry];
  }
  if (bare instanceof z.ZodObject) {
    const needed = Object.entries(bare.shape).filter(([, field]) => !(field instanceof z.ZodOptional));
    return Object.fromEntries(needed.map(([key, field]) => [key, exampleOf(field)]));
  }
  return undefined;
}
