import { z } from 'zod';
import type { Reference } from '../../../content/schemas/fields.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { childSchema, metaOf, unwrapSchema } from '../issues/describeSchema.ts';
import { describeFound, fieldIssue, valueAt } from '../issues/describeValue.ts';
import { COLLECTIONS } from '../source/collections.ts';
import type { ContentSource, FieldPath } from '../source/contentSource.ts';
import { type ContentTree, schemaOf } from './contentTree.ts';
import type { References } from './references.ts';
import { faultOfText } from './texts/faultOfText.ts';

/** Collections of the library, which share one space of ids. */
const LIBRARY: readonly string[] = (['guides', 'articles', 'acts', 'financeActs', 'videos', 'media'] as const).map(
  (name) => COLLECTIONS[name].file,
);

/** Folder of the tables in which `from` is the first day of a value. */
const TAX_FOLDER = 'content/tax/';

/** A value of a file with its schema. */
type Entry = { path: FieldPath; value: unknown; schema: unknown };

function* eachEntry(value: unknown, schema: unknown, path: FieldPath = []): Generator<Entry> {
  yield { path, value, schema };
  if (value === null || typeof value !== 'object') return;
  const children: [PropertyKey, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, child] of children) yield* eachEntry(child, childSchema(schema, key), [...path, key]);
}

type Report = (path: FieldPath, finding: Pick<ContentIssue, 'found' | 'expected' | 'example'>) => void;

const isReference = (value: unknown): value is Reference =>
  value !== null && typeof value === 'object' && 'to' in value;

/** Writes a field in the syntax of its file. */
const written = ({ syntax }: ContentSource, path: FieldPath, value: string): string => {
  const key = path.at(-1);
  if (typeof key !== 'string') return JSON.stringify(value);
  return syntax === 'yaml' ? `${key}: ${value}` : `"${key}": ${JSON.stringify(value)}`;
};

/** Finds a name that the list lacks. */
function checkReference(source: ContentSource, { path, value, schema }: Entry, references: References, report: Report) {
  const { ref } = metaOf(schema);
  const miss = typeof value === 'string' && isReference(ref) ? references.find(value, ref) : undefined;
  if (!miss) return;
  const { expected, nearest } = miss;
  report(path, {
    found: describeFound(value),
    expected,
    ...(nearest !== undefined && { example: written(source, path, nearest) }),
  });
}

/** Finds ids, or other fields that tell entries apart, that stand twice; `places` has the first ones. */
function checkUnique(
  source: ContentSource,
  { path, value, schema }: Entry,
  places: Map<string, () => string>,
  report: Report,
) {
  if (!Array.isArray(value)) return;
  const { unique } = metaOf(schema);
  const field = typeof unique === 'string' ? unique : 'id';
  for (const [index, entry] of value.entries()) {
    const id = valueAt(entry, [field]);
    if (typeof id !== 'string') continue;
    const at = [...path, index, field];
    const first = places.get(id);
    if (first === undefined) places.set(id, () => `${source.file}:${source.lineOf(at)}`);
    else report(at, { found: `"${id}" a second time (the first is at ${first()})`, expected: `another ${field}` });
  }
}

/** Finds entries with a first day each that are not in the order of their days. */
function checkOrder({ path, value, schema }: Entry, report: Report): void {
  const list = unwrapSchema(schema);
  if (!Array.isArray(value) || !(list instanceof z.ZodArray)) return;
  const from = childSchema(list.element, 'from');
  if (from === undefined || from instanceof z.ZodOptional) return;
  for (const [index, entry] of value.entries()) {
    const [before, day] = [valueAt(value[index - 1], ['from']), valueAt(entry, ['from'])];
    if (typeof before !== 'string' || typeof day !== 'string' || day > before) continue;
    report([...path, index, 'from'], { found: `"${day}"`, expected: `a day after ${before}: the oldest first` });
  }
}

/** Advises on a text that cards and search results would cut. */
function adviseOnLength({ path, value, schema }: Entry, advise: Report): void {
  const { longest } = metaOf(schema);
  if (typeof value !== 'string' || typeof longest !== 'number' || value.length <= longest) return;
  advise(path, {
    found: `${value.length} characters`,
    expected: `at most ${longest}, which cards and search results show whole`,
  });
}

/** Finds stray signs in a text. */
function checkText({ syntax }: ContentSource, { path, value }: Entry, report: Report): void {
  const fault = typeof value === 'string' ? faultOfText(value, syntax) : undefined;
  if (fault) report(path, fault);
}

/**
 * Walks over every value of every file once, beside its schema: names of other entries must exist, ids be unique, dated
 * entries be in order, and texts be without stray signs. Advice on lengths stops nothing.
 */
export function checkEntries(tree: ContentTree, references: References) {
  const issues: ContentIssue[] = [];
  const warnings: ContentIssue[] = [];
  const ofLibrary = new Map<string, () => string>();
  for (const source of tree.sources.values()) {
    const report: Report = (path, finding) => issues.push(fieldIssue(source, path, finding));
    const advise: Report = (path, finding) => warnings.push(fieldIssue(source, path, finding));
    const isOfLibrary = LIBRARY.includes(source.file);
    for (const entry of eachEntry(source.value, schemaOf(source.file))) {
      const isShared = isOfLibrary && entry.path.length === 0;
      checkReference(source, entry, references, report);
      checkUnique(source, entry, isShared ? ofLibrary : new Map(), report);
      if (source.file.startsWith(TAX_FOLDER)) checkOrder(entry, report);
      adviseOnLength(entry, advise);
      checkText(source, entry, report);
    }
  }
  return { issues, warnings };
}
