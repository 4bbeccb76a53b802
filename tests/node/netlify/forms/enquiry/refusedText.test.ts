import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { eraseExpired } from '../../../../../netlify/forms/enquiry/eraseExpired.ts';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { sendDigest } from '../../../../../netlify/forms/mail/sendDigest.ts';
import { reportHealth } from '../../../../../netlify/forms/monitoring/health.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { CONTACT, recordOf } from '../../support/forms.ts';

const SPAM = 'Buy cheappills now';

describe('a mail server that permanently refuses a text', () => {
  let fixture: Fixture;
  beforeEach(() => {
    fixture = openFixture();
    // An error as Nodemailer throws it; mailServer.test.ts provokes it.
    fixture.breakMail({ code: 'EMESSAGE', responseCode: 550 }, SPAM);
  });

  it('gets a mail with name, address, phone and reference at once, and the enquiry is done', async () => {
    const { reference } = await (await fixture.take({ ...CONTACT, message: SPAM })).json();
    const [mail, ...others] = fixture.mails;
    assert.equal(mail?.subject, `Enquiry without its text [${reference}]`);
    const text = mail?.text ?? '';
    for (const part of [CONTACT.name, CONTACT.email, CONTACT.phone, reference]) assert.ok(text.includes(part));
    assert.doesNotMatch(text, /Mrema Traders/);
    assert.deepEqual([others, fixture.ids('pending')], [[], []]);
    assert.equal(fixture.records('done')[0]?.delivery.textRefused, 'EMESSAGE 550');
    fixture.later({ hours: 7 });
    await redeliverPending(fixture);
    assert.equal(fixture.mails.length, 1, 'told once');
  });

  it('gets only the reference if it refuses the name too', async () => {
    await fixture.take({ ...CONTACT, name: SPAM });
    const text = fixture.mails[0]?.text ?? '';
    assert.match(text, /does not take the text of the enquiry [A-Z]{2}-\d{2}-\d{5}/);
    assert.doesNotMatch(text, /asha@/);
    assert.deepEqual(fixture.ids('pending'), []);
  });

  it('gets a digest without personal data if it refuses one of the names', async () => {
    const mend = fixture.breakMail();
    await fixture.take({ ...CONTACT, name: SPAM });
    mend();
    await sendDigest(fixture);
    assert.equal(fixture.mails[0]?.subject, 'Website forms: 1 not delivered');
    assert.match(fixture.mails[0]?.text ?? '', /\* [A-Z]{2}-\d{2}-\d{5}, received/);
    assert.deepEqual(fixture.alerts, []);
  });

  it('delays no other enquiry or digest, and raises no alert', async () => {
    for (let number = 0; number < 40; number += 1) {
      const message = number % 5 === 0 ? `${SPAM} ${number}` : `Text ${number} of a flood`;
      await fixture.take({ ...CONTACT, name: `Bot ${number}`, message }, { accept: '*/*' });
    }
    await fixture.take({ ...CONTACT, name: 'Asha' });
    for (let day = 0; day < 7; day += 1) {
      fixture.later({ hours: 24 });
      await redeliverPending(fixture);
      await sendDigest(fixture);
    }
    const count = (beginning: string) => fixture.mails.filter(({ subject }) => subject.startsWith(beginning)).length;
    assert.deepEqual(['Enquiry, Audit', 'Enquiry without its text', 'Website forms: '].map(count), [33, 8, 7]);
    assert.deepEqual([fixture.ids('pending'), fixture.alerts], [[], []]);
    assert.equal((await reportHealth(new Request('https://www.firm.example/health'), fixture)).status, 200);
  });
});

/** Runs the schedule every five minutes, while another visitor writes each hour. */
async function runFor(hours: number, fixture: Fixture): Promise<void> {
  for (let run = 0; run < hours * 12; run += 1) {
    fixture.later({ seconds: 300 });
    if (run % 12 === 0) await fixture.take({ ...CONTACT, name: 'Another' });
    await redeliverPending(fixture);
  }
}

describe('a text that the mail server keeps deferring', () => {
  const faults = {
    'a filter answers 451': { code: 'EMESSAGE', responseCode: 451 },
    'its connection hangs': { code: 'ETIMEDOUT' },
  };
  for (const [title, error] of Object.entries(faults)) {
    it(`when ${title}: the office gets name, address and phone after some hours, and other mail goes out`, async () => {
      const fixture = openFixture();
      fixture.breakMail(error, SPAM);
      await fixture.take({ ...CONTACT, message: SPAM });
      await runFor(1, fixture);
      assert.equal(fixture.mailed().length, 1, 'not at once: a greylist takes minutes');
      await runFor(47, fixture);
      const without = fixture.mails.filter(({ subject }) => subject.startsWith('Enquiry without its text'));
      assert.equal(without.length, 1);
      assert.match(
        without[0]?.text ?? '',
        /does not take the text .*Asha Mrema.*asha@client\.example.*\+255 700 000 111/s,
      );
      assert.deepEqual([fixture.mails.length, fixture.ids('pending')], [49, []]);
      assert.ok(fixture.alerts.length <= 1, fixture.alerts.join('\n'));
    });
  }

  it('is stuck if even the contact details are refused, with one alert a day and a healthy report', async () => {
    const fixture = openFixture();
    fixture.breakMail({ code: 'EMESSAGE', responseCode: 451 }, 'stuck');
    const report = async () => {
      const response = await reportHealth(new Request('https://www.firm.example/health'), fixture);
      return [response.status, (await response.json()).waiting];
    };
    await fixture.put('pending', recordOf('stuck', fixture.clock.now));
    await runFor(48, fixture);
    await eraseExpired(fixture);
    assert.equal(fixture.alerts.length, 2);
    assert.match(fixture.alerts[0] ?? '', /^1 website form\(s\) stuck while others are mailed, since /);
    assert.deepEqual(await report(), [200, 'only stuck ones']);

    fixture.breakMail();
    await runFor(2, fixture);
    assert.match(fixture.alerts.join('\n'), /^1 website form\(s\) undelivered for over an hour/m);
    assert.deepEqual(await report(), [503, 'over an hour']);
  });
});
