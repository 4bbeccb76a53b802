import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { byField } from '../../../../../lib/enquiry/fields.ts';
import { enquiryId } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { createSenderCount } from '../../../../../netlify/forms/enquiry/senderCount.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { ACCEPTED, CALLBACK, CONTACT, type Fields, recordOf } from '../../support/forms.ts';
import { type Office, openOffice } from '../../support/office.ts';

const SUBMISSION = '6f1c2a52-7c0e-4f37-9d67-0c2a3a0d6e11';
const SENT = { ...CONTACT, submission: SUBMISSION };

describe('An enquiry', () => {
  const logs = catchLogs();
  let office: Office;
  beforeEach(async () => (office = await openOffice()));
  const countDone = async () => (await office.ids('done')).length;

  it('is stored before success is said, and done once it is mailed', async () => {
    const unsent = await openOffice({ mailer: undefined });
    await unsent.post(SENT);
    assert.equal((await unsent.ids('pending')).length, 1);

    await office.take(SENT);
    const [record] = await office.records('done');
    assert.deepEqual(record?.values, CONTACT);
    assert.equal(record?.receivedAt, '2026-03-02T08:00:00.000Z');
    assert.equal(record?.delivery.deliveredAt, '2026-03-02T08:00:00.000Z');
    assert.deepEqual(await office.ids('pending'), []);
  });

  it('sent twice is stored once and mailed once', async () => {
    await office.take(SENT);
    const again = await office.take(SENT);
    assert.match(await again.text(), ACCEPTED);
    assert.equal(await countDone(), 1);
    assert.equal((await office.mails()).length, 1);
    assert.match(logs.at(-1) ?? '', /"code":"repeat"/);
  });

  it('sent ten times at once is stored once and mailed once', async () => {
    const mailed: string[] = [];
    office = await openOffice({ mailer: async ({ id }) => void mailed.push(id) });
    const answers = await Promise.all(Array.from({ length: 10 }, () => office.post(SENT)));
    await office.settle();
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.deepEqual([await countDone(), mailed.length], [1, 1]);
  });

  it('whose first attempt was cut short before it was stored is stored once, under the name that was noted', async () => {
    const id = enquiryId({ form: 'contact', submission: SUBMISSION, values: CONTACT });
    const noted = recordOf(id, '2026-03-02T07:59:00Z');
    await office.store.writeName(noted);
    for (const _ of [1, 2]) assert.equal((await office.take(SENT)).status, 200);
    const records = [...(await office.records('pending')), ...(await office.records('done'))];
    assert.deepEqual(
      records.map(({ receivedAt }) => receivedAt),
      [noted.receivedAt],
    );
  });

  it('that is edited and sent again is a new one, and so is each without a submission', async () => {
    await office.take(SENT);
    await office.take({ ...SENT, message: 'And a tax question.' });
    assert.equal(await countDone(), 2);
    for (const _ of [1, 2]) await office.take(CONTACT);
    assert.equal(await countDone(), 4);
  });

  it('waits where production has no mail server, and an error line says so', async () => {
    const production = await openOffice({ context: 'production' });
    assert.equal((await production.take(CONTACT)).status, 200);
    assert.equal((await production.ids('pending')).length, 1);
    assert.match(logs.join('\n'), /SMTP_URL is not set/);
  });

  it('leaves no field in the log', async () => {
    await office.take(CONTACT);
    await office.take({ ...CONTACT, email: 'x' });
    for (const value of Object.values(CONTACT).filter((text) => text !== CONTACT.service)) {
      assert.equal(logs.join('\n').includes(value), false);
    }
  });

  it('by callback form is stored as one', async () => {
    await office.take({ ...CALLBACK, company: 'not asked for', form: 'callback' });
    const [record] = await office.records('done');
    assert.equal(record?.form, 'callback');
    assert.deepEqual(record?.values, { ...byField(() => ''), ...CALLBACK });
  });
});

describe('A form that a machine seems to have sent', () => {
  catchLogs();
  const PAGE = { accept: 'text/html,*/*;q=0.8' };
  const CURL = { accept: '*/*' };
  const LINKS = 'http://a.example https://b.example www.c.example';
  type Post = [title: string, fields: Fields, headers?: Record<string, string>];

  const suspects: [suspicion: string, ...Post][] = [
    ['honeypot', 'with the honeypot filled', { website: 'https://spam.example' }],
    ['too-fast', 'sent after 0 ms', { elapsed: '0' }],
    ['too-fast', 'sent after 2,999 ms', { elapsed: '2999' }],
    ['no-browser', 'by a script without a time', { elapsed: '' }],
    ['no-browser', 'by a script with an unreadable time', { elapsed: 'soon' }],
    ['no-browser', 'by curl without a time', { elapsed: '' }, CURL],
    ['no-browser', 'by curl with a time', { elapsed: '99999' }, CURL],
    ['links', 'with three links', { message: LINKS }],
  ];
  for (const [suspicion, title, fields, headers] of suspects) {
    it(`${title}: is told success, kept as suspect and not mailed`, async () => {
      const office = await openOffice();
      assert.match(await (await office.take({ ...CONTACT, ...fields }, headers)).text(), ACCEPTED);
      assert.deepEqual(
        (await office.records('suspect')).map((record) => record.suspicion),
        [suspicion],
      );
      assert.deepEqual([await office.mails(), await office.ids('pending')], [[], []]);
    });
  }

  const ordinary: Post[] = [
    ['sent after 3,000 ms', { elapsed: '3000' }],
    ['by a browser without script', { elapsed: '' }, PAGE],
    ['with an empty honeypot', { website: '' }],
    ['with two links', { message: LINKS.slice(0, LINKS.lastIndexOf(' ')) }],
  ];
  for (const [title, fields, headers] of ordinary) {
    it(`${title}: is ordinary`, async () => {
      const office = await openOffice();
      await office.take({ ...CONTACT, ...fields }, headers);
      assert.equal((await office.mails()).length, 1);
      assert.deepEqual(await office.ids('suspect'), []);
    });
  }

  const senders: [title: string, ip: (n: number) => string, email: (n: number) => string, held: number][] = [
    ['from three networks', (n) => `203.0.${n}.7`, () => CONTACT.email, 1],
    ['from three e-mail addresses', () => '203.0.113.7', (n) => `a${n}@client.example`, 1],
    ['from one person who tries again', () => '203.0.113.7', () => CONTACT.email, 0],
  ];
  for (const [title, ip, email, held] of senders) {
    it(`with one message ${title} within an hour: ${held} of three is held back`, async () => {
      const office = await openOffice({ senders: createSenderCount() });
      for (const number of [1, 2, 3]) {
        await office.take({ ...CONTACT, email: email(number) }, {}, ip(number));
        office.later({ hours: 0.3 });
      }
      assert.deepEqual(
        (await office.records('suspect')).map(({ suspicion }) => suspicion),
        Array(held).fill('repeated'),
      );
      office.later({ hours: 1 });
      await office.take({ ...CONTACT, email: email(4) }, {}, ip(4));
      assert.equal((await office.ids('done')).length, 4 - held, 'an hour later');
    });
  }
});
