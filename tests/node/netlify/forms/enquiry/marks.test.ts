import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { sendDigest } from '../../../../../netlify/forms/mail/sendDigest.ts';
import { MAILS_AN_HOUR } from '../../../../../netlify/forms/runtime/settings.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { openFixture } from '../../support/enquiryFixture.ts';
import { ACCEPTED, CONTACT, type Fields, recordOf } from '../../support/forms.ts';

const PAGE = { accept: 'text/html,*/*;q=0.8' };
const CURL = { accept: '*/*' };
const OWN_LINKS = 'https://www.a.example http://b.example www.c.example https://d.example';
type Post = [title: string, fields: Fields, headers?: Record<string, string>];

describe('A form that a program may have sent', () => {
  catchLogs();

  const marked: [reason: RegExp, ...Post][] = [
    [/filled a field that people do not see/, 'by a filler of forms that fills every field', { extra_b: 'Asha' }],
    [/was sent within 3 seconds/, 'filled in by autofill in 2,999 ms', { elapsed: '2999' }],
    [/was sent by no browser/, 'by a script without a time', { elapsed: '' }],
    [/was sent by no browser/, 'by curl with the six fields', { elapsed: '' }, CURL],
    [/has three links or more/, 'with four links of its own accounts', { message: OWN_LINKS }],
  ];
  for (const [reason, title, fields, headers] of marked) {
    it(`${title}: is mailed at once, with a mark and its reason`, async () => {
      const fixture = openFixture();
      const answer = await fixture.take({ ...CONTACT, ...fields }, headers);
      assert.match(await answer.text(), ACCEPTED);
      assert.match(fixture.mails[0]?.subject ?? '', /\] \[check\]$/);
      assert.match(fixture.mails[0]?.text ?? '', reason);
      assert.deepEqual([fixture.ids('done').length, fixture.ids('pending')], [1, []]);
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
      const fixture = openFixture();
      await fixture.take({ ...CONTACT, ...fields }, headers);
      assert.doesNotMatch(fixture.mails[0]?.subject ?? '[check]', /\[check\]/);
    });
  }
});

describe('The limit of mails an hour', () => {
  catchLogs();

  it('lets a flood wait, marked ones from half of it on, and each leaves in the end; a person in it is mailed at once', async () => {
    const fixture = openFixture({ env: { RATE_LIMIT: undefined } });
    const flood = MAILS_AN_HOUR + 5;
    for (let number = 0; number < flood; number += 1) {
      fixture.later({ seconds: 1 });
      await fixture.take({ ...CONTACT, name: `Bot ${number}` }, CURL, `203.0.113.${number}`);
    }
    assert.equal(fixture.mails.length, MAILS_AN_HOUR / 2);
    await fixture.take({ ...CONTACT, name: 'Asha' });
    assert.match(fixture.mails.at(-1)?.subject ?? '', /Asha/);

    const redeliver = async (runs: number) => {
      for (let run = 0; run < runs; run += 1) {
        fixture.later({ seconds: 300 });
        await redeliverPending(fixture);
      }
    };
    await redeliver(11);
    // The first hour has left half of it, and 30 of the marked ones leave in the next.
    assert.equal(fixture.mails.length, 1 + MAILS_AN_HOUR / 2);
    await sendDigest(fixture);
    assert.match(fixture.mails.at(-1)?.text ?? '', /35 wait for their turn: the site sends 60 mails an hour at most/);
    await redeliver(30);
    assert.deepEqual([fixture.ids('pending'), fixture.ids('done').length], [[], flood + 1]);
    assert.deepEqual(fixture.alerts, [], 'mail works: nobody is alarmed');
  });

  it('delivers unmarked ones first, however many marked ones are older', async () => {
    const fixture = openFixture({ env: { RATE_LIMIT: undefined } });
    for (let number = 0; number < 300; number += 1) {
      const record = recordOf(`bot-${number}`, '2026-03-01T08:00:00Z', { suspicion: 'no-browser' });
      await fixture.store.write('pending', record);
    }
    await fixture.store.write('pending', recordOf('asha', '2026-03-02T07:50:00Z'));
    await redeliverPending(fixture);
    assert.equal(fixture.mailed()[0], 'asha');
    assert.equal(fixture.mails.length, MAILS_AN_HOUR / 2);
  });
});
