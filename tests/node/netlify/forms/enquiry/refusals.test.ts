import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { answerResend } from '../../../../../netlify/forms/enquiry/sendAgain.ts';
import { reportHealth } from '../../../../../netlify/forms/health.ts';
import { resendLink } from '../../../../../netlify/forms/mail/resendLink.ts';
import { sendDigest } from '../../../../../netlify/forms/mail/sendDigest.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { CONTACT } from '../../support/forms.ts';

const SPAM = 'Buy cheappills now';

describe('A mail server that refuses one text for good', () => {
  catchLogs();
  let fixture: Fixture;
  let collect: Fixture['send'];
  beforeEach(() => {
    fixture = openFixture();
    collect = fixture.send;
    fixture.send = async (letter, limitMs) => {
      if (!JSON.stringify(letter).includes('cheappills')) return collect?.(letter, limitMs);
      // As nodemailer says it (mailFaults.test.ts).
      throw Object.assign(new Error('Spam'), { code: 'EMESSAGE', responseCode: 550 });
    };
  });

  it('gets at once a mail with name, address, phone and reference, and the enquiry waits no more', async () => {
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

  it('gets the reference alone where it refuses the name too', async () => {
    await fixture.take({ ...CONTACT, name: SPAM });
    const text = fixture.mails[0]?.text ?? '';
    assert.match(text, /refused the text of the enquiry [A-Z]{2}-\d{2}-\d{5}/);
    assert.doesNotMatch(text, /asha@/);
    assert.deepEqual(fixture.ids('pending'), []);
  });

  it('gets a digest without persons where it refuses one of their names', async () => {
    const { send } = fixture;
    fixture.send = () => Promise.reject(new Error('down'));
    await fixture.take({ ...CONTACT, name: SPAM });
    fixture.send = send;
    await sendDigest(fixture);
    assert.equal(fixture.mails[0]?.subject, 'Website forms: 1 not delivered');
    assert.match(fixture.mails[0]?.text ?? '', /\* [A-Z]{2}-\d{2}-\d{5}, received/);
    assert.deepEqual(fixture.alerts, []);
  });

  it('stops nobody else: a person in a flood of spam, every digest, and all is well', async () => {
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

  describe('and the link in such a mail', () => {
    const press = (link: string, site = fixture) => answerResend(new Request(link, { method: 'POST' }), site);
    async function linkOfRefused(): Promise<string> {
      await fixture.take({ ...CONTACT, message: SPAM });
      return /https:\/\/\S+\/enquiry\/resend\?\S+/.exec(fixture.mails[0]?.text ?? '')?.[0] ?? assert.fail('no link');
    }

    it('shows a button that sends the whole enquiry, once the server takes it', async () => {
      const link = await linkOfRefused();
      const page = await answerResend(new Request(link), fixture);
      assert.match(await page.text(), /<form method="post" action="\/enquiry\/resend\?id=[^"]+"><button>/);
      assert.equal(fixture.mails.length, 1, 'a program that opens links sends nothing');
      const refused = await press(link);
      assert.equal(refused.status, 503);
      assert.match(await refused.text(), /The mail server refuses its text/);
      fixture.send = collect;
      assert.equal((await press(link)).status, 200);
      assert.match(fixture.mails.at(-1)?.text ?? '', /Buy cheappills now/);
      assert.equal(fixture.records('done')[0]?.delivery.textRefused, undefined);
    });

    it('is refused where a sign of it is another, and after its time', async () => {
      const link = await linkOfRefused();
      for (const forged of [
        link.replace(/id=./, 'id=x'),
        link.replace(/until=\d/, 'until=9'),
        link.slice(0, -1),
        link.replace(/key=[^&]+/, ''),
      ]) {
        assert.equal((await press(forged)).status, 410, forged);
      }
      const keyless = { ...fixture, settings: { ...fixture.settings, linkSecret: '' } };
      assert.equal((await press(resendLink('a', keyless.settings, fixture.now()), keyless)).status, 410);
      fixture.later({ hours: 24 * 31 });
      assert.equal((await press(link)).status, 410);
      assert.equal(fixture.mails.length, 1);
    });
  });
});
