import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { sendDigest } from '../../../../../netlify/forms/mail/sendDigest.ts';
import { createSender } from '../../../../../netlify/forms/mail/sendMail.ts';
import { MAILS_AN_HOUR } from '../../../../../netlify/forms/runtime/settings.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { openFixture } from '../../support/enquiryFixture.ts';
import { ACCEPTED, CONTACT, type Fields, recordOf } from '../../support/forms.ts';
import { openMemory } from '../../support/memory.ts';

const PAGE = { accept: 'text/html,*/*;q=0.8' };
const CURL = { accept: '*/*' };
const OWN_LINKS = 'https://www.a.example http://b.example www.c.example https://d.example';
type Post = [title: string, fields: Fields, headers?: Record<string, string>];

describe('A form that a program may have sent', () => {
  catchLogs();

  const marked: [reason: RegExp, ...Post][] = [
    [/filled a field that people do not see/, 'by a filler of forms that fills every field', { extra_b: 'Asha' }],
    [/was sent within 3 seconds/, 'filled in by autofill in 1 s', { elapsed: '1000' }],
    [/was sent by no browser/, 'by a script without a time', { elapsed: '' }],
    [/was sent by no browser/, 'by curl with the six fields', { elapsed: '' }, CURL],
    [/has three links or more/, 'with four links of its own accounts', { message: OWN_LINKS }],
  ];
  for (const [reason, title, fields, headers] of marked) {
    it(`${title}: is mailed at once, with a mark and its reason`, async () => {
      const fixture = await openFixture();
      const answer = await fixture.take({ ...CONTACT, ...fields }, headers);
      assert.match(await answer.text(), ACCEPTED);
      const [mail] = await fixture.mails();
      assert.match(mail?.subject ?? '', /\] \[check\]$/);
      assert.match(mail?.text ?? '', reason);
      assert.deepEqual([(await fixture.ids('done')).length, await fixture.ids('pending')], [1, []]);
    });
  }

  const ordinary: Post[] = [
    ['sent after 3,000 ms', { elapsed: '3000' }],
    ['of a person whose clock was set back', { elapsed: '-60000' }],
    ['with an unreadable time', { elapsed: 'soon' }],
    ['opened yesterday', { elapsed: '86400000' }],
    ['by a browser without script, or a screen reader in it', { elapsed: '' }, PAGE],
    ['with two links that begin with https://www.', { message: 'https://www.a.example and https://www.b.example' }],
    ['with a link to a map that holds an address', { message: 'https://maps.example/?q=https://www.a.example/b' }],
  ];
  for (const [title, fields, headers] of ordinary) {
    it(`and one ${title}: has no mark`, async () => {
      const fixture = await openFixture();
      await fixture.take({ ...CONTACT, ...fields }, headers);
      const [mail] = await fixture.mails();
      assert.doesNotMatch(mail?.subject ?? '[check]', /\[check\]/);
    });
  }
});

describe('The limit of mails an hour', () => {
  const START = new Date('2026-03-02T08:10:00Z');
  catchLogs();

  it('lets a flood wait, marked ones from half of it on, and each leaves in the end; a person in it is mailed at once', async () => {
    const { settings, ...fixture } = await openFixture({ env: { RATE_LIMIT: undefined } });
    const flood = MAILS_AN_HOUR + 5;
    const post = (number: number) =>
      fixture.take({ ...CONTACT, name: `Bot ${number}` }, CURL, `203.0.113.${number % 250}`);
    for (let number = 0; number < flood; number += 1) {
      fixture.later({ seconds: 1 });
      await post(number);
    }
    const count = async () => (await fixture.mails()).length;
    assert.equal(await count(), MAILS_AN_HOUR / 2);
    await fixture.take({ ...CONTACT, name: 'Asha' });
    assert.match((await fixture.mails()).at(-1)?.subject ?? '', /Asha/);

    const alerts: string[] = [];
    const sendAlert = async (text: string) => alerts.push(text) > 0;
    const { store, mailer, now } = fixture;
    const redeliver = () => redeliverPending({ store, mailer, now, mailsAnHour: settings.mailsAnHour, sendAlert });
    for (let run = 0; run < 11; run += 1) {
      fixture.later({ seconds: 300 });
      await redeliver();
    }
    // The first hour has left half of it, and 30 of the marked ones leave in the next.
    assert.equal(await count(), 1 + MAILS_AN_HOUR / 2);
    await sendDigest({ openStore: fixture.openStore, send: createSender(settings), settings, now, sendAlert });
    const digest = (await fixture.mails()).find(({ subject }) => subject?.startsWith('Website forms'));
    assert.match(digest?.text ?? '', /35 wait for their turn: the site sends 60 mails an hour at most/);
    for (let run = 0; run < 30; run += 1) {
      fixture.later({ seconds: 300 });
      await redeliver();
    }
    assert.deepEqual([await fixture.ids('pending'), (await fixture.ids('done')).length], [[], flood + 1]);
    assert.deepEqual(alerts, [], 'mail works: nobody is alarmed');
  });

  it('delivers unmarked ones first, however many marked ones are older', async () => {
    const { store, redeliver } = openMemory(START);
    for (let number = 0; number < 3_000; number += 1) {
      await store.write('pending', recordOf(`bot-${number}`, '2026-03-01T08:00:00Z', { suspicion: 'no-browser' }));
    }
    await store.write('pending', recordOf('asha', '2026-03-02T08:00:00Z'));
    const mailed: string[] = [];
    await redeliver(async ({ id }) => void mailed.push(id), store, MAILS_AN_HOUR);
    assert.equal(mailed[0], 'asha');
    assert.equal(mailed.length, MAILS_AN_HOUR / 2);
  });
});
