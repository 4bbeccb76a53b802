import { z } from 'zod';
import { unwrapSchema } from './schemaAt.ts';

/** Message that zod leaves empty where a schema says nothing of its own (see validateSource). */
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

/** What a text has to be: the words with which the schema refuses an empty one. */
function describeText(schema: z.ZodType): string {
  if (schema instanceof z.ZodISODate) return 'a day written YYYY-MM-DD';
  const outcome = schema.safeParse('', { error: () => NO_MESSAGE });
  const words = outcome.error?.issues.find((issue) => issue.message !== NO_MESSAGE)?.message;
  return words ?? 'a text';
}

/** What a field expects, as it reads after the word 'expected'. */
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
  if (!(schema instanceof z.ZodType)) return undefined;
  const example = schema.meta()?.example;
  const isHollow = Array.isArray(example) && (example.length === 0 || example[0] === '…');
  return isHollow ? undefined : example;
}

/** A correct value of a field: the schema's own example, or one put together from its parts. */
export function exampleOf(schema: unknown): unknown {
  const bare = unwrapSchema(schema);
  const stated = metaExample(schema) ?? metaExample(bare);
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
