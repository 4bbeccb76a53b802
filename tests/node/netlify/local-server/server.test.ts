import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { close, listen } from '../../../../netlify/local-server/listen.ts';
import { startServer } from '../../../../netlify/local-server/startServer.ts';
import { assertEach } from '../support/assertEach.ts';
import { writeBuiltSite } from '../support/builtSite.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { runSite } from '../support/runSite.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('The local server', () => {
  catchLogs();
  const site = runSite();

  const get = (path: string, init: RequestInit = {}) => fetch(site.server.url + path, { redirect: 'manual', ...init });

  /** A request as it stands, without fetch's corrections of its path. */
  async function raw(path: string): Promise<string> {
    const socket = connect(Number(new URL(site.server.url).port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    return answer;
  }

  const pages = [
    { path: '/', status: 200, title: 'Home' },
    { path: '/about', status: 200, title: 'About' },
    { path: '/about?from=mail', status: 200, title: 'About' },
    { path: '/services/audit', status: 200, title: 'Audit' },
    { path: '/services/unknown', status: 404, title: 'Service Not Found' },
    { path: '/services/not-found', status: 404, title: 'Service Not Found' },
    { path: '/services/not-found?x=1', status: 404, title: 'Service Not Found' },
    { path: '/services/un/known', status: 404, title: 'Service Not Found' },
    { path: '/resources/guides/payroll', status: 200, title: 'Payroll guide' },
    { path: '/unknown', status: 404, title: 'Nothing here' },
    { path: '/resources/unknown', status: 404, title: 'Nothing here' },
    { path: '/_headers', status: 404, title: 'Nothing here' },
    { path: '/_redirects', status: 404, title: 'Nothing here' },
    { path: '/_next/static/chunks/app.js.br', status: 404, title: 'Nothing here' },
    { path: '/_next/static/chunks/old.js', status: 404, title: 'Nothing here' },
    { path: '/.netlify/functions/redeliver', status: 404, title: 'Nothing here' },
    { path: '/.netlify/functions/unknown', status: 404, title: 'Nothing here' },
  ];
  it('answers each path with the status and the page that the host would', () =>
    assertEach(
      pages,
      ({ path }) => path,
      async ({ path, status, title }) => {
        const response = await get(path);
        assert.equal(response.status, status);
        assert.match(await response.text(), new RegExp(`<h1>${title}</h1>`));
        assert.equal(response.headers.get('cache-control'), 'public,max-age=0,must-revalidate');
        assert.match(response.headers.get('content-security-policy') ?? '', /'sha256-x'/);
      },
    ));

  const moved = [
    { path: '/about/', location: '/about' },
    { path: '/about.html?x=1', location: '/about?x=1' },
    { path: '/index.html', location: '/' },
    { path: '/services/', location: '/services' },
    { path: '/nowhere', location: '/about' },
    ...['media', 'articles', 'guides', 'finance-act', 'acts', 'videos', 'calculators'].map((category) => ({
      path: `/resources/${category}`,
      location: `/resources?category=${category}`,
    })),
  ];
  it('leads from a path that has another form to the one page', () =>
    assertEach(
      moved,
      ({ path }) => path,
      async ({ path, location }) => {
        const response = await get(path);
        assert.equal(response.status, 301);
        assert.equal(response.headers.get('location'), location);
      },
    ));

  const hostile = [
    '/%E0%A4%A',
    '/%',
    '//evil.example/about/',
    '/../netlify.toml',
    '/..%2fnetlify.toml',
    '/a%00b',
    '/\\evil',
    '*',
    'http://evil.example/about',
  ];
  it('gives nothing away at a hostile path', () =>
    assertEach(
      hostile,
      (path) => path,
      async (path) => {
        const answer = await raw(path);
        assert.match(answer, /^HTTP\/1\.1 (400|404) /);
        assert.doesNotMatch(answer, /evil\.example\/?\r\n/);
      },
    ));

  const oddlyEncoded = [
    '/%E0%A4%A',
    '/services/%ff',
    '/%C0%AF',
    '/about%2F',
    '/services%2Faudit',
    '/%2561bout',
    '/about%00',
  ];
  it('answers a path in an odd encoding with the page for what is not there', () =>
    assertEach(
      oddlyEncoded,
      (path) => path,
      async (path) => {
        const answer = await raw(path);
        assert.match(answer, /^HTTP\/1\.1 404 /);
        assert.match(answer, /<h1>(Nothing here|Service Not Found)<\/h1>/);
        assert.match(answer, /\r\ncontent-security-policy: /i);
      },
    ));

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
    const again = await get('/about', { headers: { 'if-none-match': etag } });
    assert.equal(again.status, 304);
  });

  const ranges = [
    { range: 'bytes=0-3', status: 206, text: '%PDF' },
    { range: 'bytes=0-0', status: 206, text: '%' },
    { range: 'bytes=18-18', status: 206, text: '9' },
    { range: 'bytes=9-', status: 206, text: '0123456789' },
    { range: 'bytes=-3', status: 200, text: '%PDF-1.7 0123456789' },
    { range: 'bytes=5-2', status: 200, text: '%PDF-1.7 0123456789' },
    { range: 'bytes=0-1,3-4', status: 200, text: '%PDF-1.7 0123456789' },
    { range: 'bytes=900-', status: 416, text: '' },
  ];
  it('answers a range of a document with it, and any other range with the whole or 416', () =>
    assertEach(
      ranges,
      ({ range }) => range,
      async ({ range, status, text }) => {
        const response = await get('/resources/guides/payroll.pdf', { headers: { range } });
        assert.equal(response.status, status);
        assert.equal(await response.text(), text);
      },
    ));

  it('tells a client that probes with one byte the size and the version of the document', async () => {
    const whole = await get('/resources/guides/payroll.pdf');
    const probe = await get('/resources/guides/payroll.pdf', { headers: { range: 'bytes=0-0' } });
    assert.equal(probe.headers.get('content-range'), 'bytes 0-0/19');
    assert.equal(probe.headers.get('content-length'), '1');
    assert.equal(probe.headers.get('etag'), whole.headers.get('etag'));
  });

  it('says that parts of a document can be had', async () => {
    const response = await get('/resources/guides/payroll.pdf');
    assert.equal(response.headers.get('accept-ranges'), 'bytes');
    assert.equal(response.headers.get('content-length'), '19');
  });

  it('answers HEAD without a body', async () => {
    const response = await get('/about', { method: 'HEAD' });
    assert.equal(response.status, 200);
    assert.equal(await response.text(), '');
  });

  it('keeps its port to itself', async () => {
    const port = Number(new URL(site.server.url).port);
    const other = startServer({
      port,
      publish: join(site.path, 'out'),
      dataDir: join(site.path, 'other'),
      env: {},
    });
    await assert.rejects(other, new RegExp(`Port ${port} is taken`));
    assert.equal((await get('/about')).status, 200);
  });
});

describe('The local server says what is wrong', () => {
  it('where the site is not built', async () => {
    const folder = await temporaryFolder();
    await assert.rejects(startServer({ port: 0, publish: folder.path, dataDir: folder.path }), /npm run build/);
    await folder.remove();
  });

  it('and leaves nothing running', async () => {
    const folder = await temporaryFolder();
    await writeBuiltSite(join(folder.path, 'out'));
    const blocker = createServer();
    const port = await listen(blocker, 0, '127.0.0.1');
    const options = { publish: join(folder.path, 'out'), dataDir: folder.path, env: {} };
    await assert.rejects(startServer({ ...options, port }), /is taken/);
    await close(blocker);
    const server = await startServer({ ...options, port });
    await server.stop();
    await assert.rejects(fetch(server.url));
    await folder.remove();
  });
});
