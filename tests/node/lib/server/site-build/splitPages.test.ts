import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { dataFileOf, splitPage } from '../../../../../lib/server/site-build/splitPages.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const CODE = '(function(){start()})();';
/** The page's data, in its two calls. */
const FLIGHT = ['1:"a"\n:HL["/a.css","style"]\n', `2:T${CODE.length.toString(16)},${CODE}3:"b < c"\n`];
const call = (text: string) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;

/** Builds a page as Next exports it. */
const pageOf = (loading: string) =>
  '<head><link rel="stylesheet" href="/frame.css" data-precedence="next"/>' +
  '<link rel="stylesheet" href="/own.css" data-precedence="next"/>' +
  `<meta name="page-loading" content="${loading}"/>` +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  `<script src="/_next/static/chunks/a.js" async=""></script><script data-page-start="">${CODE}</script>` +
  '<script src="/_next/static/chunks/turbopack-c.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>Text</p>' +
  '<script type="application/ld+json">{}</script>' +
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a"]});</script>' +
  '<script src="/_next/static/chunks/b.js" async=""></script><script src="/_next/static/chunks/a.js" async=""></script>' +
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${FLIGHT.map(call).join('')}</body>`;

describe('A page split into HTML and data', () => {
  it('keeps its text, its structured data and the start script, which waits for no sheet and names what to load', () => {
    const { html, data } = splitPage(pageOf('light'));
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 12);

    assert.equal(
      html,
      '<head><meta name="page-loading" content="light"/>' +
        `<script data-page-start="" data-page="/_next/static/page-data/${hash}.json"` +
        ` data-scripts="/_next/static/chunks/a.js /_next/static/chunks/b.js /_next/static/chunks/turbopack-c.js">${CODE}</script>` +
        '<link rel="stylesheet" href="/frame.css" data-precedence="next"/>' +
        '<link rel="stylesheet" href="/own.css" data-precedence="next"/></head>' +
        '<body><p>Text</p><script type="application/ld+json">{}</script></body>',
    );
    assert.equal(dataFileOf(html), `/_next/static/page-data/${hash}.json`);
  });

  it('has in its data what the scripts would have done, letter by letter', () => {
    assert.deepEqual(JSON.parse(splitPage(pageOf('light')).data), {
      boot: { otherChunks: ['a'] },
      calls: FLIGHT.map((text) => [1, text]),
    });
  });

  it('stops the build where the page does not say how it loads, or is not built as expected', () => {
    assert.throws(() => splitPage(pageOf('sometimes')), /no loading kind; expected one in its metadata/);
    const page = pageOf('light');
    for (const [known, other] of [
      ['id="_R_"', 'id="other"'],
      ['turbopack-c.js', 'runtime.js'],
      ['chunks/b.js', 'chunks/turbopack-b.js'],
    ] as const) {
      assert.throws(() => splitPage(page.replace(known, other)), /expected the scripts of Next/);
    }
  });

  it('stops the build where a script of another form is left in it', () => {
    const page = pageOf('live');
    assert.throws(() => splitPage(page.replace('__next_f.push([1,', '__next_f.add([1,')), /left over.*__next/);
    assert.throws(
      () => splitPage(page.replace('</body>', '<script type="module" src="/c.js"></script></body>')),
      /left over/,
    );
  });

  it('replaces the whole one in the export, and is not there where its data cannot be written', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'about.html');
    const script = join(import.meta.dirname, '../../../../../lib/server/site-build/splitPages.ts');
    const split = () => spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
    const { html, data } = splitPage(pageOf('light'));
    const dataFile = join(folder, dataFileOf(html));
    await mkdir(dataFile, { recursive: true });
    await writeFile(file, pageOf('light'));
    assert.match(split().stderr, /about\.html cannot be split: EISDIR/);
    assert.equal(await readFile(file, 'utf8'), pageOf('light'));

    await rmdir(dataFile);
    assert.equal(split().stdout, 'Pages: 1 split into HTML and data.\n');
    assert.deepEqual([await readFile(file, 'utf8'), await readFile(dataFile, 'utf8')], [html, data]);
  });
});
