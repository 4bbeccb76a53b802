import { z } from 'zod';
import type { FieldPath } from '../source/contentSource.ts';

/** The schema below `optional`, `nullable`, `default`, `readonly` and a pipe's input. */
export function unwrapSchema(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrapSchema(schema.unwrap());
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodReadonly) return unwrapSchema(schema.unwrap());
  if (schema instanceof z.ZodPipe) return unwrapSchema(schema.in);
  return schema;
}

function childSchema(schema: unknown, key: PropertyKey): unknown {
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodObject) return bare.shape[String(key)];
  if (bare instanceof z.ZodArray) return bare.element;
  if (bare instanceof z.ZodRecord) return bare.valueType;
  if (bare instanceof z.ZodTuple) return bare.def.items[Number(key)];
  if (bare instanceof z.ZodUnion) return bare.options.map((option) => childSchema(option, key)).find(Boolean);
  return undefined;
}

/** The schema of a field inside a collection; undefined where the path leaves it. */
export function schemaAt(schema: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(childSchema, schema);
}

/** Names of the fields that an entry may have. */
export function fieldNames(schema: unknown): string[] {
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodObject) return Object.keys(bare.shape);
  if (bare instanceof z.ZodUnion) return [...new Set(bare.options.flatMap(fieldNames))];
  return [];
}
