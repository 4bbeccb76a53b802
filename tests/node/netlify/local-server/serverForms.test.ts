import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join, parse } from 'node:path';
import { describe, it } from 'node:test';
import { readMails } from '../support/backstage.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { CALLBACK, CONTACT, type Fields, multipart } from '../support/forms.ts';
import { linkIn } from '../support/newsletterDesk.ts';
import { runSite } from '../support/runSite.ts';

describe('The forms behind the local server', () => {
  catchLogs();
  const site = runSite();

  function post(fields: Fields, address: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${site.server.url}/contact-form.php`, {
      method: 'POST',
      body: multipart(fields),
      redirect: 'manual',
      headers: { 'x-nf-client-connection-ip': address, ...headers },
    });
  }
  const outbox = () => readdir(join(site.path, 'outbox'));

  it('take an enquiry at /contact-form.php, store it and put its mail into the outbox', async () => {
    const response = await post(CONTACT, '203.0.113.1', { accept: 'application/json', origin: site.server.url });
    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), { success: true });
    await site.server.settle();
    assert.match((await outbox()).join(), /^2\d{3}-.*-[0-9a-f]{12}\.eml$/);
    const done = await readdir(join(site.path, 'blobs/entries/local/site:enquiries-dev/done'));
    assert.equal(done.length, 1);
  });

  it('refuse another site', async () => {
    const response = await post(CONTACT, '203.0.113.2', { origin: 'https://evil.example' });
    assert.equal(response.status, 403);
  });

  it("count each visitor's posts apart, by the address that a request of this machine names", async () => {
    for (let count = 1; count <= 5; count += 1) assert.equal((await post(CONTACT, '203.0.113.3')).status, 200);
    assert.equal((await post(CONTACT, '203.0.113.3')).status, 429);
    assert.equal((await post(CONTACT, '203.0.113.4')).status, 200);
  });

  it("stop at the platform's limit of all posts, with an answer that is not JSON", async () => {
    const statuses: number[] = [];
    for (let count = 1; count <= 31; count += 1) statuses.push((await post({}, '203.0.113.5')).status);
    assert.deepEqual(new Set(statuses.slice(0, 30)), new Set([400]));
    assert.equal(statuses[30], 429);
    const refused = await post({}, '203.0.113.5');
    assert.match(refused.headers.get('content-type') ?? '', /^text\/plain/);
    assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/);
  });

  it('have one way in: nothing is taken at the default path of a function', async () => {
    const names = (await readdir(join(import.meta.dirname, '../../../../netlify/functions'))).map(
      (file) => parse(file).name,
    );
    const before = (await outbox()).length;
    for (const name of names) {
      for (const path of [
        `/.netlify/functions/${name}`,
        `/.netlify/functions/${name}/`,
        `/%2Enetlify/functions/${name}`,
      ]) {
        const body = multipart({ ...CONTACT, submission: path });
        const response = await fetch(site.server.url + path, { method: 'POST', body, redirect: 'manual' });
        assert.ok([404, 405].includes(response.status), `${path} answered ${response.status}`);
      }
    }
    await site.server.settle();
    assert.equal((await outbox()).length, before);
  });

  for (const name of ['contact-form', 'newsletter', 'newsletter-confirm', 'newsletter-leave']) {
    it(`say in their own words that ${name} is not at its default path`, async () => {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const response = await fetch(`${site.server.url}/.netlify/functions/${name}`, {
          method,
          headers: { accept: 'text/html' },
        });
        assert.equal(response.status, 404, method);
        assert.match(await response.text(), /There is nothing at this address\. Please use the form on our website\./);
      }
    });
  }

  it("count an address in every spelling towards the platform's limit", async () => {
    const spellings = ['/contact-form.php', '/contact-form.php/', '/contact%2Dform.php'];
    const statuses: number[] = [];
    for (let count = 0; count <= 30; count += 1) {
      const response = await fetch(site.server.url + spellings[count % spellings.length], {
        method: 'POST',
        body: multipart({}),
        headers: { 'x-nf-client-connection-ip': '203.0.113.20' },
      });
      statuses.push(response.status);
    }
    assert.deepEqual(new Set(statuses.slice(0, 30)), new Set([400]));
    assert.equal(statuses[30], 429);
  });

  it('take an enquiry at a path with a slash at its end', async () => {
    const body = multipart({ ...CONTACT, submission: 'slash' });
    const headers = { 'x-nf-client-connection-ip': '203.0.113.21' };
    const response = await fetch(`${site.server.url}/contact-form.php/`, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
    });
    assert.deepEqual(await response.json(), { success: true });
  });

  it('answer 413 to what is too large, at the function and at the platform', async () => {
    const large = await post({ ...CONTACT, message: 'm'.repeat(300_000) }, '203.0.113.6');
    assert.equal(large.status, 413);
    assert.equal((await large.json()).message, 'Your message is too large to send.');
    const status = await new Promise((resolve, reject) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 7 * 1024 * 1024 };
      const sending = httpRequest(`${site.server.url}/contact-form.php`, { method: 'POST', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      sending.on('error', reject);
      sending.end(Buffer.alloc(7 * 1024 * 1024));
    });
    assert.equal(status, 413);
  });

  it('lead a browser without script to the thank-you page', async () => {
    const response = await post(CONTACT, '203.0.113.7', { accept: 'text/html' });
    assert.equal(response.status, 303);
    const page = await fetch(new URL(response.headers.get('location') ?? '', site.server.url));
    assert.ok((await page.text()).includes('<h1>Thank you</h1>'));
  });

  it('lead who asked for a callback without script to a page of its own', async () => {
    const response = await post({ ...CALLBACK, form: 'callback' }, '203.0.113.9', { accept: 'text/html' });
    const page = await fetch(new URL(response.headers.get('location') ?? '', site.server.url));
    assert.equal(page.status, 200);
    assert.ok((await page.text()).includes('<h1>Request received!</h1>'));
  });

  it('answer GET with 405', async () => {
    const response = await fetch(`${site.server.url}/contact-form.php`);
    assert.equal(response.status, 405);
    assert.equal(response.headers.get('allow'), 'POST');
  });

  it('take an address for the newsletter, and its links confirm and leave', async () => {
    const body = new URLSearchParams({ email: 'asha@client.example' });
    const headers = { 'x-nf-client-connection-ip': '203.0.113.8' };
    const asked = await fetch(`${site.server.url}/newsletter`, { method: 'POST', body, headers });
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
    await site.server.runScheduled('redeliver');
    await site.server.runScheduled('digest');
    await assert.rejects(site.server.runScheduled('unknown'), /no function unknown/);
  });
});
