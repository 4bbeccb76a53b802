import { z } from 'zod';
import { exampleOf } from '../issues/describeSchema.ts';
import { validateSource } from '../source/validateSource.ts';

/** The schema below `optional` and `default`. */
const bare = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? bare(schema.unwrap()) : schema;

export const isOptional = (schema: unknown): boolean => schema instanceof z.ZodOptional;

const splitAt = (text: string, sign: string) => text.split(sign).map((part) => part.trim());

/** The fields of a group from its parts in their order, those of a group inside it among them; uses the parts up. */
function readParts(group: z.ZodObject, parts: string[]): Record<string, unknown> {
  const given = Object.entries(group.shape).flatMap(([key, part]): [string, unknown][] => {
    const inner = bare(part);
    if (inner instanceof z.ZodObject) return [[key, readParts(inner, parts)]];
    const typed = parts.shift();
    return typed ? [[key, readAnswer(part, typed)]] : [];
  });
  return Object.fromEntries(given);
}

/**
 * The value that an editor typed for a field: a list with semicolons between its entries, the parts of an entry with bars
 * between them (`7th, monthly | PAYE; 20th, monthly | VAT`), yes or no, a number, a text.
 */
export function readAnswer(schema: unknown, typed: string): unknown {
  const field = bare(schema);
  if (field instanceof z.ZodArray) {
    return splitAt(typed, ';')
      .filter(Boolean)
      .map((part) => readAnswer(field.element, part));
  }
  if (field instanceof z.ZodObject) return readParts(field, splitAt(typed, '|'));
  if (field instanceof z.ZodBoolean) return /^(y|yes|true)$/i.test(typed);
  if (field instanceof z.ZodNumber) return typed === '' || Number.isNaN(Number(typed)) ? typed : Number(typed);
  return typed;
}

/** An example as an editor would type it. */
function typedExample(value: unknown): string {
  if (Array.isArray(value)) return value.map(typedExample).join('; ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value !== null && typeof value === 'object') return Object.values(value).map(typedExample).join(' | ');
  return String(value ?? '');
}

/** How many entries a list takes, as in 'four' or '2 to 8'; empty where any number will do. */
function countOf(list: z.ZodArray): string {
  const bounds = z.toJSONSchema(list, { unrepresentable: 'any' });
  const { minItems = 0, maxItems } = bounds;
  if (minItems === maxItems) return `${minItems} entries `;
  if (maxItems !== undefined) return `${minItems} to ${maxItems} entries `;
  return minItems > 1 ? `${minItems} entries or more ` : '';
}

/** What a question says after the name of its field. */
export function hintOf(schema: unknown): string {
  const field = bare(schema);
  if (field instanceof z.ZodEnum) return field.options.join(', ');
  const how = field instanceof z.ZodArray ? `${countOf(field)}separated by ;, ` : '';
  return `${how}such as ${typedExample(exampleOf(schema))}`;
}

/** Why a value is refused, in the words of the content check; undefined where it is right. */
export function refusalOf(schema: unknown, value: unknown): string | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  const source = { file: '', syntax: 'json' as const, value, lineOf: () => 1, issues: [] };
  const [issue] = validateSource(source, schema).issues;
  if (issue === undefined) return undefined;
  const place = /^the (file|list)$/.test(issue.field) ? '' : `${issue.field}: `;
  return `${place}found ${issue.found}, expected ${issue.expected}`;
}

/** 'Tax Guide 2024/25' becomes 'tax-guide-2024-25'. */
export function idFrom(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
