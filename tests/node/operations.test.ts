import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');

describe('The commands of docs/operations.md', () => {
  it('skip a build for what no page shows, and build one commit anew where it is asked for', () => {
    const [, line = ''] = /^`(\[ "\$CACHED_COMMIT_REF" .*)`\.$/m.exec(PAGE) ?? [];
    assert.match(line, /git diff --quiet/);
    const folder = temporaryFolder();
    const git = (...words: string[]) =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x', ...words], { cwd: folder });
    const commit = (file: string) => {
      writeFileSync(join(folder, file), file);
      git('add', '.');
      git('commit', '-qm', file);
      return String(git('rev-parse', 'HEAD')).trim();
    };
    git('init', '-q');
    mkdirSync(join(folder, 'docs'));
    const [code, docs, more] = [commit('page.ts'), commit('docs/a.md'), commit('other.ts')];
    const isSkipped = (before: string, after: string) => {
      const env = { ...process.env, CACHED_COMMIT_REF: before, COMMIT_REF: after };
      return spawnSync('bash', ['-c', line], { cwd: folder, env }).status === 0;
    };
    assert.deepEqual([isSkipped(code, docs), isSkipped(docs, more), isSkipped(more, more)], [true, false, false]);
  });

  it('keep backups for two weeks and no longer, run once a day', () => {
    const [, line = ''] = /^30 2 \* \* \* +(find .*-delete)$/m.exec(PAGE) ?? [];
    const folder = temporaryFolder();
    for (let days = 0; days < 30; days += 1) {
      const file = join(folder, `enquiries-${String(days).padStart(2, '0')}.jsonl`);
      writeFileSync(file, '');
      // A minute older than whole days: the run comes a quarter of an hour after the backup.
      const time = new Date(Date.now() - days * 86_400_000 - 60_000);
      utimesSync(file, time, time);
    }
    execFileSync('bash', ['-c', line.replace('/srv/backup', folder)]);
    const kept = readdirSync(folder).length;
    assert.ok(kept >= 13 && kept <= 14, `${kept} days are kept`);
  });
});
