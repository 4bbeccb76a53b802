import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { weighPage } from './pageWeight.ts';

const folder = temporaryFolder();
for (const file of ['a.js', 'b.js', 'old.js', 'a.css']) writeFileSync(join(folder, file), `${file} has a text`);

function weigh(head: string) {
  writeFileSync(join(folder, 'page.html'), `<head>${head}</head>`);
  return weighPage(folder, 'page.html');
}

describe('The weight of a page', () => {
  it('counts each script and style sheet of its tags once, without scripts for old browsers', () => {
    const once = weigh('<script src="/a.js" async=""></script><link rel="stylesheet" href="/a.css"/>');
    const twice = weigh(
      '<script src="/a.js"></script><script src="/a.js"></script><script src="/old.js" noModule=""></script>',
    );
    assert.ok(once.script > 0 && once.style > 0);
    assert.equal(twice.script, once.script);
    assert.equal(twice.style, 0);
  });

  it('counts the scripts that the start script names', () => {
    const start = '<script data-page-start="" data-scripts="/a.js /b.js">start()</script>';
    assert.equal(weigh(start).script, weigh('<script src="/a.js"></script><script src="/b.js"></script>').script);
  });
});
