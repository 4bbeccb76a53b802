import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { byField } from '../../../../../lib/enquiry/fields.ts';
import { enquiryId } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { firm } from '../../../../../netlify/forms/runtime/firm.ts';
import { assertEach } from '../../../../support/cases.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { type Fixture, openFixture, type StoreCall } from '../../support/enquiryFixture.ts';
import { ACCEPTED, CALLBACK, CONTACT, recordOf } from '../../support/forms.ts';

const SUBMISSION = '6f1c2a52-7c0e-4f37-9d67-0c2a3a0d6e11';
const SENT = { ...CONTACT, submission: SUBMISSION };
const refuse = () => Promise.reject(new Error('refused'));

describe('An enquiry', () => {
  const logs = catchLogs();
  let fixture: Fixture;
  beforeEach(() => {
    fixture = openFixture();
  });

  it('is stored before success is said, and done once it is mailed', async () => {
    fixture.send = undefined;
    await fixture.post(SENT);
    assert.equal(fixture.ids('pending').length, 1);

    fixture = openFixture();
    await fixture.take(SENT);
    const [record] = fixture.records('done');
    assert.deepEqual(record?.values, CONTACT);
    assert.equal(record?.receivedAt, '2026-03-02T08:00:00.000Z');
    assert.equal(record?.delivery.deliveredAt, '2026-03-02T08:00:00.000Z');
    assert.deepEqual(fixture.ids('pending'), []);
  });

  it('sent ten times at once, and again, is stored once and mailed once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => fixture.post(SENT)));
    await fixture.settle();
    answers.push(await fixture.take(SENT));
    assert.match(logs.at(-1) ?? '', /"code":"repeat"/);
    for (const answer of answers) assert.match(await answer.text(), ACCEPTED);
    assert.deepEqual(fixture.mailed(), fixture.ids('done'));
    assert.equal(fixture.mails.length, 1);
  });

  it('whose first attempt was cut short before it was stored is stored once, under the name that was noted', async () => {
    const id = enquiryId({ form: 'contact', submission: SUBMISSION, values: CONTACT });
    const noted = recordOf(id, '2026-03-02T07:59:00Z');
    await fixture.store.claimName(noted);
    for (const _ of [1, 2]) assert.equal((await fixture.take(SENT)).status, 200);
    // Autofill has sent it within 3 seconds now: the mark does not make it another.
    assert.equal((await fixture.take({ ...SENT, elapsed: '1000' })).status, 200);
    const records = [...fixture.records('pending'), ...fixture.records('done')];
    assert.deepEqual(
      records.map(({ receivedAt }) => receivedAt),
      [noted.receivedAt],
    );
  });

  it('that is edited and sent again is a new one, and so is each without a submission', async () => {
    for (const fields of [SENT, { ...SENT, message: 'And a tax question.' }, CONTACT, CONTACT])
      await fixture.take(fields);
    assert.equal(fixture.ids('done').length, 4);
  });

  it('waits where production has no mail server, and an error line says so', async () => {
    const production = openFixture({ context: 'production' });
    assert.equal((await production.take(CONTACT)).status, 200);
    assert.equal(production.ids('pending').length, 1);
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
    const [record] = fixture.records('done');
    assert.equal(record?.form, 'callback');
    assert.deepEqual(record?.values, { ...byField(() => ''), ...CALLBACK });
  });
});

describe('With the store down', () => {
  const logs = catchLogs();
  let fixture: Fixture;
  beforeEach(() => {
    fixture = openFixture({ env: { RATE_LIMIT: '1' } });
    fixture.stopStore();
  });

  it('and mail up, the enquiry is mailed at once and success is true', async () => {
    const response = await fixture.post(CONTACT);
    assert.match(await response.text(), ACCEPTED);
    assert.equal(fixture.mails.length, 1);
    assert.match(logs.join('\n'), /"event":"store"/);
  });

  it('and mail down, 503 says how else to reach the office, and trying again is not too often', async () => {
    fixture.send = refuse;
    for (const _ of ['first', 'again']) {
      const response = await fixture.post(CONTACT);
      assert.equal(response.status, 503);
      const { success, message } = await response.json();
      assert.equal(success, false);
      assert.ok(message.startsWith('We could not take your message just now. Please call us or send an e-mail.'));
      assert.ok(message.includes(firm.phone) && message.includes(firm.email));
    }
    const page = await fixture.post(CONTACT, { accept: 'text/html' });
    assert.equal(page.status, 503);
    assert.ok((await page.text()).includes('When can you start?</textarea>'), 'a page gives the typed text back');
  });
});

/** Every store call of accepting and delivering one enquiry. */
const CALLS: readonly (StoreCall | 'any')[] = [
  'get ids',
  'set ids',
  'set pending',
  'list done',
  'get done',
  'set done',
  'delete pending',
  'any',
];

describe('With a fault of the store', () => {
  catchLogs();

  type Trial = { call: StoreCall | 'any'; fault: 'fails' | 'loses its answer'; isMailDown: boolean };

  async function assertNothingIsLost({ call, fault, isMailDown }: Trial): Promise<void> {
    const fixture = openFixture();
    const collect = fixture.send;
    if (isMailDown) fixture.send = refuse;
    fixture.blobs.onCall = (made) => {
      if (call !== 'any' && made !== call) return undefined;
      if (fault === 'fails') throw new Error('down');
      return 'after';
    };
    const { status } = await fixture.post(SENT);
    await fixture.settle();
    const kept = [...fixture.ids('pending'), ...fixture.ids('done'), ...fixture.mailed()];

    fixture.send = collect;
    fixture.blobs.onCall = () => undefined;
    for (const _ of ['first run', 'second run']) {
      fixture.later({ hours: 7 });
      await redeliverPending(fixture);
    }
    assert.deepEqual(fixture.ids('pending'), []);
    assert.ok(status === 200 || (isMailDown && status === 503), `answered ${status}`);
    if (status === 200) assert.ok(kept.length > 0, 'success without a copy anywhere');
    if (status === 200) assert.ok(fixture.mails.length > 0, 'never delivered');
    assert.ok(new Set(fixture.mailed()).size <= 1, 'one id, so one Message-ID');
    // A delivery that could not be recorded is repeated under the same id; everything else arrives once.
    const isUnnoted = call === 'any' || call === 'set done' || (call.startsWith('set') && fault !== 'fails');
    if (!isUnnoted) assert.ok(fixture.mails.length <= 1, `mailed ${fixture.mails.length} times`);
  }

  for (const fault of ['fails', 'loses its answer'] as const) {
    it(`that ${fault} at any call, with mail up or down, nothing is lost`, () =>
      assertEach(
        CALLS.flatMap((call) => [true, false].map((isMailDown): Trial => ({ call, fault, isMailDown }))),
        assertNothingIsLost,
      ));
  }
});
