import type { Evidence, EvidenceKind } from '../content/schemas/evidence.ts';
import { say, sayName } from '../words/say.ts';

/** What one source says of a disputed value. */
type Reading = NonNullable<Evidence['says']>[number];

/** How a value is known on a day. */
export type EvidenceOnDay = {
  is: EvidenceKind;
  source: string;
  section?: string | undefined;
  says: readonly Reading[];
};

/** A mark beside a value that is known from others or disputed, with its reason in one sentence or two. */
export type EvidenceMark = {
  is: 'reported' | 'disputed';
  reason: string;
  /** Id of its list on the page of evidence: of the source, or of all that is disputed. */
  list: string;
};

/** Id of the list of what is disputed. */
export const DISPUTED_LIST = 'disputed';

/** What a visitor reads as the mark's name. */
export const EVIDENCE_NAMES = {
  read: 'Read',
  official: 'Official page',
  reported: 'Reported',
  disputed: 'Disputed',
} as const satisfies Record<EvidenceKind, string>;

/** How a value is known on a day: sources that came to differ agreed before. */
export function evidenceOn({ is, source, section, says = [], since, before }: Evidence, day: string): EvidenceOnDay {
  const isBefore = since !== undefined && before !== undefined && day < since;
  return isBefore ? { is: before, source, section, says: [] } : { is, source, section, says };
}

const PLACE_WORDS =
  /\b(?:(?:sections?|paragraph|regulation) |First Schedule|Second Schedule|Fifth Schedule|and\b|to\b)/g;

/** 'section 14(2) and First Schedule' in the language of the page. */
const placeHere = (section: string): string => section.replace(PLACE_WORDS, sayName);

/**
 * The mark of a value on a day; none where the law or an official page was read.
 *
 * @param titleOf title of a source by its id
 */
export function markOf(evidence: Evidence, day: string, titleOf: (id: string) => string): EvidenceMark | undefined {
  const { is, source, section, says } = evidenceOn(evidence, day);
  if (is === 'reported') {
    const place = section === undefined ? '' : `, ${placeHere(section)}`;
    return {
      is,
      reason: say('Source: {source}. The law itself was not read.', { source: titleOf(source) + place }),
      list: source,
    };
  }
  if (is !== 'disputed') return undefined;
  const readings = says.map((reading) => `${titleOf(reading.source)}: ${reading.text}`);
  return { is, reason: say('Sources differ. {readings}', { readings: readings.join(' ') }), list: DISPUTED_LIST };
}

/** Ids of all sources that a value's evidence names. */
export const sourceIdsOf = ({ source, says = [] }: Evidence): string[] => [
  source,
  ...says.map((reading) => reading.source),
];
