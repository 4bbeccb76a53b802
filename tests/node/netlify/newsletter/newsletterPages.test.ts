import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catchLogs } from '../support/catchLogs.ts';
import { EMAIL, openDesk, SITE } from '../support/newsletterDesk.ts';

const ASKED = 'Please check your inbox to confirm your subscription.';
const MALFORMED = 'Please enter a valid email address';
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('The newsletter without script', () => {
  catchLogs();

  it('leads to a page that says what comes next', async () => {
    const desk = await openDesk();
    const response = await desk.ask({ email: EMAIL }, NAVIGATION);
    assert.equal(response.status, 303);
    const next = new URL(response.headers.get('location') ?? '', SITE);
    const page = await desk.send(new Request(next, { headers: NAVIGATION }));
    assert.ok((await page.text()).includes(ASKED));
  });

  it('gives the typed address back with what is wrong, as text and never as markup', async () => {
    const response = await (await openDesk()).ask({ email: '"><script>alert(1)</script>' }, NAVIGATION);
    assert.equal(response.status, 400);
    const html = await response.text();
    assert.ok(html.includes(MALFORMED));
    assert.ok(html.includes('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"'));
    assert.equal(html.includes('<script'), false);
  });

  it('leads who opens its address by hand to the form', async () => {
    const response = await (await openDesk()).send(new Request(`${SITE}/newsletter`));
    assert.deepEqual([response.status, response.headers.get('location')], [303, '/media#stay-updated']);
  });
});
