import { holidaysOf, yearsWithoutHolidays } from '../../../content/schemas/calendar.ts';
import { TAX_FILES } from '../../../content/schemas/tax/tax.ts';
import type { Evidence, Source } from '../../../content/schemas/tax/taxFields.ts';
import { buildDay } from '../../../dates/builtAt.ts';
import { addMonths, inForce } from '../../../tax/days.ts';
import { suspiciousFigures } from '../../../tax/suspiciousFigures.ts';
import { type ContentIssue, type ContentSource, type FieldPath, fieldIssue } from '../issues/contentIssue.ts';
import { evidenceIn, type Sources, validFile } from '../source/entries.ts';
import type { ContentTree } from './contentTree.ts';

/** Rules that span several files of content/tax; rules within a file are in its schema. */

const KINDS_OF = {
  read: ['law'],
  official: ['official'],
  reported: ['quoted-law', 'publication'],
} as const satisfies Record<Exclude<Evidence['is'], 'disputed'>, readonly Source['kind'][]>;

/** Returns all evidence in content/tax with its path. */
export const knownValues = ({ sources }: Sources): { source: ContentSource; path: FieldPath; evidence: Evidence }[] =>
  Object.values(TAX_FILES).flatMap(({ file }) => {
    const source = sources.get(file);
    return source ? evidenceIn(source.value).map((known) => ({ source, ...known })) : [];
  });

/** Returns the list of sources; empty if the file has errors. */
export const sourcesOf = (tree: Sources): Source[] => validFile(tree, TAX_FILES.sources)?.data.sources ?? [];

/** Reports values whose source is of a kind that does not support their evidence. */
function checkEvidence(tree: ContentTree): ContentIssue[] {
  const kinds = new Map(sourcesOf(tree).map(({ id, kind }) => [id, kind]));
  return knownValues(tree).flatMap(({ source, path, evidence }) => {
    const kind = kinds.get(evidence.source);
    const way = evidence.is === 'disputed' ? evidence.before : evidence.is;
    const allowed: readonly string[] = way === undefined ? [] : KINDS_OF[way];
    if (kind === undefined || way === undefined || allowed.includes(kind)) return [];
    const found = `"${evidence.source}", a source of the kind ${kind}, for a value that is ${way}`;
    return [fieldIssue(source, [...path, 'source'], { found, expected: `one of the kind ${allowed.join(' or ')}` })];
  });
}

/** Reports rates whose path into another file does not lead to a figure. */
function checkCard(tree: ContentTree): ContentIssue[] {
  const file = validFile(tree, TAX_FILES.rates);
  return (file?.data.rates ?? []).flatMap(({ id, in: place }, index) => {
    if (!file || place === undefined || tree.card?.get(id)?.values.length !== 0) return [];
    const finding = { expected: 'file and fields of content/tax', example: 'contributions.sdl.rate' };
    const found = `"${place}", where no figure stands`;
    return [fieldIssue(file.source, ['rates', index, 'in'], { found, ...finding })];
  });
}

/** Reports penalty points that do not add up to the minimum penalty. */
function checkPoints({ card, ...tree }: ContentTree): ContentIssue[] {
  const file = validFile(tree, TAX_FILES.penalties);
  if (!file || !card) return [];
  return (['individual', 'company'] as const).flatMap((who) => {
    const points = file.data.points[who];
    const pointOn = (day: string) => inForce(card.get('late.point')?.values ?? [], day)?.value ?? 0;
    const wrong = card.get(`late.${who}`)?.values.find(({ from, value }) => pointOn(from) * points !== value);
    if (!wrong) return [];
    const expected = `points that make the ${wrong.value} shillings of late.${who} from ${wrong.from}, with late.point of that day`;
    return [fieldIssue(file.source, ['points', who], { found: String(points), expected })];
  });
}

/** Warns about years within the calendars' range that have no movable holidays yet. */
export function adviseOnHolidays(tree: ContentTree): ContentIssue[] {
  const file = validFile(tree, TAX_FILES.holidays);
  if (!file) return [];
  return yearsWithoutHolidays(file.data.movable, buildDay(), addMonths(buildDay(), 24)).map((year) =>
    fieldIssue(file.source, ['movable'], { found: `no days of ${year}`, expected: holidaysOf(year) }),
  );
}

/**
 * Warns about legal figures that differ greatly from the row before, and about changed old rows.
 * @param readBefore returns a file's previous text
 */
export const adviseOnValues = ({ sources }: ContentTree, readBefore: (file: string) => string): ContentIssue[] =>
  Object.values(TAX_FILES).flatMap(({ file }) => {
    const source = sources.get(file);
    const doubts = source ? suspiciousFigures(source.value, JSON.parse(readBefore(file)), buildDay()) : [];
    return doubts.flatMap(({ path, ...finding }) => (source ? [fieldIssue(source, path, finding)] : []));
  });

/** Checks content/tax across files. */
export const checkTax = (tree: ContentTree): ContentIssue[] => [
  ...checkEvidence(tree),
  ...checkCard(tree),
  ...checkPoints(tree),
];
