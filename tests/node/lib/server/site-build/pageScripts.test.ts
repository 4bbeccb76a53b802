import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { takeScripts } from '../../../../../lib/server/site-build/pageScripts.ts';

const START = '<script data-page-start="">start()</script>';
const DATA = '<script type="application/ld+json">{"@type":"Thing"}</script>';
const NEXT = [
  '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"a > b"])</script>',
].join('');

const page = (head: string, scripts = NEXT) => `<head>${head}${START}</head><body>Text${DATA}${scripts}</body>`;

describe('The scripts of a page', () => {
  it('go from a static page, but for the start script and data', () => {
    const { html, code } = takeScripts(page('<meta name="static-page" content="true"/>'));
    assert.equal(html, page('<meta name="static-page" content="true"/>', ''));
    assert.equal(code, '');
  });

  it('are named by the start script of a plain page, each once, the inline ones as one file in their order', () => {
    const { html, code } = takeScripts(page(''));
    assert.equal(code, '(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"a > b"])');
    const [, scripts = ''] = html.match(/ data-scripts="([^"]*)"/) ?? [];
    assert.match(scripts, /^\/_next\/static\/page\/[0-9a-f]{12}\.js \/_next\/static\/chunks\/a\.js$/);
    assert.equal(html.replace(` data-scripts="${scripts}"`, ''), page('', ''));
  });

  it('stop the build where there is no start script, or nothing that it could load', () => {
    assert.throws(() => takeScripts('<head></head>'), /start script/);
    assert.throws(() => takeScripts(page('', '')), /no scripts of Next/);
  });
});
