import { z } from 'zod';
import { photo, placeholder } from '../../../content/schemas/fields.ts';
import { proverbSchema } from '../../../content/schemas/firm.ts';
import { evidence } from '../../../content/schemas/tax/evidence.ts';
import { describeSchema, exampleOf, unwrapSchema } from '../issues/describeSchema.ts';

/** A row of the reference: a field's name below its group, its kind of value, and its use. */
export type FieldRow = { name: string; isOptional: boolean; kind: string; description: string; example: string };

/** Groups of fields in many files, by the name under which the reference describes them once. */
export const SHARED_FIELDS: Readonly<Record<string, z.ZodType>> = { evidence, photo, proverb: proverbSchema };

/** A longer list of words is not printed: the check lists it for a wrong word. */
const MOST_WORDS = 12;

/** Kinds in a word, which the opening of the reference explains, by the words of the content check. */
const SHORT_KINDS: Readonly<Record<string, string>> = {
  'a text': 'text',
  'a text that is not empty': 'text',
  'lower-case words joined by hyphens': 'id',
  'a day written YYYY-MM-DD': 'day',
  'a path on this site that begins with / and does not end with it': 'path',
  'an address that begins with https://': 'link',
};

/** Longest useful example, in characters; otherwise the names of the fields are shown. */
const LONGEST_EXAMPLE = 90;

/** Returns the fields of a group; the same object for all copies of one schema. */
const shapeOf = (schema: unknown) => {
  const bare = unwrapSchema(schema);
  return bare instanceof z.ZodObject ? bare.shape : undefined;
};

const sharedName = (schema: unknown): string | undefined => {
  const shape = shapeOf(schema);
  return Object.keys(SHARED_FIELDS).find((name) => shape !== undefined && shapeOf(SHARED_FIELDS[name]) === shape);
};

/** Returns '2 to 8 of them' for a list with bounds. */
function countText(list: z.ZodArray): string {
  const { minItems, maxItems } = z.toJSONSchema(list, { io: 'input', unrepresentable: 'any' });
  if (minItems === maxItems) return minItems === undefined ? 'list' : `list of ${minItems}`;
  if (maxItems === undefined) return minItems === 1 ? 'list' : `list of ${minItems} or more`;
  return minItems === undefined ? `list of at most ${maxItems}` : `list of ${minItems} to ${maxItems}`;
}

/** Describes an editor's value: 'list of 2 to 8: text'; for a group, its fields' names. */
function kindOf(schema: unknown): string {
  const bare = unwrapSchema(schema);
  const shared = sharedName(schema);
  if (shared) return `[${shared}](#${shared})`;
  if (bare instanceof z.ZodArray) return `${countText(bare)}: ${kindOf(bare.element)}`;
  if (bare instanceof z.ZodObject) return Object.keys(bare.shape).join(', ');
  if (bare instanceof z.ZodEnum && bare.options.length > MOST_WORDS) {
    return `one of ${bare.options.length} words, such as ${bare.options.slice(0, 4).join(', ')}`;
  }
  const kind = describeSchema(bare);
  return SHORT_KINDS[kind] ?? kind;
}

/** Returns the description of a schema, or of the schema that it wraps. */
function descriptionOf(schema: unknown): string {
  const bare = unwrapSchema(schema);
  const own = schema instanceof z.ZodType ? schema.description : undefined;
  return own ?? (bare instanceof z.ZodType ? bare.description : undefined) ?? '';
}

function exampleText(schema: unknown): string {
  const bare = unwrapSchema(schema);
  const isPlain = !(bare instanceof z.ZodArray || bare instanceof z.ZodObject || bare instanceof z.ZodEnum);
  const example = isPlain ? exampleOf(schema) : undefined;
  const text = example === undefined ? '' : String(example);
  return text.length > LONGEST_EXAMPLE ? '' : text;
}

/** Returns the fields of a group or of a list's entries. Shared groups are described once for all files. */
function fieldsBelow(schema: unknown, name: string): FieldRow[] {
  if (sharedName(schema)) return [];
  const bare = unwrapSchema(schema);
  return fieldRows(bare instanceof z.ZodArray ? bare.element : bare, name);
}

/** Returns every field of a file or a group in order. */
export function fieldRows(schema: unknown, above = ''): FieldRow[] {
  const bare = unwrapSchema(schema);
  if (bare instanceof z.ZodArray) return fieldRows(bare.element, above);
  const shape: Readonly<Record<string, unknown>> = shapeOf(bare) ?? {};
  return Object.entries(shape)
    .filter(([, field]) => field !== placeholder)
    .flatMap(([key, field]) => {
      const name = above === '' ? key : `${above}.${key}`;
      const isOptional = field instanceof z.ZodOptional;
      const row = {
        name,
        isOptional,
        kind: kindOf(field),
        description: descriptionOf(field),
        example: exampleText(field),
      };
      return [row, ...fieldsBelow(field, name)];
    });
}
