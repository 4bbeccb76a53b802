/**
 * `node tests/pictures/compare.ts [COMMIT]`: compares screenshots of pages from a commit (default: origin/main) with
 * the working tree. Both are built as of one day, so that only changes of the site differ. `playwright-report` shows
 * old, new and difference of each changed page.
 */
import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const CONFIG = 'tests/pictures/playwright.config.ts';
const pictures = temporaryFolder();

function run(command: string, args: readonly string[], options: SpawnSyncOptions = {}): void {
  // 2 December 2026, the day of pictures.spec.ts.
  const built = { SOURCE_DATE_EPOCH: '1796193000', STYLEGUIDE: '1' };
  const env = { ...process.env, ...built, PICTURES_FOLDER: pictures, ...options.env };
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options, env });
  if (error) throw error;
  if (status !== 0) throw new Error(`\`${[command, ...args].join(' ')}\` failed: what it said stands above.`);
}

/** Builds the commit in its own folder, with its own packages, and takes screenshots. */
function takePicturesOf(commit: string): void {
  const folder = join(temporaryFolder(), 'before');
  run('git', ['worktree', 'add', '--quiet', '--detach', folder, commit]);
  try {
    run('npm', ['ci', '--silent', '--prefer-offline'], { cwd: folder });
    run('npm', ['run', '--silent', 'build'], { cwd: folder });
    const env = { ...process.env, SITE_FOLDER: join(folder, 'out') };
    run('playwright', ['test', '--config', CONFIG, '--update-snapshots=all'], { env });
  } finally {
    run('git', ['worktree', 'remove', '--force', folder]);
  }
}

try {
  takePicturesOf(process.argv[2] || 'origin/main');
  run('npm', ['run', '--silent', 'build']);
  run('playwright', ['test', '--config', CONFIG, '--update-snapshots=none']);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
