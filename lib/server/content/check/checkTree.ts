import { todayInDarEsSalaam } from '../../../dates/today.ts';
import { type ContentIssue, compareIssues } from '../issues/contentIssue.ts';
import { fillRates } from '../source/rateTokens.ts';
import { validateSource } from '../source/validateSource.ts';
import { checkBody } from './checkBody.ts';
import { checkCalculators } from './checkCalculators.ts';
import { checkCalendar, warnOfHolidays } from './checkCalendar.ts';
import { checkDatedRates } from './checkDatedRates.ts';
import { checkDates } from './checkDates.ts';
import { checkDownloads } from './checkDownloads.ts';
import { checkEvidence } from './checkEvidence.ts';
import { checkFiles } from './checkFiles.ts';
import { checkFinanceActs } from './checkFinanceActs.ts';
import { checkForms } from './checkForms.ts';
import { checkIds } from './checkIds.ts';
import { checkLinks, checkPictures } from './checkLinks.ts';
import { checkPaye } from './checkPaye.ts';
import { checkPayroll } from './checkPayroll.ts';
import { checkPenalties } from './checkPenalties.ts';
import { checkPhotos } from './checkPhotos.ts';
import { checkPresumptive } from './checkPresumptive.ts';
import { checkPrintedLength } from './checkPrintedLength.ts';
import { checkProse } from './checkProse.ts';
import { checkRates } from './checkRates.ts';
import { checkRedirects } from './checkRedirects.ts';
import { checkReferences } from './checkReferences.ts';
import { checkSearch } from './checkSearch.ts';
import { checkTwins } from './checkTwins.ts';
import { checkTwinTexts } from './checkTwinTexts.ts';
import { checkTypedFigures } from './checkTypedFigures.ts';
import { checkTypedTexts } from './checkTypedTexts.ts';
import { checkWithholding } from './checkWithholding.ts';
import { checkWordmark } from './checkWordmark.ts';
import { allBodies, type ContentTree, schemaOf } from './contentTree.ts';
import { readSiteMap } from './siteMap.ts';

export type ContentReport = {
  /** Sorted by file and line. */
  issues: ContentIssue[];
  /** What an editor should do soon; the build goes on. */
  warnings: ContentIssue[];
  files: number;
  /** Entries of the lists, and one for every other file. */
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

function countEntries(tree: ContentTree): number {
  const values = [...tree.sources.values()].map((source) => source.value);
  return values.reduce<number>((sum, value) => sum + (Array.isArray(value) ? value.length : 1), 0);
}

/** Two checks may report the same value; the first one counts. */
function isFirstOfItsKind(issue: ContentIssue, index: number, all: readonly ContentIssue[]): boolean {
  const isSame = ({ file, line, column, field, found }: ContentIssue) =>
    file === issue.file &&
    line === issue.line &&
    column === issue.column &&
    field === issue.field &&
    found === issue.found;
  return all.findIndex(isSame) === index;
}

/** What the checks of single subjects find. */
async function checkSubjects(tree: ContentTree, today: string): Promise<ContentIssue[]> {
  const siteMap = readSiteMap(tree);
  return [
    ...tree.issues,
    ...checkIds(tree),
    ...checkReferences(tree),
    ...checkCalculators(tree),
    ...checkWordmark(tree),
    ...checkSearch(tree),
    ...(await checkPhotos(tree)),
    ...checkDownloads(tree),
    ...checkDates(tree),
    ...checkFinanceActs(tree),
    ...checkRates(tree),
    ...checkEvidence(tree),
    ...checkTypedFigures(tree),
    ...checkTypedTexts(tree),
    ...checkProse(tree),
    ...checkPrintedLength(tree),
    ...allBodies(tree)
      .filter(({ file }) => tree.sources.has(file) || tree.twins.has(file))
      .flatMap(checkBody),
    ...checkPaye(tree),
    ...checkPayroll(tree),
    ...checkDatedRates(tree),
    ...checkPresumptive(tree),
    ...checkPenalties(tree),
    ...checkCalendar(tree, today),
    ...checkWithholding(tree),
    ...checkForms(tree),
    ...checkLinks(tree, siteMap),
    ...checkPictures(tree),
    ...checkRedirects(tree, siteMap),
  ];
}

/** Checks everything below content/ and collects all issues. */
export async function checkTree(tree: ContentTree): Promise<ContentReport> {
  const today = todayInDarEsSalaam();
  const found = await checkSubjects(tree, today);
  // Where front matter cannot be read, the parser takes it for text: its own issue is enough.
  const issues = [
    ...checkFiles(tree),
    ...checkSchemas(tree),
    ...found.filter(({ file }) => !isFrontMatterUnreadable(tree, file)),
  ];
  return {
    issues: issues.toSorted(compareIssues).filter(isFirstOfItsKind),
    warnings: [...warnOfHolidays(tree, today), ...checkTwins(tree), ...checkTwinTexts(tree)],
    files: tree.files.length,
    entries: countEntries(tree),
  };
}
