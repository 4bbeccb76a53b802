import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { eraseExpired } from '../../../../netlify/forms/enquiry/eraseExpired.ts';
import { redeliverPending } from '../../../../netlify/forms/enquiry/redeliverPending.ts';
import { reportHealth } from '../../../../netlify/forms/monitoring/health.ts';
import { type Fixture, openFixture } from '../support/enquiryFixture.ts';
import { ACCEPTED, CALLBACK, CONTACT, type Fields, logs, recordOf } from '../support/forms.ts';
import { startMailServer } from '../support/mailServer.ts';

describe('The report for a monitor', () => {
  let fixture: Fixture;
  beforeEach(() => {
    fixture = openFixture({ context: 'production', env: { SMTP_URL: 'smtp://office:hush@mail.own.example' } });
    fixture.send = () => Promise.reject(new Error('down'));
  });

  const ask = (method = 'GET', path = '/health') =>
    reportHealth(new Request(`https://www.firm.example${path}`, { method }), fixture);
  const waitFor = async (minutes: number) => {
    await fixture.put('pending', recordOf('late', new Date(fixture.now().getTime() - minutes * 60_000)));
    await redeliverPending(fixture);
  };
  const askAfter = async (hours: number) => {
    await ask();
    fixture.later({ hours });
  };

  it('says that all is well, also while an enquiry waits for its next try, and no value of a setting', async () => {
    await waitFor(59);
    const response = await ask();
    assert.equal(response.status, 200);
    const report = { ok: true, store: 'ok', waiting: 'none over an hour', schedule: 'runs', mail: 'smtp' };
    assert.deepEqual(await response.json(), report);
  });

  const broken: [title: string, cause: () => unknown, part: string, state: string][] = [
    ['no mail can leave', () => (fixture = openFixture({ context: 'production' })), 'mail', 'not set'],
    ['the store does not answer', () => fixture.stopStore(), 'store', 'unreachable'],
    ['an enquiry has waited for over an hour', () => waitFor(61), 'waiting', 'over an hour'],
    ['nothing delivers', () => askAfter(2).then(() => eraseExpired(fixture)), 'schedule', 'redelivery has stopped'],
    ['nothing erases', () => askAfter(25).then(() => redeliverPending(fixture)), 'schedule', 'retention has stopped'],
  ];
  for (const [title, cause, part, state] of broken) {
    it(`is 503 where ${title}`, async () => {
      await cause();
      const response = await ask();
      assert.equal(response.status, 503);
      assert.partialDeepStrictEqual(await response.json(), { ok: false, [part]: state });
    });
  }

  it('says nothing of a new site whose schedule has not run yet', async () => {
    await askAfter(0.9);
    assert.equal((await ask()).status, 200);
  });

  it('is there for questions only, and not past the rewrite', async () => {
    assert.equal((await ask('POST')).status, 405);
    assert.equal((await ask('GET', '/.netlify/functions/health')).status, 404);
  });
});

describe("A monitor's enquiry", () => {
  const TOKEN = 'monitor-'.repeat(4);

  const openWith = (env: Record<string, string | undefined> = {}, context = 'dev') =>
    openFixture({ env: { PROBE_TOKEN: TOKEN, ...env }, context });
  const probe = (fixture: Fixture, fields: Fields = CONTACT, token = TOKEN) =>
    fixture.take(fields, { 'x-probe-token': token });
  const assertNothingIsLeft = ({ ids, mails }: Fixture) =>
    assert.deepEqual([...ids('pending'), ...ids('done'), ...mails], []);

  it('is validated and answered like any other, and leaves nothing that staff see', async () => {
    const fixture = openWith();
    for (const fields of [CONTACT, { ...CALLBACK, form: 'callback' }]) {
      assert.match(await (await probe(fixture, fields)).text(), ACCEPTED);
    }
    assert.match(logs.at(-1) ?? '', /"code":"probe"/);
    assert.equal((await probe(fixture, { ...CONTACT, email: 'nobody' })).status, 400);
    assertNothingIsLeft(fixture);
  });

  it('never becomes an enquiry with a token that is wrong, not set or too short', async () => {
    const wrong = { another: TOKEN, '': TOKEN, [TOKEN]: undefined, short: 'short' };
    for (const [sent, set] of Object.entries(wrong)) {
      const fixture = openWith({ PROBE_TOKEN: set });
      assert.equal((await probe(fixture, CONTACT, sent)).status, 403, sent);
      assertNothingIsLeft(fixture);
    }
  });

  it('fails where the store is down, or no mail server is set', async () => {
    const fixture = openWith();
    fixture.stopStore();
    assert.equal((await probe(fixture)).status, 503);
    assert.equal((await probe(openWith({}, 'production'))).status, 503);
  });

  it('logs in to the mail server, sends nothing, and fails where that fails', async () => {
    const server = await startMailServer({ password: 'right' });
    const statusAt = async (url: string) => (await probe(openWith({ SMTP_URL: url }, 'production'))).status;
    assert.equal(await statusAt(server.url), 200);
    assert.equal(await statusAt(server.url.replace('right', 'wrong')), 503);
    assert.deepEqual(server.messages, []);
    await server.stop();
    assert.equal(await statusAt(server.url), 503);
  });
});
