import type { Evidence, EvidenceKind } from '../content/schemas/tax/evidence.ts';

/** Statement of one source about a disputed value. */
type Reading = NonNullable<Evidence['says']>[number];

/** A value, rule or table with its evidence. */
export type Known = { evidence: Evidence };

/** Evidence of a value on a day. */
export type EvidenceOnDay = {
  is: EvidenceKind;
  source: string;
  section?: string | undefined;
  says: readonly Reading[];
};

/** A mark beside a value on which sources differ. */
export type SourceMark = {
  /** Id of the value's entry in 'How we check our figures'. */
  entry: string;
};

/** Returns the evidence of a value on a day; a disputed value was agreed before the dispute began. */
export function evidenceOn({ is, source, section, says = [], since, before }: Evidence, day: string): EvidenceOnDay {
  const isBefore = since !== undefined && before !== undefined && day < since;
  return isBefore ? { is: before, source, section, says: [] } : { is, source, section, says };
}

/** Returns the id of the entry of a value that was not read in the law: its source, or the sources that differ. */
export const entryOf = ({ source, says }: Pick<EvidenceOnDay, 'source' | 'says'>): string =>
  says.length > 0 ? says.map((reading) => reading.source).join('-or-') : source;

/** Returns the mark of a value on a day; undefined where sources do not differ. */
export function markOf({ evidence }: Known, day: string): SourceMark | undefined {
  const known = evidenceOn(evidence, day);
  return known.is === 'disputed' ? { entry: entryOf(known) } : undefined;
}

/** Returns the ids of all sources in a value's evidence. */
export const sourceIdsOf = ({ source, says = [] }: Evidence): string[] => [
  source,
  ...says.map((reading) => reading.source),
];
