import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { compareRuns, writeRun } from './compareRuns.ts';
import type { Row, Section } from './report.ts';

const row = (name: string, measured: string, isWithin = true): Row => ({ name, measured, budget: '', isWithin });
const section = (title: string, ...rows: Row[]): Section => ({ title, rows });

function linesOf(main: Section[], branch: Section[]): string[] {
  return compareRuns(main, branch)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| what'));
}

describe('Two runs of the bench', () => {
  it('stand in one table under their subject, with the ratio of the branch to main', () => {
    const main = [
      section("Weight of pages (an empty export's script is 115.2 kB)", row('/: script', '120.0 kB, 1.04 of it')),
    ];
    const branch = [
      section("Weight of pages (an empty export's script is 116.0 kB)", row('/: script', '90.0 kB, 0.78 of it')),
    ];
    assert.equal(
      compareRuns(main, branch),
      [
        '### Weight of pages',
        '',
        '| what | main | branch | ratio |',
        '|---|---|---|---|',
        '| /: script | 120.0 kB, 1.04 of it | 90.0 kB, 0.78 of it | **0.75** |',
        '',
      ].join('\n'),
    );
  });

  it('mark only a change that is more than noise', () => {
    const rows = (...values: string[]) => [
      section('Forms', ...values.map((value, index) => row(`row ${index}`, value))),
    ];
    assert.deepEqual(
      linesOf(rows('100 ms', '100 ms', '100 ms', '0 errors'), rows('102 ms', '104 ms', '100 ms', '0 errors')),
      [
        '| row 0 | 100 ms | 102 ms | 1.02 |',
        '| row 1 | 100 ms | 104 ms | **1.04** |',
        '| row 2 | 100 ms | 100 ms | 1.00 |',
        '| row 3 | 0 errors | 0 errors | 1.00 |',
      ],
    );
  });

  it('give no ratio where there is no number, or none to compare with', () => {
    const main = [section('Home', row('largest paint', '<p>'), row('gone', '1 ms'), row('errors', '0'))];
    const branch = [section('Home', row('largest paint', '<h1>'), row('errors', '2', false), row('new', '3 ms'))];
    assert.deepEqual(linesOf(main, branch), [
      '| largest paint | &lt;p> | &lt;h1> | – |',
      '| errors | 0 | 2 (over budget) | – |',
      '| new | – | 3 ms | – |',
      '| gone | 1 ms | – | – |',
    ]);
  });

  it('keep the columns of one row apart', () => {
    const run = (paint: string) => [
      section('Pages', { ...row('/', paint), column: 'LCP' }, { ...row('/', '5 ms'), column: 'TBT' }),
    ];
    assert.deepEqual(linesOf(run('100 ms'), run('50 ms')), [
      '| /: LCP | 100 ms | 50 ms | **0.50** |',
      '| /: TBT | 5 ms | 5 ms | 1.00 |',
    ]);
  });

  it('keep rows apart that belong to the row above them', () => {
    const run = (html: string) => [
      section(
        'Weights',
        row('/: script', '1 kB'),
        row('… HTML', html),
        row('/about: script', '1 kB'),
        row('… HTML', '8 kB'),
      ),
    ];
    assert.deepEqual(linesOf(run('4 kB'), run('2 kB')), [
      '| /: script | 1 kB | 1 kB | 1.00 |',
      '| /: script … HTML | 4 kB | 2 kB | **0.50** |',
      '| /about: script | 1 kB | 1 kB | 1.00 |',
      '| /about: script … HTML | 8 kB | 8 kB | 1.00 |',
    ]);
  });
});

describe('The command', () => {
  const compare = (...files: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'compareRuns.ts'), ...files], { encoding: 'utf8' });

  it('compares two files that the bench wrote', () => {
    const folder = temporaryFolder();
    const [main = '', branch = ''] = ['main', 'branch'].map((name) => join(folder, `${name}.json`));
    writeRun(main, [section('Forms', row('posts', '10 ms'))]);
    writeRun(branch, [section('Forms', row('posts', '5 ms'))]);
    assert.match(compare(main, branch).stdout, /^\| posts \| 10 ms \| 5 ms \| \*\*0\.50\*\* \|$/m);

    writeFileSync(branch, '[{"title": 1}]');
    assert.equal(compare(main, branch).status, 1);
  });

  it('says how it is called where a file is missing', () => {
    const { status, stderr } = compare();
    assert.equal(status, 1);
    assert.match(stderr, /npm run bench:compare -- main\.json branch\.json/);
  });
});
