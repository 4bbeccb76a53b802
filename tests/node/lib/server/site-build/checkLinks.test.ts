import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { findDeadLinks } from '../../../../../lib/server/site-build/checkLinks.ts';

const TEXT = 'content/pages/privacy-policy.mdx';
const ROOT = resolve(import.meta.dirname, '../../../../..');

test('a dead link of a page is named with the line of its text, or with the page; a missing part apart', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  context.after(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'services'));
  const [written = ''] = /(?<=\]\()\/[a-z-]+(?=\))/.exec(readFileSync(join(ROOT, TEXT), 'utf8')) ?? [];
  const line =
    readFileSync(join(ROOT, TEXT), 'utf8')
      .split('\n')
      .findIndex((one) => one.includes(`(${written})`)) + 1;
  writeFileSync(join(folder, 'feed.xml'), '');
  writeFileSync(join(folder, 'services/audit.html'), '<h2 id="fees">Fees</h2><a class="x" href="#feees">Fees</a>');
  writeFileSync(
    join(folder, 'privacy-policy.html'),
    `<a href="/services/audit#fees">a</a><a href="/feed.xml">b</a><a href="https://a.example/">c</a>
     <a title="d" href="${written}">d</a><a href="/services/no-such-page?x=1&amp;y=2">e</a>`,
  );
  assert.deepEqual(findDeadLinks(folder), [
    { page: '/privacy-policy', link: written, place: `${TEXT}:${line}`, isHash: false },
    {
      page: '/privacy-policy',
      link: '/services/no-such-page?x=1&y=2',
      place: 'the page /privacy-policy',
      isHash: false,
    },
    { page: '/services/audit', link: '#feees', place: 'the page /services/audit', isHash: true },
  ]);
});
