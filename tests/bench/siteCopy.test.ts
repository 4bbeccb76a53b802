import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { loadAtOnce } from './first-tap/loadAtOnce.ts';
import { copySite, dressedCopy, stripPage } from './siteCopy.ts';

describe('A page stripped of script', () => {
  it('has neither scripts nor their data nor what loads them early', () => {
    const page = [
      '<link rel="preload" href="/a.woff2" as="font"/><link rel="preload" as="script" href="/a.js"/>',
      '<link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/a.css"/>',
      '<script src="/a.js" async=""></script><script>start()</script>',
      '<script type="application/json" id="data">{"a":"<b>"}</script><h1>Audit</h1>',
    ].join('');
    assert.equal(
      stripPage(page),
      '<link rel="preload" href="/a.woff2" as="font"/><link rel="stylesheet" href="/a.css"/><h1>Audit</h1>',
    );
  });

  it('keeps the data for search engines', () => {
    const data = '<script type="application/ld+json">{"@type":"Service"}</script>';
    assert.equal(stripPage(`${data}<script>start()</script>`), data);
  });
});

describe('A page that loads at once', () => {
  it('says that it is live', () => {
    const live = '<meta name="page-loading" content="live"/><script data-page-start="">start()</script>';
    assert.equal(loadAtOnce(live.replace('"live"', '"light"')), live);
    assert.equal(loadAtOnce(live), live);
  });
});

describe('A copy of the site', () => {
  it('has every page rewritten, and neither compressed files nor documents', () => {
    const site = temporaryFolder();
    mkdirSync(join(site, 'services'));
    for (const file of ['index.html', 'index.html.br', 'guide.pdf', 'services/audit.html', 'site.css']) {
      writeFileSync(join(site, file), 'text');
    }
    const copy = copySite(site, (html) => `${html} rewritten`);
    assert.deepEqual(readdirSync(copy).sort(), ['index.html', 'services', 'site.css']);
    assert.equal(readFileSync(join(copy, 'services/audit.html'), 'utf8'), 'text rewritten');
    assert.equal(readFileSync(join(copy, 'site.css'), 'utf8'), 'text');
  });
});

describe('An empty export dressed like the site', () => {
  it("has the style sheets and fonts of the site's first page, and the files that they name", () => {
    const [site, empty] = [temporaryFolder(), temporaryFolder()];
    const links =
      '<link rel="preload" href="/body.woff2" as="font"/><link rel="stylesheet" href="/all.css" data-precedence="next"/>';
    writeFileSync(join(site, 'index.html'), `<head>${links}<link rel="icon" href="/icon.svg"/></head><p>Text</p>`);
    for (const name of ['body.woff2', 'all.css', 'icon.svg']) writeFileSync(join(site, name), name);
    writeFileSync(join(empty, 'index.html'), '<head><title>Nothing</title></head>');
    const dressed = dressedCopy(empty, site);
    assert.equal(readFileSync(join(dressed, 'index.html'), 'utf8'), `<head><title>Nothing</title>${links}</head>`);
    assert.deepEqual(readdirSync(dressed).sort(), ['all.css', 'body.woff2', 'index.html']);
  });
});
