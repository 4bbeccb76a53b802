import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { reference } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { ACCEPTED, BY_SCRIPT, CONTACT, type Fields, multipart } from '../support/forms.ts';
import { runSite } from '../support/site.ts';

const ENDPOINT = '/contact-form.php';

describe('The forms behind the local server', () => {
  catchLogs();
  const site = runSite();
  const ask = (path: string, init: RequestInit = {}) => fetch(site.server.url + path, { redirect: 'manual', ...init });

  let visitors = 0;
  /** Returns another visitor at each call, by the IP that a request of this machine may set. */
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

  it('lead without script to a page of the site that holds the reference', async () => {
    const response = await post(CONTACT, { ...newVisitor(), accept: 'text/html' });
    const location = response.headers.get('location') ?? '';
    const page = await ask(location);
    const shown = reference(location.slice(location.indexOf('=') + 1));
    assert.ok((await page.text()).includes(`<p data-reference="">Your reference is ${shown}.</p>`));
    assert.match(page.headers.get('content-security-policy') ?? '', /sha256-x/);
    assert.equal(page.headers.get('cache-control'), 'no-store');
    for (const path of ['/thank-you', '/thank-you?reference=%3Cscript%3E']) {
      assert.match(await (await ask(path)).text(), /hidden=""/);
    }
  });

  it('take an address for the newsletter, with script and without', async () => {
    const email = { email: 'asha@client.example' };
    const byScript = await post(email, newVisitor(), '/newsletter');
    assert.match(await byScript.text(), ACCEPTED);
    const byHand = await post(email, { ...newVisitor(), accept: 'text/html' }, '/newsletter/');
    const page = await ask(byHand.headers.get('location') ?? '');
    assert.match(await page.text(), /Thank you\. We have noted your address\./);
    const wrong = await post({ email: 'asha' }, { ...newVisitor(), accept: 'text/html' }, '/newsletter');
    assert.match(await wrong.text(), /<form method="post" action="\/newsletter"[\s\S]*value="asha"/);
    assert.equal((await ask('/newsletter')).headers.get('location'), '/media#stay-updated');
  });

  it('tell a monitor that all is well', async () => {
    const response = await ask('/health');
    const report = {
      ok: true,
      store: 'ok',
      waiting: 'none over an hour',
      schedule: 'runs',
      mail: 'outbox',
    };
    assert.deepEqual([response.status, await response.json()], [200, report]);
  });
});
