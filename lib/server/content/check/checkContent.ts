/**
 * `node lib/server/content/check/checkContent.ts [root] [--show tax [--since commit]]` (npm run content:check): lists all
 * errors, as annotations when run on GitHub. Compares legal values with those of the last commit or of the given one. `--show tax`
 * prints the effect of the change on sample salaries.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ContentIssue, compareIssues, formatIssue, textAt } from '../issues/contentIssue.ts';
import { validateSource } from '../issues/validateSource.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { fillRates, hasTokens } from '../source/rateTokens.ts';
import { checkBodies } from './checkBody.ts';
import { checkEntries, checkTranslations } from './checkEntries.ts';
import { adviseOnFacts, adviseOnName, checkDates, checkFiles, checkPhotos } from './checkFiles.ts';
import { adviseOnHolidays, adviseOnValues, checkTax } from './checkTax.ts';
import { type ContentTree, readContentTree, schemaOf } from './contentTree.ts';
import { findPlaceholders } from './launchCheck.ts';
import { checkAddresses, readReferences } from './references.ts';
import { taxEffect, textInCommit } from './showTax.ts';

type ContentReport = {
  issues: ContentIssue[];
  /** Warnings for an editor; they do not stop the build. */
  warnings: ContentIssue[];
  files: number;
};

function checkSchemas(tree: ContentTree): ContentIssue[] {
  return [...tree.sources.values(), ...tree.translations.values()].flatMap((source) => {
    const schema = schemaOf(source.file);
    // Without rates, tokens remain in the text, so its length would be wrong.
    if (!tree.card && hasTokens(source)) return source.issues;
    const filled = tree.card ? fillRates(source, tree.card) : source;
    return schema ? validateSource(filled, schema).issues : filled.issues;
  });
}

/** Reports placeholders in a production build of the launched site, which the public would see. */
function checkPlaceholders({ root, sources }: ContentTree): ContentIssue[] {
  const isLaunched = textAt(sources.get(COLLECTIONS.firm.file)?.value, 'launchedOn') !== undefined;
  if (!isLaunched || process.env.CONTEXT !== 'production') return [];
  const expected = `what the firm has confirmed; before the launch leave launchedOn out of ${COLLECTIONS.firm.file}`;
  return [...findPlaceholders(root)].map((place) => ({ ...place, found: 'a placeholder', expected }));
}

async function checkSubjects(tree: ContentTree): Promise<Pick<ContentReport, 'issues' | 'warnings'>> {
  const references = readReferences(tree);
  const entries = checkEntries(tree, references);
  const addresses = checkAddresses(tree);
  const translations = checkTranslations(tree);
  // The parser treats unreadable front matter as text, so only the front matter's own issue is reported.
  const bodies = [...tree.bodies.values()].filter(({ file }) => tree.sources.get(file)?.value !== undefined);
  return {
    issues: [
      ...tree.issues,
      ...addresses.issues,
      ...entries.issues,
      ...translations.issues,
      ...checkBodies(bodies, tree, references),
      ...checkTax(tree),
      ...checkDates(tree),
      ...(await checkPhotos(tree)),
      ...checkPlaceholders(tree),
    ],
    warnings: [
      ...entries.warnings,
      ...adviseOnHolidays(tree),
      ...adviseOnFacts(tree),
      ...addresses.warnings,
      ...translations.warnings,
    ],
  };
}

async function checkTree(tree: ContentTree): Promise<ContentReport> {
  const sources = [...tree.sources.values()];
  // If a list cannot be parsed, references to its entries would be reported as unknown.
  const isListUnreadable = sources.some(({ file, value }) => file.endsWith('.json') && value === undefined);
  const found = isListUnreadable ? { issues: [], warnings: [] } : await checkSubjects(tree);
  const issues = [...checkFiles(tree), ...checkSchemas(tree), ...found.issues].toSorted(compareIssues);
  // If two checks report the same value, only the first issue is kept.
  const firsts = new Map(
    issues.toReversed().map((issue) => [formatIssue({ ...issue, expected: '', example: '' }), issue]),
  );
  return { issues: [...firsts.values()].reverse(), warnings: found.warnings, files: tree.files.length };
}

type Speaker = Pick<Console, 'log' | 'warn'>;

/** Formats an issue as a GitHub annotation, shown next to the line in a pull request. */
function annotation(kind: 'error' | 'warning', issue: ContentIssue): string {
  const words = formatIssue(issue)
    .replace(/^\S+ +/, '')
    .replace(/[%\r\n]/g, encodeURIComponent);
  return `::${kind} file=${issue.file},line=${issue.line}::${words}`;
}

function report({ issues, warnings, files }: ContentReport, { log, warn }: Speaker): void {
  const isOnGitHub = process.env.GITHUB_ACTIONS === 'true';
  for (const warning of warnings) warn(isOnGitHub ? annotation('warning', warning) : `advice: ${formatIssue(warning)}`);
  for (const issue of issues) log(isOnGitHub ? annotation('error', issue) : formatIssue(issue));
  log(issues.length === 0 ? `${files} files: no mistakes` : `Mistakes: ${issues.length}`);
}

/** Warns about changes since a commit. Returns nothing without git, or for a file that the commit does not contain. */
function changesSince(tree: ContentTree, commit: string): ContentIssue[] {
  try {
    const readBefore = (file: string) => textInCommit(commit, file, tree.root);
    return [...adviseOnValues(tree, readBefore), ...adviseOnName(tree, readBefore(COLLECTIONS.firm.file))];
  } catch {
    return [];
  }
}

/**
 * Runs the content check with the command's arguments (checkContent.ts) and prints the results.
 * @returns true if there are no errors
 */
export async function runCheck(args: readonly string[], speaker: Speaker): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { show: { type: 'string' }, since: { type: 'string', default: 'HEAD' } },
  });
  const root = resolve(positionals[0] ?? '.');
  if (values.show !== undefined && values.show !== 'tax') {
    throw new Error(`--show knows tax, not ${values.show}: npm run content:check -- --show tax`);
  }
  const tree = readContentTree(root);
  const found = await checkTree(tree);
  found.warnings.push(...changesSince(tree, values.since));
  const isFaultless = found.issues.length === 0;
  report(found, speaker);
  if (values.show === 'tax' && isFaultless) speaker.log(taxEffect(root, values.since).join('\n'));
  return isFaultless;
}

if (import.meta.main) {
  try {
    if (!(await runCheck(process.argv.slice(2), console))) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
