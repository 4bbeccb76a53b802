import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { weighOwnScript, weighPage } from './pageWeight.ts';

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

  it('counts the scripts that a live page names, and none of a light page', () => {
    const start = '<script data-page-start="" data-page="/data.json" data-scripts="/a.js /b.js">start()</script>';
    const tags = weigh('<script src="/a.js"></script><script src="/b.js"></script>');
    assert.equal(weigh(`<meta name="page-loading" content="live"/>${start}`).script, tags.script);
    assert.equal(weigh(`<meta name="page-loading" content="light"/>${start}`).script, 0);
  });

  it('tells by how much the scripts of two pages differ, though a light page fetches none at first', () => {
    const named = (scripts: string) => `<script data-page="/data.json" data-scripts="${scripts}">start()</script>`;
    writeFileSync(join(folder, 'other.html'), named('/b.js'));
    const own = weigh('<script src="/a.js"></script>').script;
    weigh(named('/a.js /b.js'));
    assert.equal(weighOwnScript(folder, 'page.html', 'other.html'), own);
  });
});
