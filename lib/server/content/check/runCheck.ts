import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatIssue } from '../issues/contentIssue.ts';
import { type ContentReport, checkTree } from './checkTree.ts';
import { keepTranslated } from './checkTwinTexts.ts';
import { type ContentTree, readContentTree } from './contentTree.ts';
import { fixContent } from './fixContent.ts';
import { hardPassages, readingLines, readingSummary } from './readingReport.ts';
import { searchResultLines, searchResultRemarks } from './searchResults.ts';
import { taxEffect } from './showTax.ts';

/** Where it is said what was found, and what is only to be kept in mind. */
type Speaker = Pick<Console, 'log' | 'warn'>;

function fix(root: string, { log }: Speaker): void {
  const files = fixContent(root);
  for (const file of files) log(`${file}: put into shape`);
  if (files.length === 0) log('JSON and front matter are in shape.');
}

/** Says the mistakes, or that there are none. */
function report({ issues, warnings, files, entries }: ContentReport, { log, warn }: Speaker): void {
  for (const warning of warnings) warn(`soon: ${formatIssue(warning)}`);
  for (const issue of issues) log(formatIssue(issue));
  const brokenFiles = new Set(issues.map(({ file }) => file)).size;
  const count = issues.length === 1 ? '1 mistake' : `${issues.length} mistakes`;
  log(
    issues.length === 0
      ? `${files} files, ${entries} entries: no mistakes`
      : `${count} in ${brokenFiles === 1 ? '1 file' : `${brokenFiles} files`}`,
  );
}

/** Says what is hard to read; in a workflow it also stands in the summary. */
function reportReading(tree: ContentTree, { log }: Speaker): void {
  const passages = hardPassages(tree);
  for (const line of readingLines(passages)) log(line);
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (summary) appendFileSync(summary, readingSummary(passages));
}

/**
 * Checks content by the arguments of the command (checkContent.ts), and says what it finds.
 *
 * @returns whether there are no mistakes
 */
export async function runCheck(args: readonly string[], speaker: Speaker): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      fix: { type: 'boolean' },
      translated: { type: 'string' },
      show: { type: 'string' },
      since: { type: 'string', default: 'HEAD' },
    },
  });
  const root = resolve(positionals[0] ?? '.');
  if (values.show !== undefined && values.show !== 'tax') {
    throw new Error(`--show knows tax, not ${values.show}: npm run content:check -- --show tax`);
  }
  if (values.fix) fix(root, speaker);
  if (values.translated) keepTranslated(readContentTree(root), values.translated);
  const tree = readContentTree(root);
  const found = await checkTree(tree);
  const isFaultless = found.issues.length === 0;
  report(found, speaker);
  reportReading(tree, speaker);
  for (const line of searchResultLines(await searchResultRemarks(tree))) speaker.log(line);
  if (values.show === 'tax' && isFaultless) speaker.log(taxEffect(root, values.since).join('\n'));
  return isFaultless;
}
