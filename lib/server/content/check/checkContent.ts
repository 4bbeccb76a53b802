/**
 * `node lib/server/content/check/checkContent.ts [root] [--show tax [--since commit]]` (npm run content:check): lists
 * every mistake. `--show tax` also prints the results of the salary calculators for sample salaries, now and at the
 * last or another commit.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatIssue } from '../issues/contentIssue.ts';
import { type ContentReport, checkTree } from './checkTree.ts';
import { readContentTree } from './contentTree.ts';
import { taxEffect } from './showTax.ts';

/** Output for results and for warnings. */
type Speaker = Pick<Console, 'log' | 'warn'>;

/** Prints the mistakes, or that there are none. */
function report({ issues, warnings, files, entries }: ContentReport, { log, warn }: Speaker): void {
  for (const warning of warnings) warn(`advice: ${formatIssue(warning)}`);
  for (const issue of issues) log(formatIssue(issue));
  const brokenFiles = new Set(issues.map(({ file }) => file)).size;
  const count = issues.length === 1 ? '1 mistake' : `${issues.length} mistakes`;
  log(
    issues.length === 0
      ? `${files} files, ${entries} entries: no mistakes`
      : `${count} in ${brokenFiles === 1 ? '1 file' : `${brokenFiles} files`}`,
  );
}

/**
 * Checks content by the arguments of the command (checkContent.ts), and prints the results.
 *
 * @returns whether there are no mistakes
 */
export async function runCheck(args: readonly string[], speaker: Speaker): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      show: { type: 'string' },
      since: { type: 'string', default: 'HEAD' },
    },
  });
  const root = resolve(positionals[0] ?? '.');
  if (values.show !== undefined && values.show !== 'tax') {
    throw new Error(`--show knows tax, not ${values.show}: npm run content:check -- --show tax`);
  }
  const found = await checkTree(readContentTree(root));
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
