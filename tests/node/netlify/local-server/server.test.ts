import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { startServer } from '../../../../netlify/local-server/startServer.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { assertEach } from '../support/assertEach.ts';
import { writeBuiltSite } from '../support/builtSite.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { rawAnswer } from '../support/rawAnswer.ts';
import { runSite } from '../support/runSite.ts';

const MISSING = 'Nothing here';
const NO_SERVICE = 'Service Not Found';
const DOCUMENT = '/resources/guides/payroll.pdf';
const DOCUMENT_TEXT = '%PDF-1.7 0123456789';
const CATEGORIES = ['media', 'articles', 'guides', 'finance-act', 'acts', 'videos', 'calculators'];

describe('The local server', () => {
  catchLogs();
  const site = runSite();

  const get = (path: string, init: RequestInit = {}) => fetch(site.server.url + path, { redirect: 'manual', ...init });
  /** Without fetch's corrections of a path. */
  const raw = (path: string) => rawAnswer(site.server.url, `GET ${path}`);

  const pages: [path: string, status: number, title: string][] = [
    ['/', 200, 'Home'],
    ['/about', 200, 'About'],
    ['/about?from=mail', 200, 'About'],
    ['/services/audit', 200, 'Audit'],
    ['/services/unknown', 404, NO_SERVICE],
    ['/services/not-found', 404, NO_SERVICE],
    ['/services/not-found?x=1', 404, NO_SERVICE],
    ['/services/un/known', 404, NO_SERVICE],
    ['/resources/guides/payroll', 200, 'Payroll guide'],
    ['/unknown', 404, MISSING],
    ['/404', 404, MISSING],
    [`/${'a'.repeat(300)}`, 404, MISSING],
    [`/services/${'a'.repeat(9000)}`, 404, NO_SERVICE],
    ['//about', 200, 'About'],
    ['/services//audit', 200, 'Audit'],
    ['/resources/unknown', 404, MISSING],
    ['/_headers', 404, MISSING],
    ['/_redirects', 404, MISSING],
    ['/_next/static/chunks/app.js.br', 404, MISSING],
    ['/_next/static/chunks/old.js', 404, MISSING],
    ['/.netlify/functions/redeliver', 404, MISSING],
    ['/.netlify/functions/unknown', 404, MISSING],
  ];
  it('answers each path with the status and the page that the host would', () =>
    assertEach(pages, async ([path, status, title]) => {
      const response = await get(path);
      assert.equal(response.status, status);
      assert.match(await response.text(), new RegExp(`<h1>${title}</h1>`));
      assert.equal(response.headers.get('cache-control'), 'public,max-age=0,must-revalidate');
      assert.match(response.headers.get('content-security-policy') ?? '', /'sha256-x'/);
    }));

  const moved: [path: string, location: string][] = [
    ['/about/', '/about'],
    ['/about.html?x=1', '/about?x=1'],
    ['/index.html', '/'],
    ['/services/', '/services'],
    ['/nowhere', '/about'],
    ['//about/', '/about'],
    ['/resources/media?q=vat', '/resources?category=media&q=vat'],
    ...CATEGORIES.map((category): [string, string] => [`/resources/${category}`, `/resources?category=${category}`]),
  ];
  it('leads from a path that has another form to the one page', () =>
    assertEach(moved, async ([path, location]) => {
      const response = await get(path);
      assert.deepEqual([response.status, response.headers.get('location')], [301, location]);
    }));

  const hostile = ['/%E0%A4%A', '/%', '//evil.example/about/', '/../netlify.toml', '/..%2fnetlify.toml', '/a%00b'];
  it('gives nothing away at a hostile path', () =>
    assertEach([...hostile, '/\\evil', '*', 'http://evil.example/about'], async (path) => {
      const answer = await raw(path);
      assert.match(answer, /^HTTP\/1\.1 (400|404) /);
      assert.doesNotMatch(answer, /evil\.example\/?\r\n/);
    }));

  const odd = ['/%E0%A4%A', '/services/%ff', '/%C0%AF', '/about%2F', '/services%2Faudit', '/%2561bout', '/about%00'];
  it('answers a path in an odd encoding with the page for what is not there', () =>
    assertEach(odd, async (path) => {
      const answer = await raw(path);
      assert.match(answer, /^HTTP\/1\.1 404 /);
      assert.match(answer, /<h1>(Nothing here|Service Not Found)<\/h1>/);
      assert.match(answer, /\r\ncontent-security-policy: /i);
    }));

  it('finds a page whose path is encoded without need', async () => {
    assert.match(await raw('/%61bout'), /^HTTP\/1\.1 200 /);
  });

  it('sends the compressed twin of a file, to be kept for a year', async () => {
    const response = await get('/_next/static/chunks/app.js', { headers: { 'accept-encoding': 'br' } });
    assert.equal(response.headers.get('content-encoding'), 'br');
    assert.equal(response.headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.ok((await response.text()).startsWith('console.log'));
  });

  it('sends nothing again that has not changed', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    assert.equal((await get('/about', { headers: { 'if-none-match': etag } })).status, 304);
    const since = (await get('/about')).headers.get('last-modified') ?? '';
    assert.equal((await get('/about', { headers: { 'if-modified-since': since } })).status, 304);
    const earlier = new Date(Date.parse(since) - 1000).toUTCString();
    assert.equal((await get('/about', { headers: { 'if-modified-since': earlier } })).status, 200);
  });

  const ranges: [range: string, status: number, text: string][] = [
    ['bytes=0-3', 206, '%PDF'],
    ['bytes=0-0', 206, '%'],
    ['bytes=18-18', 206, '9'],
    ['bytes=9-', 206, '0123456789'],
    ['bytes=-3', 200, DOCUMENT_TEXT],
    ['bytes=5-2', 200, DOCUMENT_TEXT],
    ['bytes=0-1,3-4', 200, DOCUMENT_TEXT],
    ['bytes=900-', 416, ''],
  ];
  it('answers a range of a document with it, and any other range with the whole or 416', () =>
    assertEach(ranges, async ([range, status, text]) => {
      const response = await get(DOCUMENT, { headers: { range } });
      assert.deepEqual([response.status, await response.text()], [status, text]);
    }));

  it('says that parts of a document can be had, and tells who probes with one byte its size and version', async () => {
    const whole = (await get(DOCUMENT)).headers;
    assert.deepEqual([whole.get('accept-ranges'), whole.get('content-length')], ['bytes', '19']);
    const probe = (await get(DOCUMENT, { headers: { range: 'bytes=0-0' } })).headers;
    assert.deepEqual([probe.get('content-range'), probe.get('content-length')], ['bytes 0-0/19', '1']);
    assert.equal(probe.get('etag'), whole.get('etag'));
  });

  it('answers HEAD without a body', async () => {
    const response = await get('/about', { method: 'HEAD' });
    assert.deepEqual([response.status, await response.text()], [200, '']);
  });
});

describe('The local server says what is wrong', () => {
  catchLogs();

  it('where the site is not built', async () => {
    const folder = temporaryFolder();
    await assert.rejects(startServer({ port: 0, publish: folder, dataDir: folder }), /npm run build/);
  });

  it('where its port is taken, by itself for instance, and leaves nothing running', async () => {
    const folder = temporaryFolder();
    const publish = join(folder, 'out');
    await writeBuiltSite(publish);
    const start = (port: number, data: string) => startServer({ port, publish, dataDir: join(folder, data), env: {} });
    const first = await start(0, 'one');
    const port = Number(new URL(first.url).port);
    await assert.rejects(start(port, 'two'), new RegExp(`Port ${port} is taken`));
    assert.equal((await fetch(first.url)).status, 200);
    await first.stop();
    const second = await start(port, 'two');
    await second.stop();
    await assert.rejects(fetch(first.url));
  });
});
