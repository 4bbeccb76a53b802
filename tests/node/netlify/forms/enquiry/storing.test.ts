import assert from 'node:assert/strict';
import { beforeEach, describe, it, type TestContext } from 'node:test';
import { byField } from '../../../../../lib/enquiry/fields.ts';
import { enquiryId } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { createStoreFetch, openBlobs, writeNew } from '../../../../../netlify/forms/runtime/blobs.ts';
import { entryName } from '../../../../../netlify/forms/runtime/entryName.ts';
import { firm } from '../../../../../netlify/forms/runtime/firm.ts';
import { assertEach } from '../../../../support/cases.ts';
import { type Fixture, openFixture, type StoreCall } from '../../support/enquiryFixture.ts';
import { ACCEPTED, CALLBACK, CONTACT, logs, recordOf } from '../../support/forms.ts';

const SUBMISSION = '6f1c2a52-7c0e-4f37-9d67-0c2a3a0d6e11';
const SENT = { ...CONTACT, submission: SUBMISSION };

let fixture: Fixture;

describe('an enquiry', () => {
  beforeEach(() => (fixture = openFixture()));

  it('is stored before success is reported, and done once it is mailed', async () => {
    fixture.send = undefined;
    await fixture.post(SENT);
    assert.equal(fixture.ids('pending').length, 1);

    fixture = openFixture();
    await fixture.take(SENT);
    const at = '2026-03-02T08:00:00.000Z';
    const record = { values: CONTACT, receivedAt: at, delivery: { deliveredAt: at } };
    assert.partialDeepStrictEqual(fixture.records('done'), [record]);
    assert.deepEqual(fixture.ids('pending'), []);
  });

  it('sent ten times in parallel and once more is stored and mailed once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => fixture.post(SENT)));
    await fixture.settle();
    answers.push(await fixture.take(SENT));
    assert.match(logs.at(-1) ?? '', /"code":"repeat"/);
    for (const answer of answers) assert.match(await answer.text(), ACCEPTED);
    assert.deepEqual(fixture.mailed(), fixture.ids('done'));
    assert.equal(fixture.mails.length, 1);
  });

  it('whose first attempt ended before it was stored is stored once, under the recorded name', async () => {
    const id = enquiryId({ form: 'contact', submission: SUBMISSION, values: CONTACT });
    const noted = recordOf(id, '2026-03-02T07:59:00Z');
    await fixture.store.claimName(noted);
    for (const _ of [1, 2]) assert.equal((await fixture.take(SENT)).status, 200);
    // This time, autofill has sent it within 3 seconds: the mark as suspicious does not make it a different enquiry.
    assert.equal((await fixture.take({ ...SENT, elapsed: '1000' })).status, 200);
    const [record, ...others] = [...fixture.records('pending'), ...fixture.records('done')];
    assert.deepEqual([record?.receivedAt, others], [noted.receivedAt, []]);
  });

  it('sent again during delivery of the first copy is stored once', async () => {
    fixture.send = undefined;
    await fixture.post(SENT);
    const { texts } = fixture.blobs;
    let looks = 0;
    fixture.blobs.onCall = (call) => {
      looks += Number(/ (pending|done)$/.test(call));
      const waiting = [...texts].filter(([key]) => looks === 2 && key.startsWith('pending/'));
      for (const [key, text] of waiting) {
        texts.set(key.replace('pending', 'done'), text);
        texts.delete(key);
      }
      return undefined;
    };
    await fixture.post(SENT);
    assert.equal([...fixture.ids('pending'), ...fixture.ids('done')].length, 1);
  });

  it('is a new one after an edit, or without a submission', async () => {
    for (const fields of [SENT, { ...SENT, message: 'And a tax question.' }, CONTACT, CONTACT])
      await fixture.take(fields);
    assert.equal(fixture.ids('done').length, 4);
  });

  it('waits if production has no mail server, and this is logged as an error', async () => {
    const production = openFixture({ context: 'production' });
    const { status } = await production.take(CONTACT);
    assert.deepEqual([status, production.ids('pending').length], [200, 1]);
    assert.match(logs.join('\n'), /SMTP_URL is not set/);
  });

  it('never has its fields in the log', async () => {
    await fixture.take(CONTACT);
    await fixture.take({ ...CONTACT, email: 'x' });
    for (const value of Object.values(CONTACT).filter((text) => text !== '' && text !== CONTACT.service)) {
      assert.equal(logs.join('\n').includes(value), false);
    }
  });

  it('from the callback form is stored as a callback', async () => {
    await fixture.take({ ...CALLBACK, company: 'not asked for', form: 'callback' });
    const [record] = fixture.records('done');
    assert.equal(record?.form, 'callback');
    assert.deepEqual(record?.values, { ...byField(() => ''), ...CALLBACK });
  });
});

describe('with the store down', () => {
  beforeEach(() => {
    fixture = openFixture({ env: { RATE_LIMIT: '1' } });
    fixture.stopStore();
  });

  it('and mail up, the enquiry is mailed at once and accepted', async () => {
    const response = await fixture.post(CONTACT);
    assert.match(await response.text(), ACCEPTED);
    assert.equal(fixture.mails.length, 1);
    assert.match(logs.join('\n'), /"event":"store"/);
  });

  it('and mail down, the 503 gives other ways to reach the office, and a retry is not rate-limited', async () => {
    fixture.breakMail();
    for (const _ of ['first', 'again']) {
      const response = await fixture.post(CONTACT);
      const { success, message } = await response.json();
      assert.deepEqual([response.status, success], [503, false]);
      assert.ok(message.startsWith('We could not take your message just now. Please call us or send an e-mail.'));
      assert.ok(message.includes(firm.phone) && message.includes(firm.email));
    }
    const page = await fixture.post(CONTACT, { accept: 'text/html' });
    assert.equal(page.status, 503);
    assert.ok((await page.text()).includes('When can you start?</textarea>'), 'a page gives the typed text back');
  });
});

/** Every store call made while accepting and delivering one enquiry. */
const CALLS: readonly (StoreCall | 'any')[] = [
  ...(['get ids', 'set ids', 'set pending', 'list done', 'get done', 'set done', 'delete pending'] as const),
  'any',
];

describe('with a store fault', () => {
  type Trial = { call: StoreCall | 'any'; fault: 'fails' | 'loses its answer'; isMailDown: boolean };

  async function assertNothingIsLost({ call, fault, isMailDown }: Trial): Promise<void> {
    const fixture = openFixture();
    const mend = isMailDown ? fixture.breakMail() : undefined;
    fixture.blobs.onCall = (made) => {
      if (call !== 'any' && made !== call) return undefined;
      if (fault === 'fails') throw new Error('down');
      return 'after';
    };
    const { status } = await fixture.post(SENT);
    await fixture.settle();
    const kept = [...fixture.ids('pending'), ...fixture.ids('done'), ...fixture.mailed()];

    mend?.();
    fixture.blobs.onCall = () => undefined;
    for (const _ of ['first run', 'second run']) {
      fixture.later({ hours: 7 });
      await redeliverPending(fixture);
    }
    assert.deepEqual(fixture.ids('pending'), []);
    assert.ok(status === 200 || (isMailDown && status === 503), `answered ${status}`);
    if (status === 200) assert.ok(kept.length > 0 && fixture.mails.length > 0, 'no copy anywhere, or never delivered');
    assert.ok(new Set(fixture.mailed()).size <= 1, 'one id, so one Message-ID');
    // A delivery that could not be recorded is repeated under the same ID; everything else is mailed only once.
    const isUnnoted = call === 'any' || call === 'set done' || (call.startsWith('set') && fault !== 'fails');
    if (!isUnnoted) assert.ok(fixture.mails.length <= 1, `mailed ${fixture.mails.length} times`);
  }

  for (const fault of ['fails', 'loses its answer'] as const) {
    it(`that ${fault} in any call, with mail up or down, no enquiry is lost`, () =>
      assertEach(
        CALLS.flatMap((call) => [true, false].map((isMailDown): Trial => ({ call, fault, isMailDown }))),
        assertNothingIsLost,
      ));
  }
});

describe('enquiries in the store', () => {
  beforeEach(() => (fixture = openFixture()));

  const record = recordOf('a'.repeat(64), '2026-03-02T08:05:09.007Z');
  const entry = entryName(record);
  const key = `pending/${entry}`;

  it('are listed by age, and from one time up to another', async () => {
    const { store } = fixture;
    const newer = ['2026-03-02T08:00:00.001Z', '2026-02-27T09:00:00Z', '2026-03-02T08:00:00Z'];
    const times = [...newer, '2025-12-31T23:59:59Z', '2026-02-28T00:00:00Z', '2025-12-30T23:59:59Z'];
    for (const [index, time] of times.entries()) await store.write('done', recordOf(`id${index}`, time));
    const ids = (names: string[]) => names.map((name) => name.slice(-1)).join('');
    assert.equal(ids(await store.listNames('done')), '531420');
    assert.equal(ids(await store.listBetween('done', '2025-12-31T23:59:59.000Z', '2026-02-28T00:00:00.000Z')), '31');
    assert.equal(ids(await store.listBetween('done', '', '2026-03-02T08:00:00.001Z')), '53142');
  });

  it('are found by the ID under which they were first stored, and notes by name', async () => {
    const { store } = fixture;
    assert.deepEqual([await store.claimName(record), await store.claimName(record)], [true, false]);
    assert.equal(await store.findName(record.id), entry);
    await store.erase(entry);
    assert.equal(await store.findName(record.id), undefined);
    for (const text of ['one', 'two']) await store.writeNote('last-alert', text);
    assert.deepEqual([await store.readNote('last-alert'), await store.readNote('other')], ['two', undefined]);
  });

  it('of an older site get missing fields as empty, and those of a newer site keep unknown fields', async () => {
    const { company: _, ...values } = record.values;
    const strange = { ...record, channel: 'fair', values: { ...values, country: 'Tanzania' } };
    const { blobs, store } = fixture;
    await blobs.set(key, JSON.stringify(strange));
    const found = await store.read('pending', entry);
    assert.ok(found && found !== 'damaged');
    assert.equal(found.values.company, '');
    await store.write('pending', found);
    const kept = { ...strange, values: { ...strange.values, company: '' } };
    assert.deepEqual(JSON.parse(blobs.texts.get(key) ?? ''), kept);
  });

  it('only count as written if the stored text matches', async () => {
    const set = async () => ({ modified: true, etag: '' });
    const holding = (text: string | null) => ({ ...fixture.blobs, set, get: async () => text });
    assert.equal(await writeNew(holding('mine'), 'key', 'mine'), true);
    assert.equal(await writeNew(holding('theirs'), 'key', 'mine'), false);
    await assert.rejects(writeNew(holding(null), 'key', 'mine'));
  });
});

/** Makes the store respond with these statuses in order; returns a function that counts the calls. */
function answerWith({ mock }: TestContext, ...statuses: number[]): () => number {
  // Only one mock at a time, because nested mocks would not all be restored.
  mock.restoreAll();
  const answers = statuses.values();
  const store = mock.method(globalThis, 'fetch', async () => new Response('text', { status: answers.next().value }));
  return () => store.mock.callCount();
}

const call = (totalMs = 6_000) => createStoreFetch(totalMs)('http://127.0.0.1/store');

function assertGivenUp(response: Response, why: string): void {
  // A status that the client does not retry.
  assert.equal(response.status, 424);
  assert.equal(response.headers.get('x-nf-error'), why);
}

describe('a call to the store', () => {
  it('is retried after 429 and 503, but only once', async (context) => {
    for (const status of [429, 503]) {
      const calls = answerWith(context, status, 200);
      const response = await call();
      assert.deepEqual([response.status, await response.text(), calls()], [200, 'text', 2]);
      answerWith(context, status, status, 200);
      assertGivenUp(await call(), `status ${status}`);
    }
  });

  it('is not retried after 403, and not started after the total time limit', async (context) => {
    const calls = answerWith(context, 403, 200);
    assert.deepEqual([(await call()).status, calls()], [403, 1]);
    assertGivenUp(await call(0), 'TimeoutError');
    assert.equal(calls(), 1);
  });

  it('without a response is abandoned after 3 seconds, twice, or at the total time limit', async ({ mock }) => {
    const limits: number[] = [];
    mock.method(AbortSignal, 'timeout', (ms: number) => {
      limits.push(ms);
      return AbortSignal.abort(new DOMException('', 'TimeoutError'));
    });
    mock.method(globalThis, 'fetch', async (_: unknown, { signal }: { signal: AbortSignal }) =>
      signal.throwIfAborted(),
    );
    assertGivenUp(await call(), 'TimeoutError');
    assertGivenUp(await call(1_000), 'TimeoutError');
    const [first, second, third = 0, fourth = 0] = limits;
    assert.deepEqual([first, second], [3_000, 3_000]);
    assert.ok(third <= 1_000 && fourth <= 850, limits.join());
  });

  it('is retried if the response breaks off', async ({ mock }) => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
    const answers = [new Response(broken), new Response('whole')];
    mock.method(globalThis, 'fetch', async () => answers.shift() ?? assert.fail());
    assert.equal(await (await call()).text(), 'whole');
  });

  it('makes the client throw if it fails', async (context) => {
    context.mock.method(globalThis, 'fetch', async () => new Response('', { status: 503 }));
    const blobs = { siteID: 'x', token: 'x', edgeURL: 'http://127.0.0.1', uncachedEdgeURL: 'http://127.0.0.1' };
    const store = openBlobs('enquiries', { context: 'dev', totalMs: 1_000, blobs });
    await assert.rejects(store.set('a', 'text'));
    await assert.rejects(store.get('a', { type: 'text' }));
    await assert.rejects(store.delete('a'));
    await assert.rejects(store.list({ prefix: '' }));
    await assert.rejects(writeNew(store, 'a', 'text'));
  });
});
