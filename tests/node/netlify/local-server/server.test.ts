import assert from 'node:assert/strict';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { headerRules } from '../../../../lib/server/site-build/headerRules.ts';
import { startServer } from '../../../../netlify/local-server/startServer.ts';
import { assertEach } from '../../../support/cases.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { rawAnswer, runSite, writeBuiltSite } from '../support/site.ts';

const MISSING = 'Nothing here';
const NO_SERVICE = 'Service Not Found';
const DOCUMENT = '/resources/guides/payroll.pdf';
const CATEGORIES = ['media', 'articles', 'guides', 'finance-act', 'acts', 'videos', 'calculators'];

describe('The local server', () => {
  catchLogs();
  const site = runSite();

  const get = (path: string, init: RequestInit = {}) => fetch(site.server.url + path, { redirect: 'manual', ...init });
  /** Without fetch's normalisation of requests. */
  const raw = (line: string, headers?: string) => rawAnswer(site.server.url, line, headers);

  const pages: [path: string, status: number, title: string][] = [
    ['/', 200, 'Home'],
    ['/about', 200, 'About'],
    ['/services/audit', 200, 'Audit'],
    ['/services/unknown', 404, NO_SERVICE],
    ['/services/not-found', 404, NO_SERVICE],
    ['/resources/guides/payroll', 200, 'Payroll guide'],
    ['/unknown', 404, MISSING],
    ['/404', 404, MISSING],
    [`/${'a'.repeat(300)}`, 404, MISSING],
    ['//about', 200, 'About'],
    ['/resources/unknown', 404, MISSING],
    ['/_headers', 404, MISSING],
    ['/_next/static/chunks/app.js.br', 404, MISSING],
    ['/_next/static/chunks/old.js', 404, MISSING],
    ['/.netlify/functions/redeliver', 404, MISSING],
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

  const hostile = [
    '/../netlify.toml',
    '/..%2fnetlify.toml',
    '/a%00b',
    '/%E0%A4%A',
    '/%C0%AF',
    '/about%2F',
    '/%2561bout',
  ];
  it('gives nothing away at a hostile path, nor at one in an odd encoding', () =>
    assertEach([...hostile, '//evil.example/about/', '/\\evil', '*', 'http://evil.example/about'], async (path) => {
      const answer = await raw(`GET ${path}`);
      assert.match(answer, /^HTTP\/1\.1 (400|404) /);
      assert.doesNotMatch(answer, /evil\.example\/?\r\n/);
    }));

  it('refuses on a page every method but those that read', () =>
    assertEach(['TRACE', 'PROPFIND', 'POST', 'PUT', 'DELETE', 'OPTIONS'], async (method) => {
      const answer = await raw(`${method} /about`, 'Content-Length: 0\r\n');
      assert.match(answer, /^HTTP\/1\.1 405 [\s\S]*\r\nAllow: GET, HEAD\r\n/);
    }));

  it('sends the compressed copy of a file, to be kept for a year', async () => {
    const response = await get('/_next/static/chunks/app.js', { headers: { 'accept-encoding': 'br' } });
    assert.equal(response.headers.get('content-encoding'), 'br');
    assert.equal(response.headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.ok((await response.text()).startsWith('console.log'));
  });

  it('sends a part of a document, and says that parts can be had', async () => {
    assert.equal((await get(DOCUMENT)).headers.get('accept-ranges'), 'bytes');
    for (const [range, text] of [
      ['bytes=0-3', '%PDF'],
      ['bytes=9-', '0123456789'],
    ] as const) {
      const response = await get(DOCUMENT, { headers: { range } });
      assert.deepEqual([response.status, await response.text()], [206, text]);
    }
  });
});

describe('The local server, while files change under it,', () => {
  const site = runSite();
  const get = (path: string) => fetch(site.server.url + path);

  it('answers 404 for a file that has vanished, and lives on', async () => {
    assert.equal((await get('/about')).status, 200);
    await rm(join(site.path, 'out/about.html'));
    assert.deepEqual([(await get('/about')).status, (await get('/')).status], [404, 200]);
  });

  it('serves a new build from the moment that it takes the place of the old one, with its own headers', async () => {
    const [publish, aside] = [join(site.path, 'out'), join(site.path, 'aside')];
    await writeBuiltSite(aside);
    await writeFile(join(aside, 'index.html'), 'The second build');
    await writeFile(join(aside, '_headers'), headerRules(['sha256-second'], undefined));
    await rename(publish, join(site.path, 'replaced'));
    await rename(aside, publish);
    const answer = await get('/');
    assert.equal(await answer.text(), 'The second build');
    assert.match(answer.headers.get('content-security-policy') ?? '', /'sha256-second'/);
  });
});

describe('The local server names the error', () => {
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
