/**
 * `node lib/server/content/check/checkContent.ts [root] [--show tax [--since commit]]` (npm run content:check): lists
 * every mistake. `--show tax` also prints the results of the salary calculators for sample salaries, now and at the
 * last or another commit.
 */
import { runCheck } from './runCheck.ts';

try {
  if (!(await runCheck(process.argv.slice(2), console))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
