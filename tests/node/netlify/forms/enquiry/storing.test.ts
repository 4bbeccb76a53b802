import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { byField } from '../../../../../lib/enquiry/fields.ts';
import { enquiryId, newRecord } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { CALLBACK, CONTACT, type Fields } from '../../support/forms.ts';
import { type Office, openOffice } from '../../support/office.ts';

const SUBMISSION = '6f1c2a52-7c0e-4f37-9d67-0c2a3a0d6e11';

describe('An enquiry', () => {
  const logs = catchLogs();
  let office: Office;
  beforeEach(async () => {
    office = await openOffice();
  });

  it('is stored before success is said, and done once it is mailed', async () => {
    const unsent = await openOffice({ mailer: undefined });
    await unsent.post({ ...CONTACT, submission: SUBMISSION });
    assert.equal((await unsent.records('pending')).length, 1);

    await office.post({ ...CONTACT, submission: SUBMISSION });
    await office.settle();
    const [record] = await office.records('done');
    assert.deepEqual(record?.values, CONTACT);
    assert.equal(record?.receivedAt, '2026-03-02T08:00:00.000Z');
    assert.equal(record?.delivery.deliveredAt, '2026-03-02T08:00:00.000Z');
    assert.deepEqual(await office.records('pending'), []);
  });

  it('sent twice is stored once and mailed once', async () => {
    await office.post({ ...CONTACT, submission: SUBMISSION });
    await office.settle();
    const again = await office.post({ ...CONTACT, submission: SUBMISSION });
    await office.settle();
    assert.deepEqual(await again.json(), { success: true });
    assert.equal((await office.records('done')).length, 1);
    assert.equal((await office.mails()).length, 1);
    assert.match(logs.at(-1) ?? '', /"code":"repeat"/);
  });

  it('sent ten times at once is stored once and mailed once', async () => {
    const mailed: string[] = [];
    const busy = await openOffice({ mailer: async ({ id }) => void mailed.push(id) });
    const posts = Array.from({ length: 10 }, () => busy.post({ ...CONTACT, submission: SUBMISSION }));
    const statuses = (await Promise.all(posts)).map(({ status }) => status);
    await busy.settle();
    assert.deepEqual(new Set(statuses), new Set([200]));
    assert.equal((await busy.records('done')).length, 1);
    assert.equal(mailed.length, 1);
  });

  it('whose first attempt was cut short before it was stored is stored once, under the name that was noted', async () => {
    const values = { ...CONTACT };
    const id = enquiryId({ form: 'contact', submission: SUBMISSION, values });
    const receivedAt = new Date('2026-03-02T07:59:00Z');
    await office.store.writeName(newRecord({ id, form: 'contact', values, suspicion: undefined, receivedAt }));
    for (const _ of [1, 2]) assert.equal((await office.post({ ...CONTACT, submission: SUBMISSION })).status, 200);
    await office.settle();
    const [record, ...others] = [...(await office.records('pending')), ...(await office.records('done'))];
    assert.deepEqual([record?.receivedAt, others], [receivedAt.toISOString(), []]);
  });

  it('that is edited and sent again is a new one', async () => {
    await office.post({ ...CONTACT, submission: SUBMISSION });
    await office.post({ ...CONTACT, submission: SUBMISSION, message: 'And a tax question.' });
    await office.settle();
    assert.equal((await office.records('done')).length, 2);
  });

  it('without a submission is a new one each time', async () => {
    await office.post(CONTACT);
    await office.post(CONTACT);
    await office.settle();
    assert.equal((await office.records('done')).length, 2);
  });

  it('waits where production has no mail server, and an error line says so', async () => {
    const production = await openOffice({ context: 'production' });
    const response = await production.post(CONTACT);
    await production.settle();
    assert.equal(response.status, 200);
    assert.equal((await production.records('pending')).length, 1);
    assert.match(logs.join('\n'), /SMTP_URL is not set/);
  });

  it('leaves no field in the log', async () => {
    await office.post(CONTACT);
    await office.post({ ...CONTACT, email: 'x' });
    await office.settle();
    for (const value of Object.values(CONTACT).filter((text) => text !== CONTACT.service)) {
      assert.equal(logs.join('\n').includes(value), false);
    }
  });

  it('by callback form is stored as one', async () => {
    await office.post({ ...CALLBACK, form: 'callback' });
    await office.settle();
    const [record] = await office.records('done');
    assert.equal(record?.form, 'callback');
    assert.deepEqual(record?.values, { ...byField(() => ''), ...CALLBACK });
  });
});

describe('A form that a machine seems to have sent', () => {
  catchLogs();
  const suspects: { title: string; fields: Fields; suspicion: string }[] = [
    { title: 'with the honeypot filled', fields: { website: 'https://spam.example' }, suspicion: 'honeypot' },
    { title: 'sent after 0 ms', fields: { elapsed: '0' }, suspicion: 'too-fast' },
    { title: 'sent after 2,999 ms', fields: { elapsed: '2999' }, suspicion: 'too-fast' },
  ];
  const ordinary: { title: string; fields: Fields }[] = [
    { title: 'sent after 3,000 ms', fields: { elapsed: '3000' } },
    { title: 'without a time, as without script', fields: {} },
    { title: 'with an empty time', fields: { elapsed: '' } },
    { title: 'with an unreadable time', fields: { elapsed: 'soon' } },
    { title: 'with an empty honeypot', fields: { website: '' } },
  ];

  for (const { title, fields, suspicion } of suspects) {
    it(`${title}: is told success, kept as suspect and not mailed`, async () => {
      const office = await openOffice();
      const response = await office.post({ ...CONTACT, ...fields });
      await office.settle();
      assert.deepEqual(await response.json(), { success: true });
      const records = await office.records('suspect');
      assert.deepEqual(
        records.map((record) => record.suspicion),
        [suspicion],
      );
      assert.deepEqual(await office.mails(), []);
      assert.deepEqual(await office.records('pending'), []);
    });
  }

  for (const { title, fields } of ordinary) {
    it(`${title}: is ordinary`, async () => {
      const office = await openOffice();
      await office.post({ ...CONTACT, ...fields });
      await office.settle();
      assert.equal((await office.mails()).length, 1);
      assert.deepEqual(await office.records('suspect'), []);
    });
  }
});
