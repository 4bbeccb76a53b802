import { buildDay } from '../../../dates/builtAt.ts';
import { type ContentIssue, compareIssues } from '../issues/contentIssue.ts';
import { fillRates } from '../source/rateTokens.ts';
import { validateSource } from '../source/validateSource.ts';
import { checkDates } from './checkDates.ts';
import { checkEntries } from './checkEntries.ts';
import { type ContentTree, schemaOf } from './contentTree.ts';
import { checkFiles } from './files/checkFiles.ts';
import { checkPhotos } from './files/checkPhotos.ts';
import { adviseOnAddresses } from './links/addresses.ts';
import { checkRedirects } from './links/checkRedirects.ts';
import { readReferences } from './references.ts';
import { checkCalendar, warnOfHolidays } from './tables/checkCalendar.ts';
import { checkEvidence } from './tables/checkEvidence.ts';
import { checkPaye } from './tables/checkPaye.ts';
import { checkRates } from './tables/checkRates.ts';
import { checkSums } from './tables/checkSums.ts';
import { adviseOnLength, checkBody } from './texts/checkBody.ts';
import { checkTwins } from './texts/checkTwins.ts';

export type ContentReport = {
  /** Sorted by file and line. */
  issues: ContentIssue[];
  /** Advice to an editor; does not stop the build. */
  warnings: ContentIssue[];
  files: number;
  /** Number of entries in lists, plus one for every other file. */
  entries: number;
};

function checkSchemas(tree: ContentTree): ContentIssue[] {
  return [...tree.sources.values(), ...tree.twins.values()].flatMap((source) => {
    const schema = schemaOf(source.file);
    const filled = tree.card ? fillRates(source, tree.card) : source;
    return schema ? validateSource(filled, schema).issues : filled.issues;
  });
}

const isFrontMatterUnreadable = ({ sources }: ContentTree, file: string): boolean =>
  file.endsWith('.mdx') && sources.has(file) && sources.get(file)?.value === undefined;

/** Checks for an unparsable JSON file: references to its entries would be reported as unknown. */
const hasUnreadableList = ({ sources }: ContentTree): boolean =>
  [...sources.values()].some(({ file, value }) => file.endsWith('.json') && value === undefined);

function countEntries(tree: ContentTree): number {
  const values = [...tree.sources.values()].map((source) => source.value);
  return values.reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);
}

/** Two checks may report the same value; the first counts. */
function isFirstOfItsKind(issue: ContentIssue, index: number, all: readonly ContentIssue[]): boolean {
  const isSame = ({ file, line, column, field, found }: ContentIssue) =>
    file === issue.file &&
    line === issue.line &&
    column === issue.column &&
    field === issue.field &&
    found === issue.found;
  return all.findIndex(isSame) === index;
}

/** Runs the checks of each subject, by mistakes and advice. */
async function checkSubjects(tree: ContentTree): Promise<Pick<ContentReport, 'issues' | 'warnings'>> {
  const today = buildDay();
  const references = readReferences(tree);
  const entries = checkEntries(tree, references);
  const bodies = [...tree.bodies.values()].filter(({ file }) => tree.sources.has(file));
  return {
    issues: [
      ...tree.issues,
      ...checkRedirects(tree),
      ...entries.issues,
      ...bodies.flatMap((body) => checkBody(body, references)),
      ...checkRates(tree),
      ...checkEvidence(tree),
      ...checkPaye(tree),
      ...checkSums(tree),
      ...checkCalendar(tree, today),
      ...checkDates(tree),
      ...(await checkPhotos(tree)),
    ],
    warnings: [
      ...entries.warnings,
      ...bodies.flatMap(adviseOnLength),
      ...warnOfHolidays(tree, today),
      ...adviseOnAddresses(tree),
      ...checkTwins(tree),
    ],
  };
}

/** Checks everything below content/ and collects all issues. */
export async function checkTree(tree: ContentTree): Promise<ContentReport> {
  const found = hasUnreadableList(tree) ? { issues: [], warnings: [] } : await checkSubjects(tree);
  // The parser takes unreadable front matter for text: its own issue is enough.
  const issues = [
    ...checkFiles(tree),
    ...checkSchemas(tree),
    ...found.issues.filter(({ file }) => !isFrontMatterUnreadable(tree, file)),
  ];
  return {
    issues: issues.toSorted(compareIssues).filter(isFirstOfItsKind),
    warnings: found.warnings,
    files: tree.files.length,
    entries: countEntries(tree),
  };
}
