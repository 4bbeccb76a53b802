import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { newRecord } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { sendDigest } from '../../../../../netlify/forms/mail/sendDigest.ts';
import { createSender, type Sender } from '../../../../../netlify/forms/mail/sendMail.ts';
import { openBlobs } from '../../../../../netlify/forms/runtime/blobs.ts';
import { deleteInactive } from '../../../../../netlify/newsletter/deleteInactive.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { CONTACT } from '../../support/forms.ts';
import { openDesk } from '../../support/newsletterDesk.ts';
import { type Office, openOffice } from '../../support/office.ts';

const HOUR_MS = 3_600_000;

describe('The daily digest', () => {
  const logs = catchLogs();
  let office: Office;
  let alerts: string[];
  beforeEach(async () => {
    logs.length = 0;
    alerts = [];
    office = await openOffice();
  });

  const run = (send: Sender | undefined = createSender(office.settings)) => {
    const { store, settings, clock } = office;
    const sendAlert = async (text: string) => alerts.push(text) > 0;
    return sendDigest({ store, send, settings, now: () => clock.now, sendAlert });
  };
  const hoursAgo = (hours: number) => new Date(office.clock.now.getTime() - hours * HOUR_MS);
  const put = (id: string, hours: number, suspicion?: 'honeypot') =>
    office.store.write(
      suspicion ? 'suspect' : 'pending',
      newRecord({ id, form: 'contact', values: { ...CONTACT, name: id }, suspicion, receivedAt: hoursAgo(hours) }),
    );

  it('is not sent where everything arrived', async () => {
    await put('fresh', 0.5);
    await run();
    assert.deepEqual(await office.mails(), []);
    assert.deepEqual(logs, []);
  });

  it('lists what is undelivered and what was held back', async () => {
    await put('late', 2);
    await put('spam', 3, 'honeypot');
    await run();
    const [mail] = await office.mails();
    assert.equal(mail?.subject, 'Website forms: 1 not delivered, 1 held back');
    assert.match(mail?.text ?? '', /NOT YET DELIVERED.*late.*HELD BACK.*spam.*filled a field that people do not see/s);
    assert.ok(mail?.text?.includes('  > When can you start?'));
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
    office.clock.now = new Date(office.clock.now.getTime() + 24 * HOUR_MS);
    await run();
    assert.deepEqual(
      (await office.mails()).map(({ subject }) => subject),
      ['Website forms: 1 not delivered, 1 held back', 'Website forms: 1 not delivered'],
    );
  });

  it('tells of an entry that cannot be read', async () => {
    const store = openBlobs('enquiries', { context: 'dev', totalMs: 5_000, blobs: office.blobs });
    await store.set('pending/broken', '{');
    await run();
    assert.equal((await office.mails())[0]?.subject, 'Website forms: 1 damaged');
  });

  it('stays short in a flood', async () => {
    for (let count = 10; count < 65; count += 1) await put(`late-${count}`, 2);
    await run();
    const text = (await office.mails())[0]?.text ?? '';
    assert.equal(text.match(/^\* late-/gm)?.length, 50);
    assert.ok(text.includes('... and 5 more'));
  });

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
    const runWithoutMail = () => {
      const { store, settings, clock } = office;
      const sendAlert = async (text: string) => alerts.push(text) > 0;
      return sendDigest({ store, send: undefined, settings, now: () => clock.now, sendAlert });
    };

    it('says in the log and in the alert which variable is missing, and how many forms wait', async () => {
      await put('late', 2);
      await runWithoutMail();
      assert.match(logs.join('\n'), /"event":"digest","code":"SMTP_URL is not set","count":1/);
      assert.deepEqual(alerts, [
        'The website cannot send mail: SMTP_URL is not set. 1 website form(s) wait in the store, and new ones stay there.',
      ]);
    });

    it('says so before the first form waits', async () => {
      await runWithoutMail();
      assert.match(logs.join('\n'), /SMTP_URL is not set/);
      assert.match(alerts.join('\n'), /^The website cannot send mail: SMTP_URL is not set\. 0 /);
    });

    it('says so without a webhook too', async () => {
      const { store, settings, clock } = office;
      await sendDigest({ store, send: undefined, settings, now: () => clock.now, sendAlert: undefined });
      assert.match(logs.join('\n'), /SMTP_URL is not set/);
    });
  });

  it('says so where the store is down', async () => {
    await office.stopStore();
    await run();
    assert.match(logs.join('\n'), /"event":"digest","code":"store /);
  });
});

describe('The morning tidying of the newsletter', () => {
  catchLogs();

  it('forgets after 3 days who never confirmed and who has left, and nobody else', async () => {
    const desk = await openDesk();
    const days = (count: number) => new Date(desk.clock.now.getTime() - count * 24 * HOUR_MS).toISOString();
    const people = [
      { id: 'old', state: 'unconfirmed', email: 'a@b.example', mailedAt: days(4) },
      { id: 'new', state: 'unconfirmed', email: 'c@b.example', mailedAt: days(2) },
      { id: 'unsent', state: 'unconfirmed', email: 'd@b.example' },
      { id: 'confirmed', state: 'confirmed', email: 'e@b.example', mailedAt: days(900) },
      { id: 'gone', state: 'left', leftAt: days(4), mailedAt: days(90) },
    ] as const;
    for (const person of people) await desk.store.people.write(person);
    await deleteInactive(desk.store, desk.clock.now);
    assert.deepEqual((await desk.store.people.listIds()).sort(), ['confirmed', 'new', 'unsent']);
  });
});
