import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { reference } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { sendDigest } from '../../../../../netlify/forms/mail/sendDigest.ts';
import { createSender, type Sender } from '../../../../../netlify/forms/mail/sendMail.ts';
import { openBlobs } from '../../../../../netlify/forms/runtime/blobs.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { CONTACT, recordOf } from '../../support/forms.ts';

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
  const put = (id: string, hours: number) =>
    fixture.store.write('pending', recordOf(id, hoursAgo(hours), { values: { name: id } }));

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

  it('lists what waits, and a failed delivery before an hour is over, with the person and a link, without their text', async () => {
    await put('late', 2);
    await put('tried', 0.2);
    const record = (await fixture.records('pending'))[1] ?? assert.fail();
    await fixture.store.write('pending', { ...record, delivery: { attempts: 3, lastError: 'EAUTH 535' } });
    await run();
    const [mail] = await fixture.mails();
    const text = mail?.text ?? '';
    assert.equal(mail?.subject, 'Website forms: 2 not delivered');
    assert.match(text, /NOT YET DELIVERED.*late.*3 attempts failed, the last with EAUTH 535/s);
    for (const part of [reference('late'), 'Name:', CONTACT.email, CONTACT.phone, '/enquiry/resend?id=late&until=']) {
      assert.ok(text.includes(part), part);
    }
    assert.doesNotMatch(text, /When can you start|Mrema Traders/);
  });

  it('tells of an entry that cannot be read', async () => {
    const store = openBlobs('enquiries', { context: 'dev', totalMs: 5_000, blobs: fixture.blobs });
    await store.set('pending/broken', '{');
    await run();
    assert.equal((await fixture.mails())[0]?.subject, 'Website forms: 1 damaged');
  });

  it('goes to the log and to the alert where it cannot be mailed, and comes again the next day', async () => {
    await put('late', 3);
    await run(async () => {
      throw Object.assign(new Error('no'), { code: 'ECONNECTION' });
    });
    assert.equal(alerts.length, 1);
    assert.match(logs.join('\n'), /"event":"digest","code":"ECONNECTION","count":1/);
    await run();
    assert.equal((await fixture.mails()).length, 1);
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

  it('says in the log and in the alert where production has no mail server, also before the first form waits', async () => {
    await sendDigestOf(fixture, undefined, undefined);
    await put('late', 2);
    await sendDigestOf(fixture, undefined, alert);
    assert.match(logs.join('\n'), /"code":"SMTP_URL is not set","count":0.*\n.*"code":"SMTP_URL is not set","count":1/);
    assert.deepEqual(alerts, [
      'The website cannot send mail: SMTP_URL is not set. 1 website form(s) wait in the store, and new ones stay there.',
    ]);
  });
});
