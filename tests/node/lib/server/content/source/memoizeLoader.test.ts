import assert from 'node:assert/strict';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { memoizeLoader } from '../../../../../../lib/server/content/source/memoizeLoader.ts';
import { temporaryFolder } from '../../../../../support/temporaryFolder.ts';

describe('A loader', () => {
  const { env } = process;
  const home = process.cwd();
  let file: string;
  beforeEach(() => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'content'));
    file = join(folder, 'content/firm.json');
    writeFileSync(file, '{}');
    process.chdir(folder);
    mock.timers.enable({ apis: ['Date'], now: 0 });
  });
  afterEach(() => {
    mock.timers.reset();
    process.chdir(home);
    process.env = env;
  });

  for (const [mode, reads] of [
    ['development', 2],
    ['production', 1],
  ] as const) {
    it(`in ${mode} reads ${reads === 1 ? 'once' : 'again after a change of content/, and not before'}`, () => {
      process.env = { ...env, NODE_ENV: mode };
      const load = mock.fn(() => ({}));
      const get = memoizeLoader(load);
      assert.equal(get(), get());
      mock.timers.tick(60_000);
      get();
      assert.equal(load.mock.callCount(), 1);
      utimesSync(file, 1_900_000_000, 1_900_000_000);
      mock.timers.tick(60_000);
      get();
      assert.equal(load.mock.callCount(), reads);
    });
  }
});
