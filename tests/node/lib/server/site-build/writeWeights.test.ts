import assert from 'node:assert/strict';
import { it } from 'node:test';
import { filesOf } from '../../../../../lib/server/site-build/writeWeights.ts';

it('A first visit takes the style sheets and the preloaded fonts of a page, each once, and no script or picture', () => {
  const html =
    '<link rel="preload" href="/fonts/body.woff2" as="font" crossorigin=""/>' +
    '<link rel="preload" as="script" href="/a.js"/><link rel="stylesheet" href="/frame.css" data-precedence="next"/>' +
    '<link rel="stylesheet" href="/page.css"/><link rel="stylesheet" href="/frame.css"/><img src="/a.svg" loading="lazy"/>';
  assert.deepEqual(filesOf(html), [
    { url: '/frame.css', isText: true },
    { url: '/page.css', isText: true },
    { url: '/fonts/body.woff2', isText: false },
  ]);
});
