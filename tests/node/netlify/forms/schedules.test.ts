import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { FIELDS, FORM_FIELDS } from '../../../../lib/enquiry/fields.ts';
import { FORM_KINDS } from '../../../../lib/enquiry/forms.ts';
import { reference } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';
import type { Folder } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { eraseExpired } from '../../../../netlify/forms/enquiry/eraseExpired.ts';
import { redeliverPending } from '../../../../netlify/forms/enquiry/redeliverPending.ts';
import { sendDigest } from '../../../../netlify/forms/mail/sendDigest.ts';
import { firm } from '../../../../netlify/forms/runtime/firm.ts';
import { type Fixture, openFixture } from '../support/enquiryFixture.ts';
import { CONTACT, logs, recordOf } from '../support/forms.ts';

const HOUR_MS = 3_600_000;

let fixture: Fixture;

describe('the daily digest', () => {
  beforeEach(() => (fixture = openFixture()));

  const hoursAgo = (hours: number) => new Date(fixture.clock.now.getTime() - hours * HOUR_MS);
  const put = (id: string, hours: number) =>
    fixture.put('pending', recordOf(id, hoursAgo(hours), { values: { name: id } }));
  const putDone = (id: string, hours: number) => fixture.put('done', recordOf(id, hoursAgo(hours), {}));

  it('counts deliveries since the last digest, for at most a week, and says whether anything waits', async () => {
    await put('fresh', 0.5);
    await putDone('first', 20);
    await putDone('second', 70);
    await putDone('long-ago', 24 * 8);
    await sendDigest(fixture);
    fixture.later({ hours: 24 });
    await sendDigest(fixture);
    fixture.later({ hours: 24 });
    fixture.blobs.texts.clear();
    await putDone('third', 10);
    await sendDigest(fixture);
    const subjects = ['2 enquiries delivered, nothing waits', '1 not delivered', '1 enquiry delivered, nothing waits'];
    assert.deepEqual(
      fixture.mails.map(({ subject }) => subject),
      subjects.map((one) => `Website forms: ${one}`),
    );
    assert.match(fixture.mails[0]?.text ?? '', /^2 enquiries delivered since the last digest\. Nothing waits\.\s*$/);
  });

  it('states on the first day of a month how many were erased in the previous month', async () => {
    await putDone('old', (firm.enquiryRetentionMonths + 1) * 31 * 24);
    await eraseExpired(fixture);
    for (const day of ['2026-03-31', '2026-04-01', '2026-04-02']) {
      fixture.clock.now = new Date(`${day}T05:00:00Z`);
      await sendDigest(fixture);
    }
    const said = fixture.mails.map(({ text }) => /Erased.*/.exec(text)?.[0]);
    assert.deepEqual(said, [undefined, 'Erased in 2026-03, as the privacy page promises: 1.', undefined]);
  });

  it('lists waiting and failed enquiries with their person, but without their text', async () => {
    await put('late', 2);
    const tried = recordOf('tried', hoursAgo(0.2));
    await fixture.put('pending', { ...tried, delivery: { attempts: 3, lastError: 'EAUTH 535' } });
    await sendDigest(fixture);
    const [mail] = fixture.mails;
    const text = mail?.text ?? '';
    assert.equal(mail?.subject, 'Website forms: 2 not delivered');
    assert.match(text, /NOT YET DELIVERED.*late.*3 attempts failed, the last with EAUTH 535/s);
    for (const part of [reference('late'), 'Name:', CONTACT.email, CONTACT.phone]) {
      assert.ok(text.includes(part), part);
    }
    assert.doesNotMatch(text, /When can you start|Mrema Traders/);
  });

  it('lists an unavailable and a damaged entry only by their IDs', async () => {
    await put('hidden', 2);
    await fixture.blobs.set('pending/broken', '{');
    fixture.blobs.onCall = (call, key) => {
      if (call === 'get pending' && key.includes('hidden')) throw new Error('down');
      return undefined;
    };
    await sendDigest(fixture);
    const [mail] = fixture.mails;
    assert.equal(mail?.subject, 'Website forms: 2 not delivered');
    const hidden = `${reference('hidden')}, received .*: the store does not give it now`;
    assert.match(mail?.text ?? '', new RegExp(`${hidden}.*${reference('broken')}: DAMAGED.*broken`, 's'));
  });

  it('lists the first 50 waiting enquiries and counts the rest', async () => {
    for (let number = 0; number < 53; number += 1) await put(`${number}`, 2 + number);
    await sendDigest(fixture);
    assert.equal(fixture.mails[0]?.subject, 'Website forms: 53 not delivered');
    assert.equal(fixture.mails[0]?.text.match(/^\* /gm)?.length, 50);
    assert.match(fixture.mails[0]?.text ?? '', /\.\.\. and 3 more\./);
  });

  it('goes to the log and the alert if it cannot be mailed, and is sent again on the next run', async () => {
    await put('late', 3);
    const mend = fixture.breakMail();
    await sendDigest(fixture);
    assert.equal(fixture.alerts.length, 1);
    assert.match(logs.join('\n'), /"event":"digest","code":"ECONNECTION","count":1/);
    mend();
    await sendDigest(fixture);
    assert.equal(fixture.mails.length, 1);
  });

  it('reports by mail and alert that it failed because the store is down', async () => {
    fixture.stopStore();
    await sendDigest(fixture);
    assert.match(logs.join('\n'), /"event":"digest","code":"store /);
    assert.match(fixture.alerts.join(), /^The daily digest of the website forms could not be made: the store did not/);
    const [mail] = fixture.mails;
    assert.equal(mail?.subject, 'Website forms: the daily digest failed');
    assert.match(mail?.text ?? '', /the store did not answer.*npm run enquiries -- list/s);
  });

  it('reports by log and alert that production has no mail server, even before a form waits', async () => {
    fixture.send = undefined;
    await sendDigest(fixture);
    await put('late', 2);
    await sendDigest(fixture);
    assert.match(logs.join('\n'), /"code":"SMTP_URL is not set","count":0.*\n.*"code":"SMTP_URL is not set","count":1/);
    const says =
      /^The website cannot send mail: SMTP_URL is not set\. (\d) website form\(s\) wait in the store, and new/;
    assert.deepEqual(
      fixture.alerts.map((alert) => says.exec(alert)?.[1]),
      ['0', '1'],
    );
  });
});

const NOW = new Date('2028-03-31T08:00:00Z');

describe('the retention of enquiries', () => {
  beforeEach(() => {
    fixture = openFixture();
    fixture.clock.now = NOW;
  });

  const put = (folder: Folder, id: string, receivedAt: string) => fixture.put(folder, recordOf(id, receivedAt));

  it("erases delivered enquiries after the firm's number of months, with all related entries", async () => {
    await put('done', 'over', '2026-03-31T07:59:59.999Z');
    // Its email was sent, but the function ended before this entry was removed, so it would be mailed again.
    await put('pending', 'over', '2026-03-31T07:59:59.999Z');
    await put('done', 'same-day', '2026-03-31T08:00:00Z');
    await put('done', 'young', '2028-03-30T08:00:00Z');
    await eraseExpired(fixture);
    assert.deepEqual(fixture.ids('done'), ['same-day', 'young']);
    assert.doesNotMatch([...fixture.blobs.texts.keys()].join(), /over/);
    assert.match(logs.join(), /"event":"retention","code":"erased","count":1/);
  });

  it('is repeated after an interruption, without mailing anybody', async () => {
    for (const cut of ['delete ids', 'delete pending', 'delete done']) {
      fixture = openFixture();
      fixture.clock.now = NOW;
      await put('done', 'over', '2026-03-31T07:59:59.999Z');
      await put('pending', 'over', '2026-03-31T07:59:59.999Z');
      fixture.blobs.onCall = (call) => {
        if (call === cut) throw new Error('cut');
        return undefined;
      };
      await eraseExpired(fixture);
      fixture.blobs.onCall = () => undefined;
      await redeliverPending(fixture);
      await eraseExpired(fixture);
      assert.doesNotMatch([...fixture.blobs.texts.keys()].join(), /over/, cut);
      assert.deepEqual(fixture.mails, [], cut);
    }
  });

  it("stops before the platform's time limit, and continues on its next run", async () => {
    const old = Array.from({ length: 30 }, (_, number) => `old-${number}`);
    for (const id of old) await put('done', id, '2026-01-31T08:00:00Z');
    fixture.blobs.onCall = (call) => void (call === 'delete ids' && fixture.later({ seconds: 1.5 }));
    await eraseExpired(fixture);
    const left = fixture.ids('done').length;
    assert.ok(left > 0 && left < 20, `${left} left`);
    fixture.clock.now = NOW;
    await eraseExpired(fixture);
    assert.deepEqual(fixture.ids('done'), []);
  });

  it('is not recorded if the store fails, so that the monitor notices', async () => {
    fixture.blobs.onCall = (call) => {
      if (call === 'list done') throw new Error('The store does not answer.');
      return undefined;
    };
    await eraseExpired(fixture);
    assert.equal(fixture.blobs.texts.size, 0);
  });

  it('keeps undelivered enquiries', async () => {
    await put('pending', 'waiting', '2020-01-01T08:00:00Z');
    await eraseExpired(fixture);
    assert.deepEqual(fixture.ids('pending'), ['waiting']);
    assert.deepEqual(logs, []);
  });
});

describe('the privacy page', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../content/pages/privacy-policy.mdx'), 'utf8');

  const ROWS = { contact: 'Enquiry', callback: 'Call back', newsletter: 'Newsletter' };
  it('mentions every field of each form', () => {
    for (const form of FORM_KINDS) {
      const [, row = ''] = new RegExp(`^\\| ${ROWS[form]} \\|(.*)\\|`, 'm').exec(page) ?? [];
      for (const field of FORM_FIELDS[form]) {
        assert.match(row, new RegExp(`\\b${FIELDS[field].label}\\b`, 'i'), form);
      }
    }
  });

  it('states the actual retention period', () => {
    const [, kept = ''] = page.split('## How long we keep it');
    assert.ok(kept.includes(`${firm.enquiryRetentionMonths} months from the day they reach us`));
  });
});
