/**
 * `node lib/server/content/check/checkContent.ts [root] [--fix] [--translated file] [--show tax [--since commit]]` (npm run content:check): lists
 * every mistake, then what is hard to read and what search results would cut. With `--fix` it first puts JSON and front matter into shape; with
 * `--translated` it keeps that a Kiswahili text was read beside the English of now; with `--show tax` it
 * also prints what the salary calculators make of sample salaries since the last commit, or another one.
 */
import { runCheck } from './runCheck.ts';

try {
  if (!(await runCheck(process.argv.slice(2), console))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
