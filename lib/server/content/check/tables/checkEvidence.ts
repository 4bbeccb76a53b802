import { type Evidence, evidence as evidenceSchema, type Source } from '../../../../content/schemas/tax/evidence.ts';
import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import type { ContentSource, FieldPath } from '../../source/contentSource.ts';
import type { ContentTree } from '../contentTree.ts';
import { eachField } from '../eachField.ts';
import { unknownId, validFile } from '../fieldChecks.ts';

/** Kinds of sources that allow each kind of evidence. */
const KINDS_OF = {
  read: ['law'],
  official: ['official'],
  reported: ['quoted-law', 'publication'],
} as const satisfies Record<Exclude<Evidence['is'], 'disputed'>, readonly Source['kind'][]>;

/** A value's evidence and its place. */
export type KnownValue = { source: ContentSource; path: FieldPath; evidence: Evidence };

/** Returns all evidence of content/tax with its place. */
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

/** Returns the table of sources; empty if its file has mistakes. */
export const sourcesOf = ({ sources }: Pick<ContentTree, 'sources'>): Source[] =>
  validFile({ sources }, TAX_FILES.sources)?.data.sources ?? [];

function checkKnown({ source, path, evidence }: KnownValue, known: ReadonlyMap<string, Source>): ContentIssue[] {
  const named = [
    { at: [...path, 'source'], id: evidence.source },
    ...(evidence.says ?? []).map((reading, index) => ({ at: [...path, 'says', index, 'source'], id: reading.source })),
  ];
  const expected = `the id of a source in ${TAX_FILES.sources.file}`;
  const issues = named.flatMap(({ at, id }) => unknownId(source, at, id, { known: [...known.keys()], expected }));
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

/** Finds laws with an unknown or unread edition, and Bills without a source. */
function checkSources(tree: ContentTree): ContentIssue[] {
  const source = tree.sources.get(TAX_FILES.sources.file);
  const all = sourcesOf(tree);
  if (!source) return [];
  const ids = all.map(({ id }) => id);
  const laws = all.filter(({ kind }) => kind === 'law').map(({ id }) => id);
  return all.flatMap(({ heldIn, billOf }, index) => [
    ...unknownId(source, ['sources', index, 'heldIn'], heldIn, {
      known: laws,
      expected: 'the id of a source of the kind law',
    }),
    ...unknownId(source, ['sources', index, 'billOf'], billOf, { known: ids, expected: 'the id of a source' }),
  ]);
}

/** Checks the evidence of content/tax: its sources must exist and be of a kind that allows it. */
export function checkEvidence(tree: ContentTree): ContentIssue[] {
  const known = new Map(sourcesOf(tree).map((source) => [source.id, source]));
  if (known.size === 0) return [];
  return [...checkSources(tree), ...knownValues(tree).flatMap((value) => checkKnown(value, known))];
}
