import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { eraseExpired } from '../../../../netlify/forms/enquiry/eraseExpired.ts';
import { redeliverPending } from '../../../../netlify/forms/enquiry/redeliverPending.ts';
import { reportHealth } from '../../../../netlify/forms/monitoring/health.ts';
import { type Fixture, openFixture } from '../support/enquiryFixture.ts';
import { ACCEPTED, CALLBACK, CONTACT, type Fields, logs, recordOf } from '../support/forms.ts';
import { startMailServer } from '../support/mailServer.ts';

describe('the health report', () => {
  let fixture: Fixture;
  beforeEach(() => {
    fixture = openFixture({ context: 'production', env: { SMTP_URL: 'smtp://office:hush@mail.own.example' } });
    fixture.breakMail();
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

  it('says that all is well, even while an enquiry waits for a retry, and shows no setting', async () => {
    await waitFor(59);
    const response = await ask();
    assert.equal(response.status, 200);
    const report = { ok: true, store: 'ok', waiting: 'none over an hour', schedule: 'runs', mail: 'smtp' };
    assert.deepEqual(await response.json(), report);
  });

  const broken: [title: string, cause: () => unknown, part: string, state: string][] = [
    ['mail cannot be sent', () => (fixture = openFixture({ context: 'production' })), 'mail', 'not set'],
    ['the store does not answer', () => fixture.stopStore(), 'store', 'unreachable'],
    ['an enquiry has waited for over an hour', () => waitFor(61), 'waiting', 'over an hour'],
    ['delivery has stopped', () => askAfter(2).then(() => eraseExpired(fixture)), 'schedule', 'redelivery has stopped'],
    [
      'retention has stopped',
      () => askAfter(25).then(() => redeliverPending(fixture)),
      'schedule',
      'retention has stopped',
    ],
  ];
  for (const [title, cause, part, state] of broken) {
    it(`is 503 if ${title}`, async () => {
      await cause();
      const response = await ask();
      assert.equal(response.status, 503);
      assert.partialDeepStrictEqual(await response.json(), { ok: false, [part]: state });
    });
  }

  it('does not complain about a new site whose schedule has not run yet', async () => {
    await askAfter(0.9);
    assert.equal((await ask()).status, 200);
  });

  it('only answers GET requests to its public URL', async () => {
    assert.equal((await ask('POST')).status, 405);
    assert.equal((await ask('GET', '/.netlify/functions/health')).status, 404);
  });
});

describe("a monitor's test enquiry", () => {
  const TOKEN = 'monitor-'.repeat(4);

  const openWith = (env: Record<string, string | undefined> = {}, context = 'dev') =>
    openFixture({ env: { PROBE_TOKEN: TOKEN, ...env }, context });
  const probe = (fixture: Fixture, fields: Fields = CONTACT, token = TOKEN) =>
    fixture.take(fields, { 'x-probe-token': token });
  const assertNothingIsLeft = ({ ids, mails }: Fixture) =>
    assert.deepEqual([...ids('pending'), ...ids('done'), ...mails], []);

  it('is validated and answered like any other, but leaves nothing for staff', async () => {
    const fixture = openWith();
    for (const fields of [CONTACT, { ...CALLBACK, form: 'callback' }]) {
      assert.match(await (await probe(fixture, fields)).text(), ACCEPTED);
    }
    assert.match(logs.at(-1) ?? '', /"code":"probe"/);
    assert.equal((await probe(fixture, { ...CONTACT, email: 'nobody' })).status, 400);
    assertNothingIsLeft(fixture);
  });

  it('never becomes an enquiry, even if the token is wrong, not set or too short', async () => {
    const wrong = { another: TOKEN, '': TOKEN, [TOKEN]: undefined, short: 'short' };
    for (const [sent, set] of Object.entries(wrong)) {
      const fixture = openWith({ PROBE_TOKEN: set });
      assert.equal((await probe(fixture, CONTACT, sent)).status, 403, sent);
      assertNothingIsLeft(fixture);
    }
  });

  it('fails if the store is down or no mail server is set', async () => {
    const fixture = openWith();
    fixture.stopStore();
    assert.equal((await probe(fixture)).status, 503);
    assert.equal((await probe(openWith({}, 'production'))).status, 503);
  });

  it('logs in to the mail server without sending, and fails if the login fails', async () => {
    const server = await startMailServer({ password: 'right' });
    const statusAt = async (url: string) => (await probe(openWith({ SMTP_URL: url }, 'production'))).status;
    assert.equal(await statusAt(server.url), 200);
    assert.equal(await statusAt(server.url.replace('right', 'wrong')), 503);
    assert.deepEqual(server.messages, []);
    await server.stop();
    assert.equal(await statusAt(server.url), 503);
  });
});
