import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { sendDigest } from '../../../../../netlify/forms/mail/sendDigest.ts';
import { createSender, type Sender } from '../../../../../netlify/forms/mail/sendMail.ts';
import { openBlobs } from '../../../../../netlify/forms/runtime/blobs.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { recordOf } from '../../support/forms.ts';
import { type Office, openOffice } from '../../support/office.ts';

const HOUR_MS = 3_600_000;

type Alert = (text: string) => Promise<boolean>;

function sendDigestOf(office: Office, send: Sender | undefined, sendAlert: Alert | undefined): Promise<void> {
  const { openStore, settings, now } = office;
  return sendDigest({ openStore, send, settings, now, sendAlert });
}

describe('The daily digest', () => {
  const logs = catchLogs();
  let office: Office;
  let alerts: string[];
  beforeEach(async () => {
    logs.length = 0;
    alerts = [];
    office = await openOffice();
  });

  const alert: Alert = async (text: string) => alerts.push(text) > 0;
  const run = (send = createSender(office.settings)) => sendDigestOf(office, send, alert);
  const hoursAgo = (hours: number) => new Date(office.clock.now.getTime() - hours * HOUR_MS);
  const put = (id: string, hours: number, suspicion?: 'honeypot') =>
    office.store.write(
      suspicion ? 'suspect' : 'pending',
      recordOf(id, hoursAgo(hours), { suspicion, values: { name: id } }),
    );

  it('says in a line on a working day that all arrived, and nothing at the weekend', async () => {
    const delivered = (id: string, hours: number) => office.store.write('done', recordOf(id, hoursAgo(hours), {}));
    await put('fresh', 0.5);
    await delivered('first', 20);
    await delivered('second', 70);
    await delivered('long-ago', 24 * 8);
    await run();
    office.later({ hours: 24 * 5 });
    await run();
    office.later({ hours: 24 * 2 });
    await office.store.remove('pending', (await office.store.listNames('pending'))[0] ?? '');
    await delivered('third', 10);
    await run();
    const mails = await office.mails();
    const subjects = mails.map(({ subject }) => subject);
    assert.deepEqual(subjects, [
      'Website forms: 2 enquiries delivered, nothing waits',
      'Website forms: 1 not delivered',
      'Website forms: 1 enquiry delivered, nothing waits',
    ]);
    assert.match(mails[0]?.text ?? '', /^2 enquiries delivered since the last digest\. Nothing waits\.\s*$/);
  });

  it('lists what is undelivered and what was held back', async () => {
    await put('late', 2);
    await put('spam', 3, 'honeypot');
    await run();
    const [mail] = await office.mails();
    assert.equal(mail?.subject, 'Website forms: 1 not delivered, 1 held back');
    assert.match(mail?.text ?? '', /NOT YET DELIVERED.*late.*HELD BACK.*spam.*filled a field that people do not see/s);
    assert.equal(mail?.text?.match(/> When can you start\?/g)?.length, 1, 'what a suspect says is not mailed');
  });

  it('tells of a failed delivery before an hour is over', async () => {
    await put('tried', 0.2);
    const [record] = await office.records('pending');
    assert.ok(record);
    await office.store.write('pending', { ...record, delivery: { attempts: 3, lastError: 'EAUTH 535' } });
    await run();
    assert.ok((await office.mails())[0]?.text?.includes('3 attempts failed, the last with EAUTH 535'));
  });

  it('tells of a suspect once, and of the undelivered every day', async () => {
    await put('late', 2);
    await put('spam', 3, 'honeypot');
    await run();
    office.later({ hours: 24 });
    await run();
    assert.deepEqual(
      (await office.mails()).map(({ subject }) => subject),
      ['Website forms: 1 not delivered, 1 held back', 'Website forms: 1 not delivered'],
    );
  });

  it('tells once of a suspect that came in the very moment up to which it looks', async () => {
    await put('spam', 1 / 60, 'honeypot');
    await run();
    office.later({ hours: 24 });
    await run();
    assert.deepEqual(
      (await office.mails()).map(({ subject }) => subject).filter((subject) => subject?.includes('held back')),
      ['Website forms: 1 held back'],
    );
  });

  it('tells of an entry that cannot be read', async () => {
    const store = openBlobs('enquiries', { context: 'dev', totalMs: 5_000, blobs: office.blobs });
    await store.set('pending/broken', '{');
    await run();
    assert.equal((await office.mails())[0]?.subject, 'Website forms: 1 damaged');
  });

  for (const [kind, hours, suspicion, subject] of [
    ['late', 2, undefined, '60 not delivered'],
    ['spam', 3, 'honeypot', '60 held back'],
  ] as const) {
    it(`stays short in a flood: of ${subject} it shows the first 50`, async () => {
      for (let count = 10; count < 70; count += 1) await put(`${kind}-${count}`, hours, suspicion);
      await run();
      const [mail] = await office.mails();
      assert.equal(mail?.subject, `Website forms: ${subject}`);
      assert.equal(mail?.text?.match(/^\* (late|spam)-/gm)?.length, 50);
      assert.ok(mail?.text?.includes('... and 10 more'));
    });
  }

  it('goes to the log and to the alert where it cannot be mailed, and comes again the next day', async () => {
    await put('spam', 3, 'honeypot');
    await run(async () => {
      throw Object.assign(new Error('no'), { code: 'ECONNECTION' });
    });
    assert.equal(alerts.length, 1);
    assert.match(logs.join('\n'), /"event":"digest","code":"ECONNECTION","count":1/);
    await run();
    assert.equal((await office.mails()).length, 1);
  });

  describe('where production has no mail server', () => {
    const runWithoutMail = (sendAlert?: Alert) => sendDigestOf(office, undefined, sendAlert);

    it('says in the log and in the alert which variable is missing, and how many forms wait', async () => {
      await put('late', 2);
      await runWithoutMail(alert);
      assert.match(logs.join('\n'), /"event":"digest","code":"SMTP_URL is not set","count":1/);
      assert.deepEqual(alerts, [
        'The website cannot send mail: SMTP_URL is not set. 1 website form(s) wait in the store, and new ones stay there.',
      ]);
    });

    it('says so before the first form waits, and without a webhook too', async () => {
      await runWithoutMail(alert);
      assert.match(alerts.join('\n'), /^The website cannot send mail: SMTP_URL is not set\. 0 /);
      logs.length = 0;
      await runWithoutMail();
      assert.match(logs.join('\n'), /SMTP_URL is not set/);
    });
  });

  it('says by mail and by alert that it could not be made where the store is down', async () => {
    await office.stopStore();
    await run();
    assert.match(logs.join('\n'), /"event":"digest","code":"store /);
    assert.match(alerts.join(), /^The daily digest of the website forms could not be made: the store did not answer/);
    const [mail] = await office.mails();
    assert.equal(mail?.subject, 'Website forms: the daily digest failed');
    assert.match(mail?.text ?? '', /the store did not answer.*npm run enquiries -- list/s);
  });

  it('leaves to the next what is stored while it is made', async () => {
    await put('spam', 3, 'honeypot');
    await run();
    await put('spam-in-the-same-minute', 0, 'honeypot');
    office.later({ hours: 24 });
    await run();
    const [, second] = await office.mails();
    assert.match(second?.text ?? '', /^\* spam-in-the-/m);
    assert.doesNotMatch(second?.text ?? '', /^\* spam,/m);
  });
});
