import { spawnSync } from 'node:child_process';

/** One thing that must be in order before a change is looked at. */
type Check = { name: string; script: string };

/** In the order in which they are quick. All run, so that one round shows everything that is wrong. */
const CHECKS: Check[] = [
  { name: 'styles', script: 'check:styles' },
  { name: 'workflows, issue forms, Renovate', script: 'check:workflows' },
  { name: 'code: lint and formatting', script: 'check:code' },
  { name: 'content', script: 'content:check' },
  { name: 'files, exports and dependencies that nothing uses', script: 'check:unused' },
  { name: 'types', script: 'check:types' },
];

/** Runs every check and says which failed; ends with the line that the test runner sums. */
function runChecks(): void {
  const failed = CHECKS.filter(({ name, script }) => {
    const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit', shell: false });
    console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name}`);
    return status !== 0;
  });
  console.log(`check: ${CHECKS.length - failed.length} passed, ${failed.length} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

runChecks();
