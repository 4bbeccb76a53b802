import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { reference } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { sendDigest } from '../../../../../netlify/forms/mail/sendDigest.ts';
import { createSender, type Sender } from '../../../../../netlify/forms/mail/sendMail.ts';
import { openBlobs } from '../../../../../netlify/forms/runtime/blobs.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { recordOf } from '../../support/forms.ts';

const HOUR_MS = 3_600_000;

type Alert = (text: string) => Promise<boolean>;

function sendDigestOf(fixture: Fixture, send: Sender | undefined, sendAlert: Alert | undefined): Promise<void> {
  const { openStore, settings, now } = fixture;
  return sendDigest({ openStore, send, settings, now, sendAlert });
}

describe('The daily digest', () => {
  const logs = catchLogs();
  let fixture: Fixture;
  let alerts: string[];
  beforeEach(async () => {
    logs.length = 0;
    alerts = [];
    fixture = await openFixture();
  });

  const alert: Alert = async (text: string) => alerts.push(text) > 0;
  const run = (send = createSender(fixture.settings)) => sendDigestOf(fixture, send, alert);
  const hoursAgo = (hours: number) => new Date(fixture.clock.now.getTime() - hours * HOUR_MS);
  const put = (id: string, hours: number, suspicion?: 'honeypot') =>
    fixture.store.write(
      suspicion ? 'suspect' : 'pending',
      recordOf(id, hoursAgo(hours), { suspicion, values: { name: id } }),
    );

  it('says in a line on a working day that all arrived', async () => {
    const delivered = (id: string, hours: number) => fixture.store.write('done', recordOf(id, hoursAgo(hours), {}));
    await put('fresh', 0.5);
    await delivered('first', 20);
    await delivered('second', 70);
    await delivered('long-ago', 24 * 8);
    await run();
    fixture.later({ hours: 24 * 5 });
    await run();
    fixture.later({ hours: 24 * 2 });
    await fixture.store.remove('pending', (await fixture.store.listNames('pending'))[0] ?? '');
    await delivered('third', 10);
    await run();
    const mails = await fixture.mails();
    const subjects = mails.map(({ subject }) => subject);
    assert.deepEqual(subjects, [
      'Website forms: 2 enquiries delivered, nothing waits',
      'Website forms: 1 not delivered',
      'Website forms: 1 enquiry delivered, nothing waits',
    ]);
    assert.match(mails[0]?.text ?? '', /^2 enquiries delivered since the last digest\. Nothing waits\.\s*$/);
  });

  it('says nothing at the weekend, in the office’s time, unless something waits', async () => {
    const mailsAt = async (moment: string) => {
      fixture.clock.now = new Date(moment);
      await run();
      return (await fixture.mails()).length;
    };
    assert.equal(await mailsAt('2026-03-06T20:59:00Z'), 1, 'Friday');
    assert.equal(await mailsAt('2026-03-06T21:00:00Z'), 1, 'Saturday');
    assert.equal(await mailsAt('2026-03-08T20:59:00Z'), 1, 'Sunday');
    await put('waiting', 2);
    assert.equal(await mailsAt('2026-03-08T20:59:30Z'), 2, 'Sunday, an enquiry waits');
    await fixture.store.remove('pending', (await fixture.store.listNames('pending'))[0] ?? '');
    assert.equal(await mailsAt('2026-03-08T21:01:00Z'), 3, 'Monday');
  });

  it('lists undelivered enquiries, a failed delivery before an hour is over, and enquiries held back', async () => {
    await put('late', 2);
    await put('tried', 0.2);
    const record = (await fixture.records('pending'))[1] ?? assert.fail();
    await fixture.store.write('pending', { ...record, delivery: { attempts: 3, lastError: 'EAUTH 535' } });
    await put('spam', 3, 'honeypot');
    await run();
    const [mail] = await fixture.mails();
    assert.equal(mail?.subject, 'Website forms: 2 not delivered, 1 held back');
    const parts =
      /NOT YET DELIVERED.*late.*3 attempts failed, the last with EAUTH 535.*HELD BACK, because a field[^*]*\* [A-Z]{2}-/s;
    assert.match(mail?.text ?? '', parts);
    assert.equal(mail?.text?.match(/> When can you start\?/g)?.length, 2, 'what a suspect says is not mailed');
  });

  it('tells once of a suspect, also of one that came in the very moment up to which it looks or while it is made', async () => {
    await put('late', 2);
    for (const [id, hours] of [
      ['early', 3],
      ['edge', 1 / 60],
      ['now', 0],
    ] as const)
      await put(id, hours, 'honeypot');
    await run();
    fixture.later({ hours: 24 });
    await run();
    const mails = await fixture.mails();
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Website forms: 1 not delivered, 1 held back', 'Website forms: 1 not delivered, 2 held back'],
    );
    assert.match(
      mails[1]?.text ?? '',
      new RegExp(`^\\* ${reference('edge')}, [\\s\\S]*^\\* ${reference('now')}, `, 'm'),
    );
  });

  it('tells of an entry that cannot be read', async () => {
    const store = openBlobs('enquiries', { context: 'dev', totalMs: 5_000, blobs: fixture.blobs });
    await store.set('pending/broken', '{');
    await run();
    assert.equal((await fixture.mails())[0]?.subject, 'Website forms: 1 damaged');
  });

  it('shows of 60 that wait the first 50, and names all that were held back', async () => {
    for (let count = 10; count < 70; count += 1) await put(`late-${count}`, 2);
    for (let count = 10; count < 310; count += 1) await put(`spam-${count}`, 3, 'honeypot');
    await run();
    const [mail] = await fixture.mails();
    assert.equal(mail?.subject, 'Website forms: 60 not delivered, 300 held back');
    const lines = mail?.text?.split('HELD BACK').map((part) => part.match(/^\* [A-Z]{2}-/gm)?.length);
    assert.deepEqual(lines, [50, 300]);
    assert.ok(mail?.text?.includes('... and 10 more'));
  });

  it('looks at all suspects where its own note was written by a clock that was ahead', async () => {
    await fixture.store.writeNote('last-digest', '2029-03-02T08:00:00.000Z');
    await put('spam', 3, 'honeypot');
    await run();
    assert.equal((await fixture.mails())[0]?.subject, 'Website forms: 1 held back');
  });

  it('goes to the log and to the alert where it cannot be mailed, and comes again the next day', async () => {
    await put('spam', 3, 'honeypot');
    await run(async () => {
      throw Object.assign(new Error('no'), { code: 'ECONNECTION' });
    });
    assert.equal(alerts.length, 1);
    assert.match(logs.join('\n'), /"event":"digest","code":"ECONNECTION","count":1/);
    await run();
    assert.equal((await fixture.mails()).length, 1);
  });

  it('says in the log and in the alert where production has no mail server, also before the first form waits', async () => {
    await sendDigestOf(fixture, undefined, undefined);
    await put('late', 2);
    await sendDigestOf(fixture, undefined, alert);
    assert.match(logs.join('\n'), /"code":"SMTP_URL is not set","count":0.*\n.*"code":"SMTP_URL is not set","count":1/);
    assert.deepEqual(alerts, [
      'The website cannot send mail: SMTP_URL is not set. 1 website form(s) wait in the store, and new ones stay there.',
    ]);
  });

  it('says by mail and by alert that it could not be made where the store is down', async () => {
    await fixture.stopStore();
    await run();
    assert.match(logs.join('\n'), /"event":"digest","code":"store /);
    assert.match(alerts.join(), /^The daily digest of the website forms could not be made: the store did not answer/);
    const [mail] = await fixture.mails();
    assert.equal(mail?.subject, 'Website forms: the daily digest failed');
    assert.match(mail?.text ?? '', /the store did not answer.*npm run enquiries -- list/s);
  });
});
