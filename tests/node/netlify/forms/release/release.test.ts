import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { sendDigest } from '../../../../../netlify/forms/mail/sendDigest.ts';
import { createSender } from '../../../../../netlify/forms/mail/sendMail.ts';
import { releaseSuspect } from '../../../../../netlify/forms/release/releaseSuspect.ts';
import { createToken, type Purpose } from '../../../../../netlify/forms/runtime/token.ts';
import { assertEach } from '../../support/assertEach.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { CONTACT } from '../../support/forms.ts';
import { type Office, openOffice } from '../../support/office.ts';

const SITE = 'https://www.firm.example';
const SECRET = 's'.repeat(32);

describe("The digest's link 'Not spam: deliver it'", () => {
  catchLogs();
  let office: Office;
  let link: string;

  const follow = (address: string, method = 'GET', secret: string | undefined = SECRET) => {
    const { openStore, mailer, now } = office;
    return releaseSuspect(new Request(address, { method }), {
      openStore,
      mailer,
      now,
      secret: async () => (secret === '' ? { fault: 'FORMS_SECRET is not set' } : { key: secret }),
    });
  };

  beforeEach(async () => {
    office = await openOffice();
    await office.take({ ...CONTACT, elapsed: '100', message: '<b>Please call</b>' });
    office.later({ hours: 1 });
    const { openStore, settings, now } = office;
    const links = { secret: SECRET, origin: SITE };
    await sendDigest({ openStore, send: createSender(settings), settings, links, now, sendAlert: undefined });
    const [digest] = await office.mails();
    link = /^https:.*\/enquiries\/release\?.*$/m.exec(digest?.text ?? '')?.[0] ?? '';
    assert.ok(digest?.html?.includes(`<a href="${link.replace('&', '&amp;')}">Not spam: deliver it</a>`));
  });

  it('shows what was typed and a button, and changes nothing before that is pressed', async () => {
    for (const _ of [1, 2]) {
      const response = await follow(link);
      const page = await response.text();
      assert.equal(response.status, 200);
      for (const part of ['Asha Mrema', '&lt;b&gt;Please call', 'was sent within 3 seconds', '<form method="post"']) {
        assert.ok(page.includes(part), part);
      }
      assert.match(response.headers.get('cache-control') ?? '', /no-store/);
    }
    assert.equal((await office.ids('suspect')).length, 1);
  });

  it('delivers the enquiry once, with its answer to the visitor, and is over then', async () => {
    assert.match(await (await follow(link, 'POST')).text(), /It is in the mailbox now/);
    const mail = (await office.mails()).find(({ subject }) => subject?.startsWith('Enquiry'));
    assert.equal(mail?.replyTo?.[0]?.address, CONTACT.email);
    assert.doesNotMatch(mail?.text ?? '', /a program may have sent it/);
    for (const method of ['GET', 'POST']) assert.equal((await follow(link, method)).status, 410);
    assert.equal((await office.mails()).length, 2);
    assert.deepEqual([await office.ids('suspect'), (await office.ids('done')).length], [[], 1]);
  });

  it('is useless forged, for another purpose, or after 14 days', async () => {
    const [id = ''] = await office.ids('suspect');
    const address = (purpose: Purpose, key = SECRET) =>
      `${SITE}/enquiries/release?token=${createToken(key, purpose, id, office.now())}&day=2026-03-02`;
    const forged: string[] = [
      address('release', 'x'.repeat(32)),
      address('confirm'),
      address('leave'),
      link.replace(/token=./, (start) => (start.endsWith('0') ? 'token=1' : 'token=0')),
      link.replace('day=2026-03-02', 'day=2026-03-03'),
      link.replace('day=2026-03-02', 'day=../done'),
      link.replace('day=2026-03-02', ''),
      `${SITE}/enquiries/release`,
    ];
    await assertEach(forged, async (one) => assert.equal((await follow(one, 'POST')).status, 410));
    office.later({ hours: 14 * 24 });
    assert.equal((await follow(link, 'POST')).status, 410);
    assert.equal((await office.ids('suspect')).length, 1);
  });

  it('loses nothing where mail or store fail, and answers at its own address alone', async () => {
    assert.equal((await follow(link, 'POST', '')).status, 503);
    assert.equal((await follow(link, 'DELETE')).status, 405);
    assert.equal((await follow(link.replace('/enquiries/', '/.netlify/functions/'), 'POST')).status, 404);
    const { openStore, now } = office;
    const mailer = () => Promise.reject(new Error('down'));
    const tools = { openStore, mailer, now, secret: async () => ({ key: SECRET }) };
    assert.match(
      await (await releaseSuspect(new Request(link, { method: 'POST' }), tools)).text(),
      /within some minutes/,
    );
    assert.equal((await office.ids('pending')).length, 1);
    await office.stopStore();
    assert.equal((await follow(link, 'POST')).status, 503);
  });
});
