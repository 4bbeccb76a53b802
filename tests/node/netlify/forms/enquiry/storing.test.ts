import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { byField } from '../../../../../lib/enquiry/fields.ts';
import { enquiryId } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { ACCEPTED, CALLBACK, CONTACT, recordOf } from '../../support/forms.ts';
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

  it('sent ten times at once, and again, is stored once and mailed once', async () => {
    const mailed: string[] = [];
    office = await openOffice({ mailer: async ({ id }) => void mailed.push(id) });
    const answers = await Promise.all(Array.from({ length: 10 }, () => office.post(SENT)));
    await office.settle();
    answers.push(await office.take(SENT));
    assert.match(logs.at(-1) ?? '', /"code":"repeat"/);
    for (const answer of answers) assert.match(await answer.text(), ACCEPTED);
    assert.deepEqual([await countDone(), mailed.length], [1, 1]);
  });

  it('whose first attempt was cut short before it was stored is stored once, under the name that was noted', async () => {
    const id = enquiryId({ form: 'contact', submission: SUBMISSION, values: CONTACT });
    const noted = recordOf(id, '2026-03-02T07:59:00Z');
    await office.store.claimName(noted);
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
