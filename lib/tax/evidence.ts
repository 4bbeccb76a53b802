import type { Evidence, EvidenceKind } from '../content/schemas/tax/taxFields.ts';

/** Statement of one source about a disputed value. */
type Reading = NonNullable<Evidence['says']>[number];

/** A value, rule or table with its evidence. */
export type Known = { evidence: Evidence };

/** How a value is known on a day. */
export type KnownOnDay = {
  /** Id of its entry in 'How we check our figures', unless it was read in the law. */
  entry: string;
  is: EvidenceKind;
  source: string;
  section?: string | undefined;
  says: readonly Reading[];
};

/** A mark next to a value on which sources differ. */
export type SourceMark = {
  /** Id of the value's entry in 'How we check our figures'. */
  entry: string;
};

/** Returns how a value is known on a day; a disputed value was agreed before the dispute began. */
export function knownOn({ evidence }: Known, day: string): KnownOnDay {
  const { is, source, section, says = [], since, before } = evidence;
  const isBefore = since !== undefined && before !== undefined && day < since;
  if (isBefore) return { is: before, source, section, says: [], entry: source };
  const entry = says.length > 0 ? says.map((reading) => reading.source).join('-or-') : source;
  return { is, source, section, says, entry };
}

/** Returns the mark of a value on a day; undefined where sources do not differ. */
export function markOf(value: Known, day: string): SourceMark | undefined {
  const { is, entry } = knownOn(value, day);
  return is === 'disputed' ? { entry } : undefined;
}

/** Returns the ids of all sources in a value's evidence. */
export const sourceIdsOf = ({ source, says = [] }: Evidence): string[] => [
  source,
  ...says.map((reading) => reading.source),
];
