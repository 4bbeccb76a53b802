import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it, type TestContext } from 'node:test';
import { copyContent, PROJECT } from '../support/contentCopy.ts';

const SCRIPT = join(PROJECT, 'lib/server/content/new/renameEntry.ts');

function project(context: TestContext) {
  const copy = copyContent(context);
  copyFileSync(join(PROJECT, 'biome.jsonc'), join(copy.root, 'biome.jsonc'));
  const rename = (...args: string[]) =>
    spawnSync(process.execPath, [SCRIPT, ...args], { cwd: copy.root, encoding: 'utf8' });
  return { ...copy, rename };
}

describe('npm run rename', () => {
  it('renames a service in its list, its file and every reference, and leads the old address to the new one', (context) => {
    const { root, read, rename } = project(context);
    const { status, stdout } = rename('service', 'cfo', 'virtual-cfo');
    assert.match(stdout, /^Renamed cfo to virtual-cfo in \d+ files; \/services\/cfo leads to the new address\.\n/);
    assert.match(stdout, /\nThe content has no mistakes\.\n$/);
    assert.equal(status, 0);
    assert.ok(existsSync(join(root, 'content/services/virtual-cfo.mdx')));
    assert.ok(
      JSON.parse(read('content/redirects.json')).some(
        ({ from, to }: { from: string; to: string }) => from === '/services/cfo' && to === '/services/virtual-cfo',
      ),
    );
    for (const file of ['services', 'sectors', 'search', 'home', 'media']) {
      assert.doesNotMatch(read(`content/${file}.json`), /"cfo"|services\/cfo/);
    }
  });

  it('says what is wrong with a call, and changes nothing', (context) => {
    const { read, rename } = project(context);
    const before = read('content/services.json');
    for (const [args, says] of [
      [[], /^npm run rename -- <kind> <id> <new-id>/],
      [['service', 'cfo', 'Virtual CFO'], /^npm run rename/],
      [['service', 'cfoo', 'virtual-cfo'], /There is no content\/services\/cfoo\.mdx/],
      [['service', 'cfo', 'audit'], /audit\.mdx is there already/],
    ] as const) {
      const { status, stderr } = rename(...args);
      assert.equal(status, 1);
      assert.match(stderr, says);
    }
    assert.equal(read('content/services.json'), before);
  });
});
