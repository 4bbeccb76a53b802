import { buildDay } from '../../site-build/builtAt.ts';
import { type ContentIssue, compareIssues } from '../issues/contentIssue.ts';
import { fillRates } from '../source/rateTokens.ts';
import { validateSource } from '../source/validateSource.ts';
import { checkDates } from './checkDates.ts';
import { checkIds } from './checkIds.ts';
import { checkSearch } from './checkSearch.ts';
import { type ContentTree, schemaOf } from './contentTree.ts';
import { checkDownloads } from './files/checkDownloads.ts';
import { checkFiles } from './files/checkFiles.ts';
import { checkPhotos } from './files/checkPhotos.ts';
import { checkLinks, checkPictures } from './links/checkLinks.ts';
import { checkRedirects } from './links/checkRedirects.ts';
import { checkReferences } from './links/checkReferences.ts';
import { readSiteMap } from './links/siteMap.ts';
import { checkCalculators } from './tables/checkCalculators.ts';
import { checkCalendar, warnOfHolidays } from './tables/checkCalendar.ts';
import { checkDatedRates } from './tables/checkDatedRates.ts';
import { checkEvidence } from './tables/checkEvidence.ts';
import { checkFinanceActs } from './tables/checkFinanceActs.ts';
import { checkPaye } from './tables/checkPaye.ts';
import { checkPayroll } from './tables/checkPayroll.ts';
import { checkPenalties } from './tables/checkPenalties.ts';
import { checkPresumptive } from './tables/checkPresumptive.ts';
import { checkRates } from './tables/checkRates.ts';
import { checkTypedFigures } from './tables/checkTypedFigures.ts';
import { checkWithholding } from './tables/checkWithholding.ts';
import { adviseOnLength, checkBody } from './texts/checkBody.ts';
import { checkPrintedLength } from './texts/checkPrintedLength.ts';
import { checkProse } from './texts/checkProse.ts';
import { checkTwins } from './texts/checkTwins.ts';
import { checkTypedTexts } from './texts/checkTypedTexts.ts';
import { checkWords } from './texts/checkWords.ts';

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

/** Runs the checks of each subject: calendar, rates, links and others. */
async function checkSubjects(tree: ContentTree, today: string): Promise<ContentIssue[]> {
  const siteMap = readSiteMap(tree);
  return [
    ...tree.issues,
    ...checkIds(tree),
    ...checkReferences(tree),
    ...checkCalculators(tree),
    ...checkSearch(tree),
    ...(await checkPhotos(tree)),
    ...checkDownloads(tree),
    ...checkDates(tree),
    ...checkFinanceActs(tree),
    ...checkRates(tree),
    ...checkEvidence(tree),
    ...checkTypedFigures(tree),
    ...checkTypedTexts(tree),
    ...checkWords(tree),
    ...checkProse(tree),
    ...checkPrintedLength(tree),
    ...[...tree.bodies.values()].filter(({ file }) => tree.sources.has(file)).flatMap(checkBody),
    ...checkPaye(tree),
    ...checkPayroll(tree),
    ...checkDatedRates(tree),
    ...checkPresumptive(tree),
    ...checkPenalties(tree),
    ...checkCalendar(tree, today),
    ...checkWithholding(tree),
    ...checkLinks(tree, siteMap),
    ...checkPictures(tree),
    ...checkRedirects(tree, siteMap),
  ];
}

const adviseOn = (tree: ContentTree, today: string): ContentIssue[] => [
  ...warnOfHolidays(tree, today),
  ...checkTwins(tree),
  ...[...tree.bodies.values()].flatMap(adviseOnLength),
];

/** Checks everything below content/ and collects all issues. */
export async function checkTree(tree: ContentTree): Promise<ContentReport> {
  const today = buildDay();
  const isReadable = !hasUnreadableList(tree);
  const found = isReadable ? await checkSubjects(tree, today) : [];
  // The parser takes unreadable front matter for text: its own issue is enough.
  const issues = [
    ...checkFiles(tree),
    ...checkSchemas(tree),
    ...found.filter(({ file }) => !isFrontMatterUnreadable(tree, file)),
  ];
  return {
    issues: issues.toSorted(compareIssues).filter(isFirstOfItsKind),
    warnings: isReadable ? adviseOn(tree, today) : [],
    files: tree.files.length,
    entries: countEntries(tree),
  };
}
