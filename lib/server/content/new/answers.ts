import { z } from 'zod';
import { exampleOf } from '../issues/describeSchema.ts';
import { validateSource } from '../source/validateSource.ts';

/** A person who answers: `ask` returns the typed answer, `say` prints a line. */
export type Person = { ask: (question: string) => Promise<string>; say: (line: string) => void };

type Options = {
  /** Answer of an empty line. */
  suggested?: string;
  /** Whether an empty line leaves the field out, as at the end of a list. */
  mayBeLeftOut?: boolean;
};

/** Returns the schema inside `optional` and `default`. */
const bare = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? bare(schema.unwrap()) : schema;

export const isOptional = (schema: unknown): boolean => schema instanceof z.ZodOptional;

/** Explains why a value is refused, in the words of the content check; undefined if valid. */
function refusalOf(schema: unknown, value: unknown): string | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  const source = { file: '', syntax: 'json' as const, value, lineOf: () => 1, issues: [] };
  const [issue] = validateSource(source, schema).issues;
  return issue && `found ${issue.found}, expected ${issue.expected}`;
}

/** Asks for a text, a number or a word of a closed list until the answer is valid. */
async function askValue(person: Person, name: string, schema: unknown, { suggested = '', mayBeLeftOut }: Options) {
  const field = bare(schema);
  const hint = field instanceof z.ZodEnum ? field.options.join(', ') : `such as ${String(exampleOf(schema))}`;
  for (;;) {
    const ending = suggested === '' ? '' : ` [${suggested}]`;
    const typed = (await person.ask(`${name} (${hint})${ending}: `)).trim() || suggested;
    if (typed === '' && mayBeLeftOut) return undefined;
    const isNumber = field instanceof z.ZodNumber && typed !== '' && !Number.isNaN(Number(typed));
    const value = isNumber ? Number(typed) : typed;
    const refusal = refusalOf(schema, value);
    if (refusal === undefined) return value;
    person.say(field instanceof z.ZodEnum ? `  "${typed}" is none of these:` : `  ${refusal}`);
  }
}

/** Asks for the entries of a list until an empty line after the minimum, or until the maximum; undefined if left out. */
async function askList(person: Person, name: string, list: z.ZodArray, mayBeEmpty: boolean) {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = z.toJSONSchema(list, { unrepresentable: 'any' });
  const entries: unknown[] = [];
  while (entries.length < maxItems) {
    const mayBeLeftOut = entries.length === 0 ? mayBeEmpty || minItems === 0 : entries.length >= minItems;
    const entry = await askFor(person, `${name} ${entries.length + 1}`, list.element, { mayBeLeftOut });
    if (entry === undefined) break;
    entries.push(entry);
  }
  return mayBeEmpty && entries.length === 0 ? undefined : entries;
}

/**
 * Asks for a field, one value a question: each entry of a list, each field of a group.
 *
 * @returns undefined if an optional field was left empty
 */
export async function askFor(person: Person, name: string, schema: unknown, options: Options = {}): Promise<unknown> {
  const { mayBeLeftOut = isOptional(schema) } = options;
  const field = bare(schema);
  if (field instanceof z.ZodArray) return askList(person, name, field, mayBeLeftOut);
  if (!(field instanceof z.ZodObject)) return askValue(person, name, schema, { ...options, mayBeLeftOut });
  const values: Record<string, unknown> = {};
  // Switches such as placeholder are optional, and set by hand.
  const parts = Object.entries(field.shape).filter(([, part]) => !(bare(part) instanceof z.ZodBoolean));
  for (const [index, [key, part]] of parts.entries()) {
    const isEnd = mayBeLeftOut && index === 0;
    const value = await askFor(person, `${name} ${key}`, part, { mayBeLeftOut: isEnd || isOptional(part) });
    if (value === undefined && isEnd) return undefined;
    if (value !== undefined) values[key] = value;
  }
  return values;
}

/** Converts 'Tax Guide 2024/25' to 'tax-guide-2024-25'. */
export function idFrom(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
