/**
 * `npm run audit`: known weaknesses of the dependencies, from the registry. Ends with exit code 1 where one is of high or
 * critical severity, or where the registry did not answer; `-- --may-skip` says 'Skipped' then and ends with 0.
 */
import { spawnSync } from 'node:child_process';
import { readAudit } from './auditReport.ts';

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
const { lines, isFailed } = readAudit(stdout, process.argv.includes('--may-skip'));
for (const line of lines) console.log(line);
if (isFailed) process.exitCode = 1;
