import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firm } from '../../../../../netlify/forms/runtime/firm.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { type FixtureOptions, openFixture } from '../../support/enquiryFixture.ts';
import { ACCEPTED, CONTACT } from '../../support/forms.ts';

const refuse = () => Promise.reject(new Error('refused'));

describe('With the store down', () => {
  const logs = catchLogs();

  async function withoutStore(options: FixtureOptions = {}) {
    const fixture = await openFixture(options);
    await fixture.stopStore();
    return fixture;
  }

  it('and mail up, the enquiry is mailed at once and success is true', async () => {
    const fixture = await withoutStore();
    const response = await fixture.post(CONTACT);
    assert.equal(response.status, 200);
    assert.match(await response.text(), ACCEPTED);
    assert.equal((await fixture.mails()).length, 1);
    assert.match(logs.join('\n'), /"event":"store"/);
  });

  it('and mail down, 503 says how else to reach the office, and trying again is not too often', async () => {
    const fixture = await withoutStore({ mailer: refuse, env: { RATE_LIMIT: '1' } });
    for (const _ of ['first', 'again']) {
      const response = await fixture.post(CONTACT);
      assert.equal(response.status, 503);
      const { success, message } = await response.json();
      assert.equal(success, false);
      assert.ok(message.startsWith('We could not take your message just now. Please call us or send an e-mail.'));
      assert.ok(message.includes(firm.phone) && message.includes(firm.email));
    }
  });

  it('and mail down, a page gives the typed text back to a visitor without script', async () => {
    const page = await (await withoutStore({ mailer: refuse })).post(CONTACT, { accept: 'text/html' });
    assert.equal(page.status, 503);
    assert.ok((await page.text()).includes('When can you start?</textarea>'));
  });
});
