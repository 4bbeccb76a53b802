import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join, parse } from 'node:path';
import { describe, it } from 'node:test';
import { readMails } from '../support/backstage.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { ACCEPTED, BY_SCRIPT, CALLBACK, CONTACT, type Fields, multipart } from '../support/forms.ts';
import { linkIn } from '../support/newsletterDesk.ts';
import { runSite } from '../support/runSite.ts';

const FUNCTIONS = join(import.meta.dirname, '../../../../netlify/functions');
const ENDPOINT = '/contact-form.php';
const SIX_MB = 6 * 1024 * 1024;

describe('The forms behind the local server', () => {
  catchLogs();
  const site = runSite();
  const ask = (path: string, init: RequestInit = {}) => fetch(site.server.url + path, { redirect: 'manual', ...init });

  let visitors = 0;
  /** Another visitor at each call, by the address that a request of this machine names. */
  const newVisitor = () => {
    visitors += 1;
    return { 'x-nf-client-connection-ip': `203.0.113.${visitors}` };
  };
  const post = (fields: Fields, headers: Record<string, string> = newVisitor(), path = ENDPOINT) =>
    ask(path, { method: 'POST', body: multipart(fields), headers: { ...BY_SCRIPT, ...headers } });
  const outbox = () => readdir(join(site.path, 'outbox'));

  it('take an enquiry, store it and put its mail into the outbox, also at a path with a slash at its end', async () => {
    for (const [path, submission] of [
      [ENDPOINT, 'one'],
      [`${ENDPOINT}/`, 'two'],
    ] as const) {
      const headers = { ...newVisitor(), accept: 'application/json', origin: site.server.url };
      const response = await post({ ...CONTACT, submission }, headers, path);
      assert.equal(response.status, 200);
      assert.match(await response.text(), ACCEPTED);
    }
    await site.server.settle();
    for (const file of await outbox()) assert.match(file, /^2\d{3}-.*-[0-9a-f]{12}\.eml$/);
    const done = await readdir(join(site.path, 'blobs/entries/local/site:enquiries-dev/done'), { recursive: true });
    assert.deepEqual([(await outbox()).length, done.filter((name) => name.includes('/')).length], [2, 2]);
  });

  it('refuse another site', async () => {
    assert.equal((await post(CONTACT, { ...newVisitor(), origin: 'https://evil.example' })).status, 403);
  });

  it("count each visitor's posts apart", async () => {
    const visitor = newVisitor();
    for (const status of [200, 200, 200, 200, 200, 429]) assert.equal((await post(CONTACT, visitor)).status, status);
    assert.equal((await post(CONTACT)).status, 200);
  });

  it("stop at the platform's limit of all posts, in every spelling of the address, with an answer that is not JSON", async () => {
    const visitor = newVisitor();
    const spellings = [ENDPOINT, `${ENDPOINT}/`, '/contact%2Dform.php'];
    for (let count = 0; count <= 30; count += 1) {
      const response = await post({}, visitor, spellings[count % spellings.length]);
      assert.equal(response.status, count < 30 ? 400 : 429);
    }
    const { headers } = await post({}, visitor);
    assert.match(headers.get('content-type') ?? '', /^text\/plain/);
    assert.match(headers.get('retry-after') ?? '', /^\d+$/);
  });

  it('have one way in: nothing is taken at the default path of a function', async () => {
    const names = (await readdir(FUNCTIONS)).map((file) => parse(file).name);
    const before = (await outbox()).length;
    for (const name of names) {
      for (const path of [
        `/.netlify/functions/${name}`,
        `/.netlify/functions/${name}/`,
        `/%2Enetlify/functions/${name}`,
      ]) {
        const { status } = await post({ ...CONTACT, submission: path }, newVisitor(), path);
        assert.ok([404, 405].includes(status), `${path} answered ${status}`);
      }
    }
    await site.server.settle();
    assert.equal((await outbox()).length, before);
  });

  for (const name of ['contact-form', 'newsletter', 'newsletter-confirm', 'newsletter-leave']) {
    it(`say in their own words that ${name} is not at its default path`, async () => {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const response = await ask(`/.netlify/functions/${name}`, { method, headers: { accept: 'text/html' } });
        assert.equal(response.status, 404, method);
        assert.match(await response.text(), /There is nothing at this address\. Please use the form on our website\./);
      }
    });
  }

  it('answer 413 to what is too large, at the function and at the platform', async () => {
    const large = await post({ ...CONTACT, message: 'm'.repeat(300_000) });
    assert.equal(large.status, 413);
    assert.equal((await large.json()).message, 'Your message is too large to send.');
    const status = await new Promise((resolve, reject) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': SIX_MB + 1 };
      const sending = httpRequest(site.server.url + ENDPOINT, { method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sending.on('error', reject);
      sending.end(Buffer.alloc(SIX_MB + 1));
    });
    assert.equal(status, 413);
  });

  for (const [fields, heading] of [
    [CONTACT, 'Thank you'],
    [{ ...CALLBACK, form: 'callback' }, 'Request received!'],
  ] as const) {
    it(`lead a browser without script to a page of its own: ${heading}`, async () => {
      const response = await post(fields, { ...newVisitor(), accept: 'text/html' });
      assert.equal(response.status, 303);
      assert.ok((await (await ask(response.headers.get('location') ?? '')).text()).includes(`<h1>${heading}</h1>`));
    });
  }

  it('answer GET with 405', async () => {
    const response = await ask(ENDPOINT);
    assert.deepEqual([response.status, response.headers.get('allow')], [405, 'POST']);
  });

  it('take an address for the newsletter, and its links confirm and leave', async () => {
    const asked = await post({ email: 'asha@client.example' }, newVisitor(), '/newsletter');
    assert.deepEqual(await asked.json(), { success: true });
    await site.server.settle();
    const mail = (await readMails(join(site.path, 'outbox'))).find(({ subject }) => subject?.includes('newsletter'));
    for (const purpose of ['confirm', 'leave'] as const) {
      const link = linkIn(mail, purpose);
      assert.ok((await (await fetch(link)).text()).includes('<form method="post"'));
      assert.equal((await fetch(link, { method: 'POST' })).status, 200);
    }
  });

  it('have their scheduled work run', async () => {
    for (const job of ['redeliver', 'digest']) await site.server.runScheduled(job);
    await assert.rejects(site.server.runScheduled('unknown'), /no function unknown/);
  });
});
