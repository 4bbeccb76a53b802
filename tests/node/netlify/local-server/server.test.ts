import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { FORM_ACTION, NEWSLETTER_ACTION, THANK_YOU_PATHS } from '../../../../lib/enquiry/forms.ts';
import { swahiliPath } from '../../../../lib/site/translatedPages.ts';
import { reference } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { loadFunctions } from '../../../../netlify/local-server/functions.ts';
import { close, listen } from '../../../../netlify/local-server/listen.ts';
import { createSiteRules } from '../../../../netlify/local-server/requestListener.ts';
import { PROJECT_DIRECTORY } from '../../../../netlify/local-server/serverSettings.ts';
import { type RunningServer, startServer } from '../../../../netlify/local-server/startServer.ts';
import { assertEach } from '../../../support/cases.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { ACCEPTED, BY_SCRIPT, CONTACT, type Fields, multipart } from '../support/forms.ts';
import { headersOf, writeBuiltSite } from '../support/site.ts';

const MISSING = 'Nothing here';
const NO_SERVICE = 'Service Not Found';
const DOCUMENT = '/resources/guides/payroll.pdf';
const ENDPOINT = '/contact-form.php';
const CATEGORIES = ['media', 'articles', 'guides', 'finance-act', 'acts', 'videos', 'calculators'];

describe('the local server', () => {
  const path = temporaryFolder();
  const publish = join(path, 'out');
  let server: RunningServer;
  before(async () => {
    await writeBuiltSite(publish);
    server = await startServer({ port: 0, publish, dataDir: path, env: {} });
  });
  after(() => server.stop());

  const get = (address: string, init: RequestInit = {}) => fetch(server.url + address, { redirect: 'manual', ...init });

  /** Returns the raw response to a request that fetch would reject or normalise; headers must end with CRLF. */
  async function raw(line: string, headers = ''): Promise<string> {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    return answer;
  }

  const pages: [path: string, status: number, title: string][] = [
    ['/', 200, 'Home'],
    ['/about', 200, 'About'],
    ['/services/audit', 200, 'Audit'],
    ['/services/unknown', 404, NO_SERVICE],
    ['/services/not-found', 404, NO_SERVICE],
    ['/services/audit/more', 404, NO_SERVICE],
    ['/services/Audit%20Services', 404, NO_SERVICE],
    ['/resources/guides/payroll', 200, 'Payroll guide'],
    ['/unknown', 404, MISSING],
    ['/about/unknown', 404, MISSING],
    ['/services.php', 404, MISSING],
    ['/404', 404, MISSING],
    [`/${'a'.repeat(300)}`, 404, MISSING],
    ['//about', 200, 'About'],
    ['/resources/unknown', 404, MISSING],
    ['/ics/unknown.ics', 404, MISSING],
    ['/_headers', 404, MISSING],
    ['/_next/static/chunks/old.js', 404, MISSING],
    ['/.netlify/functions/redeliver', 404, MISSING],
  ];
  it('answers each path with the same status and page as the host', () =>
    assertEach(pages, async ([path, status, title]) => {
      const response = await get(path);
      assert.equal(response.status, status);
      assert.match(await response.text(), new RegExp(`<h1>${title}</h1>`));
      assert.equal(response.headers.get('cache-control'), 'public,max-age=0,must-revalidate');
      assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8');
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
  it('redirects other forms of a path to the page', () =>
    assertEach(moved, async ([path, location]) => {
      const response = await get(path);
      assert.deepEqual([response.status, response.headers.get('location')], [301, location]);
    }));

  const odd = ['/../netlify.toml', '/..%2fnetlify.toml', '/a%00b', '/%E0%A4%A', '/%C0%AF', '/about%2F', '/%2561bout'];
  it('reveals nothing for a hostile or badly encoded path', () =>
    assertEach([...odd, '//evil.example/about/', '/\\evil', '*', 'http://evil.example/about'], async (path) => {
      const answer = await raw(`GET ${path}`);
      assert.match(answer, /^HTTP\/1\.1 (400|404) /);
      assert.doesNotMatch(answer, /evil\.example\/?\r\n/);
    }));

  it('allows only GET and HEAD on a page', () =>
    assertEach(['TRACE', 'PROPFIND', 'POST', 'PUT', 'DELETE', 'OPTIONS'], async (method) => {
      const answer = await raw(`${method} /about`, 'Content-Length: 0\r\n');
      assert.match(answer, /^HTTP\/1\.1 405 [\s\S]*\r\nAllow: GET, HEAD\r\n/);
    }));

  it('sends the compressed copy of a file, cached for a year', async () => {
    const response = await get('/_next/static/chunks/app.js', { headers: { 'accept-encoding': 'br' } });
    assert.equal(response.headers.get('content-encoding'), 'br');
    assert.equal(response.headers.get('content-type'), 'text/javascript; charset=utf-8');
    assert.equal(response.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.ok((await response.text()).startsWith('console.log'));
  });

  it('serves byte ranges of a document', async () => {
    assert.equal((await get(DOCUMENT)).headers.get('accept-ranges'), 'bytes');
    for (const [range, text] of Object.entries({ 'bytes=0-3': '%PDF', 'bytes=9-': '0123456789' })) {
      const response = await get(DOCUMENT, { headers: { range } });
      assert.deepEqual([response.status, await response.text()], [206, text]);
    }
  });

  let visitors = 0;
  /** Returns a new visitor on each call, by the IP address that requests from this machine may set. */
  const newVisitor = () => {
    visitors += 1;
    return { 'x-nf-client-connection-ip': `203.0.113.${visitors}` };
  };
  const post = (fields: Fields, headers: Record<string, string> = newVisitor(), path = ENDPOINT) =>
    get(path, { method: 'POST', body: multipart(fields), headers: { ...BY_SCRIPT, ...headers } });
  const outbox = () => readdir(join(path, 'outbox'));

  it('stores an enquiry and puts its mail into the outbox, also with a trailing slash', async () => {
    for (const path of [ENDPOINT, `${ENDPOINT}/`]) {
      const response = await post(CONTACT, { ...newVisitor(), origin: server.url }, path);
      assert.match(await response.text(), ACCEPTED);
    }
    await server.settle();
    for (const file of await outbox()) assert.match(file, /^2\d{3}-.*-[0-9a-f]{12}\.eml$/);
    const done = await readdir(join(path, 'blobs/entries/local/site:enquiries-dev/done'), { recursive: true });
    assert.deepEqual([(await outbox()).length, done.filter((name) => name.includes('/')).length], [2, 2]);
  });

  it('redirects a form without scripts to a page with the reference and a copy', async () => {
    const response = await post(CONTACT, { ...newVisitor(), accept: 'text/html' });
    const location = response.headers.get('location') ?? '';
    const page = await get(location);
    const shown = reference(location.slice(location.indexOf('=') + 1));
    const text = await page.text();
    assert.ok(text.includes(`<p data-part="reference">Your reference is ${shown}.</p>`));
    assert.match(
      text,
      new RegExp(`<pre data-part="copy">What you sent to .+\\nReference: ${shown}\\nDay: .+\\n\\nName: Asha Mrema\\n`),
    );
    assert.ok(text.includes('Message: We need an audit.\nWhen can you start?\n</pre>'));
    assert.match(page.headers.get('content-security-policy') ?? '', /sha256-x/);
    assert.equal(page.headers.get('cache-control'), 'no-store');
    for (const path of ['/thank-you', '/thank-you?reference=%3Cscript%3E']) {
      assert.match(await (await get(path)).text(), /hidden=""/);
    }
  });

  it('accepts a newsletter address with and without scripts', async () => {
    const email = { email: 'asha@client.example' };
    const byScript = await post(email, newVisitor(), '/newsletter');
    assert.match(await byScript.text(), ACCEPTED);
    const byHand = await post(email, { ...newVisitor(), accept: 'text/html' }, '/newsletter/');
    const page = await get(byHand.headers.get('location') ?? '');
    assert.match(await page.text(), /Thank you\. We have noted your address\./);
    const wrong = await post({ email: 'asha' }, { ...newVisitor(), accept: 'text/html' }, '/newsletter');
    assert.match(await wrong.text(), /<form method="post" action="\/newsletter"[\s\S]*value="asha"/);
    assert.equal((await get('/newsletter')).headers.get('location'), '/media#stay-updated');
  });

  it('reports to a monitor that all is well', async () => {
    const response = await get('/health');
    const report = { ok: true, store: 'ok', waiting: 'none over an hour', schedule: 'runs', mail: 'outbox' };
    assert.deepEqual([response.status, await response.json()], [200, report]);
  });

  it('reports that its port is taken', async () => {
    const { port } = new URL(server.url);
    const publish = join(path, 'out');
    const second = startServer({ port: Number(port), publish, dataDir: temporaryFolder(), env: {} });
    await assert.rejects(second, { code: 'EADDRINUSE' });
    assert.equal((await get('/')).status, 200);
  });

  it('answers 404 for a file deleted while it runs, and keeps running', async () => {
    assert.equal((await get('/about')).status, 200);
    await rm(join(path, 'out/about.html'));
    assert.deepEqual([(await get('/about')).status, (await get('/')).status], [404, 200]);
  });

  it('serves a new build with its own headers as soon as it replaces the old one', async () => {
    const [publish, aside] = [join(path, 'out'), join(path, 'aside')];
    await writeBuiltSite(aside);
    await writeFile(join(aside, 'index.html'), 'The second build');
    await writeFile(join(aside, '_headers'), headersOf('sha256-second'));
    await rename(publish, join(path, 'replaced'));
    await rename(aside, publish);
    const answer = await get('/');
    assert.equal(await answer.text(), 'The second build');
    assert.match(answer.headers.get('content-security-policy') ?? '', /'sha256-second'/);
  });
});

const START = join(import.meta.dirname, '../../../../netlify/local-server/start.ts');
it('the local server answers that the site is not built', async () => {
  const folder = temporaryFolder();
  const server = await startServer({ port: 0, publish: folder, dataDir: folder, env: {} });
  const answer = await fetch(server.url);
  await server.stop();
  assert.deepEqual([answer.status, await answer.text()], [404, 'There is no built site. Run `npm run build`.\n']);
});

it('npm start reports a port that is taken before it builds', async () => {
  const blocker = createServer();
  const PORT = String(await listen(blocker, 0, '127.0.0.1'));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { NODE_ENV: 'production' as const, PATH, NODE_COMPILE_CACHE, PORT };
  const { status, stderr } = spawnSync(process.execPath, [START, '--build'], { encoding: 'utf8', env });
  await close(blocker);
  assert.equal(status, 1);
  assert.equal(stderr.trim(), `listen EADDRINUSE: address already in use 127.0.0.1:${PORT}`);
});

const CONFIG = join(PROJECT_DIRECTORY, 'netlify.toml');
const PREFIX = '/.netlify/functions/';
const FORM = `${PREFIX}contact-form`;
const HEALTH = `${PREFIX}health`;
const THANK_YOU = `${PREFIX}thank-you`;
const THANKS = Object.values(THANK_YOU_PATHS).flatMap((path) => [path, swahiliPath(path)]);

const functionNames = async () =>
  (await readdir(join(PROJECT_DIRECTORY, 'netlify/functions'))).map((file) => file.replace(/\.ts$/, ''));

describe('the functions', () => {
  const ways = [
    [FORM_ACTION, FORM],
    [`${FORM_ACTION}/`, FORM],
    [NEWSLETTER_ACTION, FORM],
    ['/health', HEALTH],
    ...THANKS.map((path) => [`${path}?reference=0123456789ab`, THANK_YOU]),
  ] as const;
  it('are reached by the URLs of forms, thank-you pages and monitors, before any file at that path', async () => {
    const rules = createSiteRules(CONFIG, temporaryFolder());
    for (const [path, target] of ways) {
      const match = await rules.match(new Request(`https://www.firm.example${path}`));
      assert.deepEqual([match?.target.pathname, match?.statusCode, match?.force], [target, 200, true], path);
    }
  });

  it('have either a schedule or a rewrite', async () => {
    const names = await functionNames();
    const functions = await Promise.all(
      names.map(async (name) => ({ name, ...(await import(`../../../../netlify/functions/${name}.ts`)) })),
    );
    const unscheduled = functions.filter(({ config }) => config?.schedule === undefined);
    assert.deepEqual(unscheduled.map(({ name }) => `${PREFIX}${name}`).sort(), [FORM, HEALTH, THANK_YOU]);
  });

  it('that take forms or read the store are rate-limited by the platform', () => {
    const rules = readFileSync(CONFIG, 'utf8').split('[[redirects]]');
    for (const path of [FORM_ACTION, NEWSLETTER_ACTION, '/health']) {
      const rule = rules.find((text) => text.includes(`from = "${path}"`)) ?? '';
      assert.match(rule, /window_limit = 30\s+window_size = 60\s+aggregate_by = \["ip", "domain"\]/);
    }
  });

  it('may not use a path or a named schedule, which the local server does not support', async () => {
    for (const [key, value] of Object.entries({ path: '/astray', schedule: '@hourly' })) {
      const folder = temporaryFolder();
      const code = `export default () => new Response(); export const config = { ${key}: '${value}' };`;
      await writeFile(join(folder, 'astray.ts'), code);
      await assert.rejects(loadFunctions(folder), new RegExp(key));
    }
  });
});
