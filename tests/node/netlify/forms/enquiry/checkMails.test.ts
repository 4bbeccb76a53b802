import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TEXTS_AN_HOUR } from '../../../../../netlify/forms/enquiry/checkMails.ts';
import type { EnquiryStore } from '../../../../../netlify/forms/enquiry/enquiryStore.ts';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { createSenderCount } from '../../../../../netlify/forms/enquiry/senderCount.ts';
import { reportHealth } from '../../../../../netlify/forms/health/reportHealth.ts';
import { createSender } from '../../../../../netlify/forms/mail/sendMail.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { ACCEPTED, CONTACT, type Fields } from '../../support/forms.ts';

const PAGE = { accept: 'text/html,*/*;q=0.8' };
const CURL = { accept: '*/*' };
const OWN_LINKS = 'https://www.a.example http://b.example www.c.example https://d.example';
/** Returns for each mail whether it is marked. */
const marks = async (fixture: Fixture) =>
  (await fixture.mails()).map(({ subject }) => Boolean(subject?.includes('[check]')));
type Post = [title: string, fields: Fields, headers?: Record<string, string>];

describe('A form that fills the field that people do not see', () => {
  catchLogs();

  it('is told success, kept as suspect and not mailed', async () => {
    const fixture = await openFixture();
    const answer = await fixture.take({ ...CONTACT, website: 'https://spam.example' });
    assert.match(await answer.text(), ACCEPTED);
    assert.deepEqual(
      (await fixture.records('suspect')).map((record) => record.suspicion),
      ['honeypot'],
    );
    assert.deepEqual([await fixture.mails(), await fixture.ids('pending')], [[], []]);
  });
});

describe('Any other form', () => {
  catchLogs();

  const marked: [reason: RegExp, ...Post][] = [
    [/was sent within 3 seconds/, 'filled in by autofill in 1 s', { elapsed: '1000' }],
    [/was sent by no browser/, 'by a script without a time', { elapsed: '' }],
    [/was sent by no browser/, 'by curl with the six fields', { elapsed: '' }, CURL],
    [/has three links or more/, 'with four links of its own accounts', { message: OWN_LINKS }],
  ];
  for (const [reason, title, fields, headers] of marked) {
    it(`${title}: is mailed at once, with a mark and its reason`, async () => {
      const fixture = await openFixture();
      await fixture.take({ ...CONTACT, ...fields }, headers);
      const [mail] = await fixture.mails();
      assert.match(mail?.subject ?? '', /\] \[check\]$/);
      assert.match(mail?.text ?? '', reason);
      assert.deepEqual([(await fixture.ids('done')).length, await fixture.ids('suspect')], [1, []]);
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
    it(`${title}: is mailed without a mark`, async () => {
      const fixture = await openFixture();
      await fixture.take({ ...CONTACT, ...fields }, headers);
      assert.deepEqual(await marks(fixture), [false]);
    });
  }
});

const TEXT = 'Please call me about the audit of our company.';

describe('One text of several senders', () => {
  catchLogs();

  const senders: [title: string, fields: (n: number) => Fields, marked: boolean[]][] = [
    ['is marked from the third on', (n) => ({ message: TEXT, email: `a${n}@b.example` }), [false, false, true]],
    ['of one person who tries again is not', () => ({ message: TEXT }), [false, false, false]],
    [
      'that the site itself began is not',
      (n) => ({ message: TEXT, begun: TEXT, email: `a${n}@b.example` }),
      [false, false, false],
    ],
    ['that is short is not', (n) => ({ message: 'Please call me.', email: `a${n}@b.example` }), [false, false, false]],
  ];
  for (const [title, fields, expected] of senders) {
    it(title, async () => {
      const fixture = await openFixture({ senders: createSenderCount() });
      for (const number of [1, 2, 3]) {
        fixture.later({ seconds: 60 });
        await fixture.take({ ...CONTACT, ...fields(number) }, {}, `203.0.${number}.7`);
      }
      assert.deepEqual(await marks(fixture), expected);
    });
  }

  it('of four colleagues behind one address, each with words of their own, is four mails', async () => {
    const fixture = await openFixture({ senders: createSenderCount() });
    for (const name of ['Asha', 'Juma', 'Neema', 'Baraka']) {
      fixture.later({ seconds: 1 });
      const own = { name, email: `${name}@b.example`, message: `${name} asks for an audit of 2026.` };
      await fixture.take({ ...CONTACT, ...own });
    }
    assert.deepEqual(await marks(fixture), [false, false, false, false]);
  });
});

describe('A burst of marked forms', () => {
  catchLogs();

  async function openBusyFixture() {
    const fixture = await openFixture();
    const { settings, store, mailer, now } = fixture;
    const send = createSender(settings) ?? assert.fail('no sender');
    const alerts: string[] = [];
    const redeliver = async (enquiries: EnquiryStore = store) => {
      fixture.later({ seconds: 300 });
      const sendAlert = async (text: string) => alerts.push(text) > 0;
      await redeliverPending({ store: enquiries, mailer, now, sendAlert, gather: { send, settings } });
    };
    const burst = async (count: number, message = (_number: number) => TEXT) => {
      for (let number = 1; number <= count; number += 1) {
        fixture.later({ seconds: 1 });
        await fixture.take({ ...CONTACT, name: `Bot ${number}`, message: message(number) }, CURL);
      }
    };
    const subjects = async () =>
      (await fixture.mails()).map(({ subject }) => subject?.replace(/ \[[A-Z]{2}-[\d-]+\]/, ''));
    return { fixture, redeliver, burst, subjects, alerts };
  }
  const ONE = 'Enquiry, Audit Services: Bot 1, Mrema Traders [check]';

  it('of one text is one mail, then one an hour that names them all, and nobody is alarmed', async () => {
    const { fixture, redeliver, burst, subjects, alerts } = await openBusyFixture();
    const health = async () => {
      const tools = { openStore: fixture.openStore, settings: { mailRoute: { kind: 'smtp', url: '' } as const } };
      return reportHealth(new Request('http://127.0.0.1:1/health'), { ...tools, now: fixture.now });
    };
    await burst(5);
    assert.deepEqual(await subjects(), [ONE]);
    for (let run = 0; run < 11; run += 1) {
      await redeliver();
      assert.equal((await health()).status, 200);
    }
    const gathered = (count: number) => `Website forms: ${count} that a program may have sent [check]`;
    assert.deepEqual(await subjects(), [ONE, gathered(4)]);
    await burst(3);
    for (let run = 0; run < 12; run += 1) await redeliver();
    assert.deepEqual(await subjects(), [ONE, gathered(4), gathered(3)]);
    const told = (await fixture.mails()).slice(1).flatMap(({ text }) => text?.match(/^\* [A-Z]{2}-[\d-]+, /gm) ?? []);
    assert.equal(new Set(told).size, 7);
    assert.deepEqual([await fixture.ids('pending'), (await fixture.ids('done')).length, alerts], [[], 8, []]);
  });

  it('of one text that comes all at once is one mail too', async () => {
    const { fixture, subjects } = await openBusyFixture();
    await Promise.all(Array.from({ length: 10 }, (_, n) => fixture.take({ ...CONTACT, name: `Bot ${n}` }, CURL)));
    assert.equal((await subjects()).length, 1);
  });

  it(`of more than ${TEXTS_AN_HOUR} texts is a mail each for so many, and one mail of the others`, async () => {
    const { fixture, redeliver, burst, subjects } = await openBusyFixture();
    await burst(TEXTS_AN_HOUR + 5, (number) => `Text ${number} of a flood of texts`);
    await redeliver();
    assert.equal((await subjects()).length, TEXTS_AN_HOUR + 1);
    assert.equal((await subjects()).at(-1), 'Website forms: 5 that a program may have sent [check]');
    // An unmarked form never waits for them.
    await fixture.take(CONTACT);
    assert.equal((await subjects()).length, TEXTS_AN_HOUR + 2);
  });

  it('stays in the store where the mail cannot be sent, and comes again', async () => {
    const { fixture, redeliver, burst } = await openBusyFixture();
    await burst(3);
    fixture.later({ seconds: 3_600 });
    await redeliver({ ...fixture.store, readNote: () => Promise.reject(new Error('down')) });
    assert.equal((await fixture.ids('pending')).length, 2);
    await redeliver();
    assert.deepEqual(await fixture.ids('pending'), []);
  });
});
