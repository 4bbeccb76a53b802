import { type ContentIssue, compareIssues, formatIssue } from '../issues/contentIssue.ts';
import { validateSource } from '../issues/validateSource.ts';
import { fillRates } from '../source/rateTokens.ts';
import { checkAddresses } from './checkAddresses.ts';
import { adviseOnLength, checkBodies } from './checkBody.ts';
import { checkEntries } from './checkEntries.ts';
import { checkDates, checkFiles, checkPhotos } from './checkFiles.ts';
import { adviseOnHolidays, checkTax } from './checkTax.ts';
import { adviseOnTwins } from './checkTwins.ts';
import { type ContentTree, schemaOf } from './contentTree.ts';
import { readReferences } from './references.ts';

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

/** Runs the checks of each subject, by mistakes and advice. */
async function checkSubjects(tree: ContentTree): Promise<Pick<ContentReport, 'issues' | 'warnings'>> {
  const references = readReferences(tree);
  const entries = checkEntries(tree, references);
  const addresses = checkAddresses(tree);
  // The parser takes unreadable front matter for text: its own issue is enough.
  const bodies = [...tree.bodies.values()].filter(({ file }) => tree.sources.get(file)?.value !== undefined);
  return {
    issues: [
      ...tree.issues,
      ...addresses.issues,
      ...entries.issues,
      ...checkBodies(bodies, tree, references),
      ...checkTax(tree),
      ...checkDates(tree),
      ...(await checkPhotos(tree)),
    ],
    warnings: [
      ...entries.warnings,
      ...bodies.flatMap(adviseOnLength),
      ...adviseOnHolidays(tree),
      ...addresses.warnings,
      ...adviseOnTwins(tree),
    ],
  };
}

/** Checks everything below content/ and collects all issues. */
export async function checkTree(tree: ContentTree): Promise<ContentReport> {
  const sources = [...tree.sources.values()];
  // References to the entries of an unparsable list would be reported as unknown.
  const isListUnreadable = sources.some(({ file, value }) => file.endsWith('.json') && value === undefined);
  const found = isListUnreadable ? { issues: [], warnings: [] } : await checkSubjects(tree);
  const issues = [...checkFiles(tree), ...checkSchemas(tree), ...found.issues].toSorted(compareIssues);
  // Two checks may report the same value; the first counts.
  const firsts = new Map(
    issues.toReversed().map((issue) => [formatIssue({ ...issue, expected: '', example: '' }), issue]),
  );
  return {
    issues: [...firsts.values()].reverse(),
    warnings: found.warnings,
    files: tree.files.length,
    entries: sources.reduce((sum, { value }) => sum + (Array.isArray(value) ? value.length : 1), 0),
  };
}
