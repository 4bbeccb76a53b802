/**
 * `node lib/server/content/check/checkContent.ts [root] [--fix] [--translated file] [--show tax [--since commit]]` (npm run content:check): lists
 * every mistake, then what is hard to read and what search results would cut. With `--fix` it first puts JSON and front matter into shape; with
 * `--translated` it keeps that a Kiswahili text was read beside the English of now; with `--show tax` it
 * also prints what the salary calculators make of sample salaries since the last commit, or another one.
 */
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

function fix(root: string): void {
  const files = fixContent(root);
  for (const file of files) console.log(`${file}: put into shape`);
  if (files.length === 0) console.log('JSON and front matter are in shape.');
}

/** Prints the mistakes, or that there are none; exit code 1 where there are. */
function report({ issues, warnings, files, entries }: ContentReport): void {
  for (const warning of warnings) console.warn(`soon: ${formatIssue(warning)}`);
  for (const issue of issues) console.log(formatIssue(issue));
  if (issues.length === 0) {
    console.log(`${files} files, ${entries} entries: no mistakes`);
    return;
  }
  const brokenFiles = new Set(issues.map(({ file }) => file)).size;
  const count = issues.length === 1 ? '1 mistake' : `${issues.length} mistakes`;
  console.log(`${count} in ${brokenFiles === 1 ? '1 file' : `${brokenFiles} files`}`);
  process.exitCode = 1;
}

/** Prints what is hard to read; in a workflow it also stands in the summary. */
function reportReading(tree: ContentTree): void {
  const passages = hardPassages(tree);
  for (const line of readingLines(passages)) console.log(line);
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (summary) appendFileSync(summary, readingSummary(passages));
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
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
  if (values.fix) fix(root);
  if (values.translated) keepTranslated(readContentTree(root), values.translated);
  const tree = readContentTree(root);
  report(await checkTree(tree));
  reportReading(tree);
  for (const line of searchResultLines(await searchResultRemarks(tree))) console.log(line);
  if (values.show === 'tax' && !process.exitCode) console.log(taxEffect(root, values.since).join('\n'));
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
