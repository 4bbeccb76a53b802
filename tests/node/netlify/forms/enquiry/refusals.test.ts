import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import PostalMime from 'postal-mime';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { answerResend } from '../../../../../netlify/forms/enquiry/sendAgain.ts';
import { reportHealth } from '../../../../../netlify/forms/health/reportHealth.ts';
import { resendLink } from '../../../../../netlify/forms/mail/resendLink.ts';
import { sendDigest } from '../../../../../netlify/forms/mail/sendDigest.ts';
import { createSender } from '../../../../../netlify/forms/mail/sendMail.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { CONTACT, NO_LIMIT } from '../../support/forms.ts';
import { type MailServer, startMailServer } from '../../support/mailServer.ts';

const SPAM = 'Buy cheappills now';
const CURL = { accept: '*/*' };

describe('A mail server that refuses one text for good', () => {
  catchLogs();
  let server: MailServer;
  let fixture: Fixture;
  let alerts: string[];
  before(async () => (server = await startMailServer()));
  after(() => server.stop());
  beforeEach(async () => {
    server.messages.length = 0;
    server.refuses = /cheappills/;
    alerts = [];
    fixture = await openFixture({ context: 'production', env: { SMTP_URL: server.url, RATE_LIMIT: undefined } });
  });

  const mails = () => Promise.all(server.messages.map((message) => PostalMime.parse(message)));
  const sendAlert = async (text: string) => alerts.push(text) > 0;
  const redeliver = () => {
    const { store, mailer, now } = fixture;
    return redeliverPending({ store, mailer, now, mailsAnHour: NO_LIMIT, sendAlert });
  };
  const digest = () => {
    const { openStore, settings, now } = fixture;
    return sendDigest({ openStore, send: createSender(settings), settings, now, sendAlert });
  };

  it('gets at once a mail with name, address, phone and reference, and the enquiry waits no more', async () => {
    const answer = await fixture.take({ ...CONTACT, message: SPAM });
    const { reference } = await answer.json();
    const [mail, ...others] = await mails();
    assert.equal(mail?.subject, `Enquiry without its text [${reference}]`);
    for (const part of [CONTACT.name, CONTACT.email, CONTACT.phone, reference]) assert.ok(mail?.text?.includes(part));
    assert.doesNotMatch(mail?.text ?? '', /cheappills|Mrema Traders/);
    assert.deepEqual([others, await fixture.ids('pending')], [[], []]);
    assert.equal((await fixture.records('done'))[0]?.delivery.textRefused, 'EMESSAGE 550');
    fixture.later({ hours: 7 });
    await redeliver();
    assert.equal(server.messages.length, 1, 'told once');
  });

  it('gets the reference alone where it refuses the name too', async () => {
    await fixture.take({ ...CONTACT, name: SPAM });
    const [mail] = await mails();
    assert.match(mail?.text ?? '', /refused the text of the enquiry [A-Z]{2}-\d{2}-\d{5}/);
    assert.doesNotMatch(mail?.text ?? '', /cheappills|asha@/);
    assert.deepEqual(await fixture.ids('pending'), []);
  });

  it('gets a digest without persons where it refuses one of their names', async () => {
    server.fault = { at: 'recipient', is: 450 };
    await fixture.take({ ...CONTACT, name: SPAM });
    server.fault = undefined;
    await digest();
    const [mail] = await mails();
    assert.equal(mail?.subject, 'Website forms: 1 not delivered');
    assert.match(mail?.text ?? '', /\* [A-Z]{2}-\d{2}-\d{5}, received/);
    assert.deepEqual(alerts, []);
  });

  it('stops nobody else in seven days: 3 people and 40 texts of spam, every digest, and all is well', async () => {
    const people = ['Asha', 'Juma', 'Neema'];
    for (let number = 0; number < 40; number += 1) {
      const message = number % 5 === 0 ? `${SPAM} ${number}` : `Text ${number} of a flood`;
      await fixture.take({ ...CONTACT, name: `Bot ${number}`, message }, CURL, `203.0.113.${number}`);
    }
    // Forms that autofill has filled in within 3 seconds.
    for (const name of people)
      await fixture.take({ ...CONTACT, name, elapsed: '1000' }, {}, `198.51.100.${name.length}`);
    fixture.later({ seconds: 300 });
    await redeliver();
    for (let day = 0; day < 7; day += 1) {
      for (let run = 0; run < 24; run += 1) {
        fixture.later({ hours: 1 });
        await redeliver();
      }
      await digest();
    }
    const subjects = (await mails()).map(({ subject = '' }) => subject);
    for (const name of people)
      assert.ok(
        subjects.some((subject) => subject.includes(`: ${name}, `)),
        name,
      );
    assert.equal(subjects.filter((subject) => subject.startsWith('Enquiry without its text')).length, 8);
    assert.equal(subjects.filter((subject) => subject.startsWith('Website forms: ')).length, 5, 'a working day each');
    assert.deepEqual([await fixture.ids('pending'), alerts], [[], []]);
    const { openStore, settings, now } = fixture;
    const health = await reportHealth(new Request('http://127.0.0.1:1/health'), { openStore, settings, now });
    const { waiting } = await health.json();
    assert.equal(waiting, 'none over an hour');
  });

  describe('and the link in such a mail', () => {
    const follow = (link: string, init?: RequestInit) => {
      const { openStore, mailer, settings, now } = fixture;
      return answerResend(new Request(link, init), { openStore, mailer, settings, now });
    };
    async function linkOfRefused(): Promise<string> {
      await fixture.take({ ...CONTACT, message: SPAM });
      const [mail] = await mails();
      return /https:\/\/\S+\/enquiry\/resend\?\S+/.exec(mail?.text ?? '')?.[0] ?? assert.fail('no link');
    }

    it('shows a button that sends the whole enquiry, once the server takes it', async () => {
      const link = await linkOfRefused();
      const page = await follow(link);
      assert.match(await page.text(), /<form method="post" action="\/enquiry\/resend\?id=[^"]+"><button>/);
      assert.equal(server.messages.length, 1, 'a program that opens links sends nothing');
      const refused = await follow(link, { method: 'POST' });
      assert.equal(refused.status, 503);
      assert.match(await refused.text(), /The mail server refuses its text/);
      server.refuses = undefined;
      assert.equal((await follow(link, { method: 'POST' })).status, 200);
      assert.match((await mails()).at(-1)?.text ?? '', /Buy cheappills now/);
      assert.equal((await fixture.records('done'))[0]?.delivery.textRefused, undefined);
    });

    it('is refused where a sign of it is another, and after its time', async () => {
      const link = await linkOfRefused();
      const sent = server.messages.length;
      for (const forged of [
        link.replace(/id=./, 'id=x'),
        link.replace(/until=\d/, 'until=9'),
        link.slice(0, -1),
        link.replace(/key=[^&]+/, ''),
      ]) {
        assert.equal((await follow(forged, { method: 'POST' })).status, 410, forged);
      }
      const keyless = { ...fixture.settings, linkSecret: '' };
      const { openStore, mailer, now } = fixture;
      const unsigned = new Request(resendLink('a', keyless, now()), { method: 'POST' });
      assert.equal((await answerResend(unsigned, { openStore, mailer, settings: keyless, now })).status, 410);
      fixture.later({ hours: 24 * 31 });
      assert.equal((await follow(link, { method: 'POST' })).status, 410);
      assert.equal(server.messages.length, sent);
    });
  });
});
