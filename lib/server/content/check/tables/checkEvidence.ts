import { type Evidence, evidence as evidenceSchema, type Source } from '../../../../content/schemas/tax/evidence.ts';
import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import type { ContentSource, FieldPath } from '../../source/contentSource.ts';
import type { ContentTree } from '../contentTree.ts';
import { eachField } from '../eachField.ts';

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
export function sourcesOf({ sources }: Pick<ContentTree, 'sources'>): Source[] {
  const { file, schema } = TAX_FILES.sources;
  return schema.safeParse(sources.get(file)?.value).data?.sources ?? [];
}

/** Finds values of content/tax whose source is of a kind that does not allow their evidence. */
export function checkEvidence(tree: ContentTree): ContentIssue[] {
  const kinds = new Map(sourcesOf(tree).map(({ id, kind }) => [id, kind]));
  return knownValues(tree).flatMap(({ source, path, evidence }) => {
    const kind = kinds.get(evidence.source);
    const way = evidence.is === 'disputed' ? evidence.before : evidence.is;
    if (kind === undefined || way === undefined) return [];
    const allowed: readonly string[] = KINDS_OF[way];
    if (allowed.includes(kind)) return [];
    const found = `"${evidence.source}", a source of the kind ${kind}, for a value that is ${way}`;
    return [fieldIssue(source, [...path, 'source'], { found, expected: `one of the kind ${allowed.join(' or ')}` })];
  });
}
