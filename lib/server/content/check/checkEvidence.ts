import {
  type Evidence,
  evidence as evidenceSchema,
  type Source,
  sourcesSchema,
} from '../../../content/schemas/evidence.ts';
import { TAX_FILES } from '../../../content/schemas/tax.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { fieldIssue } from '../issues/describeValue.ts';
import { nearestWord } from '../issues/nearestWord.ts';
import type { ContentSource, FieldPath } from '../source/contentSource.ts';
import type { ContentTree } from './contentTree.ts';
import { eachField } from './eachField.ts';

/** Kinds of sources in which a value can be known in each way. */
const KINDS_OF = {
  read: ['law'],
  official: ['official'],
  reported: ['quoted-law', 'publication'],
} as const satisfies Record<Exclude<Evidence['is'], 'disputed'>, readonly Source['kind'][]>;

/** What is known of a value: where it stands, and how it is known. */
export type KnownValue = { source: ContentSource; path: FieldPath; evidence: Evidence };

/** Every evidence of content/tax with its place. */
export function knownValues({ sources }: Pick<ContentTree, 'sources'>): KnownValue[] {
  return Object.values(TAX_FILES).flatMap(({ file }) => {
    const source = sources.get(file);
    if (!source) return [];
    return [...eachField(source)].flatMap(({ path, value }) => {
      const evidence = path.at(-1) === 'evidence' ? evidenceSchema.safeParse(value).data : undefined;
      return evidence ? [{ source, path, evidence }] : [];
    });
  });
}

/** The table of sources, empty where its file has mistakes. */
export const sourcesOf = ({ sources }: Pick<ContentTree, 'sources'>): Source[] =>
  sourcesSchema.safeParse(sources.get(TAX_FILES.sources.file)?.value).data?.sources ?? [];

function checkKnown({ source, path, evidence }: KnownValue, known: ReadonlyMap<string, Source>): ContentIssue[] {
  const named = [
    { at: [...path, 'source'], id: evidence.source },
    ...(evidence.says ?? []).map((reading, index) => ({ at: [...path, 'says', index, 'source'], id: reading.source })),
  ];
  const unknown = named.filter(({ id }) => !known.has(id));
  const issues = unknown.map(({ at, id }) => {
    const example = `"source": "${nearestWord(id, [...known.keys()])}"`;
    return fieldIssue(source, at, {
      found: `"${id}"`,
      expected: `the id of a source in ${TAX_FILES.sources.file}`,
      example,
    });
  });
  const kind = known.get(evidence.source)?.kind;
  const way = evidence.is === 'disputed' ? evidence.before : evidence.is;
  if (kind === undefined || way === undefined) return issues;
  const kinds: readonly string[] = KINDS_OF[way];
  if (kinds.includes(kind)) return issues;
  const found = `"${evidence.source}", a source of the kind ${kind}, for a value that is ${way}`;
  return [
    ...issues,
    fieldIssue(source, [...path, 'source'], { found, expected: `one of the kind ${kinds.join(' or ')}` }),
  ];
}

/** Finds sources with an id that stands twice, and laws held in an edition that is none or that was not read. */
function checkSources(tree: ContentTree): ContentIssue[] {
  const source = tree.sources.get(TAX_FILES.sources.file);
  const all = sourcesOf(tree);
  if (!source) return [];
  return all.flatMap(({ id, heldIn, billOf }, index) => {
    const report = (field: string, found: string, expected: string) =>
      fieldIssue(source, ['sources', index, field], { found, expected });
    const isSecond = all.findIndex((other) => other.id === id) !== index;
    const isHeld = heldIn === undefined || all.some((other) => other.id === heldIn && other.kind === 'law');
    const isBill = billOf === undefined || all.some((other) => other.id === billOf);
    return [
      ...(isSecond ? [report('id', `"${id}" again`, 'each id once')] : []),
      ...(isHeld ? [] : [report('heldIn', `"${heldIn}"`, 'the id of a source of the kind law')]),
      ...(isBill ? [] : [report('billOf', `"${billOf}"`, 'the id of a source')]),
    ];
  });
}

/** Checks how the values of content/tax are known: sources that exist, of a kind in which a value can be known that way. */
export function checkEvidence(tree: ContentTree): ContentIssue[] {
  const known = new Map(sourcesOf(tree).map((source) => [source.id, source]));
  if (known.size === 0) return [];
  return [...checkSources(tree), ...knownValues(tree).flatMap((value) => checkKnown(value, known))];
}
