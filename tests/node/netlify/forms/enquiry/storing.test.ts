import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { byField } from '../../../../../lib/enquiry/fields.ts';
import { enquiryId } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { ACCEPTED, CALLBACK, CONTACT, recordOf } from '../../support/forms.ts';

const SUBMISSION = '6f1c2a52-7c0e-4f37-9d67-0c2a3a0d6e11';
const SENT = { ...CONTACT, submission: SUBMISSION };

describe('An enquiry', () => {
  const logs = catchLogs();
  let fixture: Fixture;
  beforeEach(async () => (fixture = await openFixture()));
  const countDone = async () => (await fixture.ids('done')).length;

  it('is stored before success is said, and done once it is mailed', async () => {
    const unsent = await openFixture({ mailer: undefined });
    await unsent.post(SENT);
    assert.equal((await unsent.ids('pending')).length, 1);

    await fixture.take(SENT);
    const [record] = await fixture.records('done');
    assert.deepEqual(record?.values, CONTACT);
    assert.equal(record?.receivedAt, '2026-03-02T08:00:00.000Z');
    assert.equal(record?.delivery.deliveredAt, '2026-03-02T08:00:00.000Z');
    assert.deepEqual(await fixture.ids('pending'), []);
  });

  it('sent ten times at once, and again, is stored once and mailed once', async () => {
    const mailed: string[] = [];
    fixture = await openFixture({ mailer: async ({ id }) => void mailed.push(id) });
    const answers = await Promise.all(Array.from({ length: 10 }, () => fixture.post(SENT)));
    await fixture.settle();
    answers.push(await fixture.take(SENT));
    assert.match(logs.at(-1) ?? '', /"code":"repeat"/);
    for (const answer of answers) assert.match(await answer.text(), ACCEPTED);
    assert.deepEqual([await countDone(), mailed.length], [1, 1]);
  });

  it('whose first attempt was cut short before it was stored is stored once, under the name that was noted', async () => {
    const id = enquiryId({ form: 'contact', submission: SUBMISSION, values: CONTACT });
    const noted = recordOf(id, '2026-03-02T07:59:00Z');
    await fixture.store.claimName(noted);
    for (const _ of [1, 2]) assert.equal((await fixture.take(SENT)).status, 200);
    // Autofill has sent it within 3 seconds now: the mark does not make it another.
    assert.equal((await fixture.take({ ...SENT, elapsed: '1000' })).status, 200);
    const records = [...(await fixture.records('pending')), ...(await fixture.records('done'))];
    assert.deepEqual(
      records.map(({ receivedAt }) => receivedAt),
      [noted.receivedAt],
    );
  });

  it('that is edited and sent again is a new one, and so is each without a submission', async () => {
    await fixture.take(SENT);
    await fixture.take({ ...SENT, message: 'And a tax question.' });
    assert.equal(await countDone(), 2);
    for (const _ of [1, 2]) await fixture.take(CONTACT);
    assert.equal(await countDone(), 4);
  });

  it('waits where production has no mail server, and an error line says so', async () => {
    const production = await openFixture({ context: 'production' });
    assert.equal((await production.take(CONTACT)).status, 200);
    assert.equal((await production.ids('pending')).length, 1);
    assert.match(logs.join('\n'), /SMTP_URL is not set/);
  });

  it('leaves no field in the log', async () => {
    await fixture.take(CONTACT);
    await fixture.take({ ...CONTACT, email: 'x' });
    for (const value of Object.values(CONTACT).filter((text) => text !== CONTACT.service)) {
      assert.equal(logs.join('\n').includes(value), false);
    }
  });

  it('by callback form is stored as one', async () => {
    await fixture.take({ ...CALLBACK, company: 'not asked for', form: 'callback' });
    const [record] = await fixture.records('done');
    assert.equal(record?.form, 'callback');
    assert.deepEqual(record?.values, { ...byField(() => ''), ...CALLBACK });
  });
});
