import type { Evidence, EvidenceKind } from '../content/schemas/tax/taxFields.ts';

/** What one source says about a disputed value. */
type Reading = NonNullable<Evidence['says']>[number];

/** A value, rule or table with evidence. */
export type Known = { evidence: Evidence };

/** Evidence for a value on a date. */
export type KnownOnDay = {
  /** Id of its entry in 'How we check our figures'; empty if the value was read in the law. */
  entry: string;
  is: EvidenceKind;
  source: string;
  section?: string | undefined;
  says: readonly Reading[];
};

/** A mark next to a value on which sources disagree. */
export type SourceMark = {
  /** Id of the value's entry in 'How we check our figures'. */
  entry: string;
};

/** Returns the evidence for a value on a date; before the dispute began, a disputed value was agreed. */
export function knownOn({ evidence }: Known, day: string): KnownOnDay {
  const { is, source, section, says = [], since, before } = evidence;
  const isBefore = since !== undefined && before !== undefined && day < since;
  if (isBefore) return { is: before, source, section, says: [], entry: source };
  const entry = says.length > 0 ? says.map((reading) => reading.source).join('-or-') : source;
  return { is, source, section, says, entry };
}

/** Returns a value's mark on a date; undefined if the sources agree. */
export function markOf(value: Known, day: string): SourceMark | undefined {
  const { is, entry } = knownOn(value, day);
  return is === 'disputed' ? { entry } : undefined;
}

/** Returns the ids of all sources in a value's evidence. */
export const sourceIdsOf = ({ source, says = [] }: Evidence): string[] => [
  source,
  ...says.map((reading) => reading.source),
];
