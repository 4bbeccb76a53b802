/**
 * `npm run check`: runs all static checks, fastest first. All run, so that one round shows all problems; the test
 * runner parses the last line.
 */
import { spawnSync } from 'node:child_process';

const CHECKS: readonly { name: string; command: readonly string[] }[] = [
  { name: 'styles', command: ['stylelint', '**/*.scss'] },
  { name: 'workflows', command: ['node', 'tests/runner/checkWorkflows.ts'] },
  { name: 'code: lint and formatting', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'content', command: ['node', 'lib/server/content/check/checkContent.ts'] },
  { name: 'files, exports and dependencies that nothing uses', command: ['knip'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
];

const failed = CHECKS.filter(({ name, command: [program = '', ...args] }) => {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name}`);
  return status !== 0;
});
console.log(`check: ${CHECKS.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
