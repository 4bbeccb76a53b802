import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eraseExpired } from '../../../../../netlify/forms/enquiry/eraseExpired.ts';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { reportHealth } from '../../../../../netlify/forms/health/reportHealth.ts';
import { readSettings } from '../../../../../netlify/forms/runtime/settings.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { type Fixture, type FixtureOptions, openFixture } from '../../support/enquiryFixture.ts';
import { ACCEPTED, CALLBACK, CONTACT, type Fields, NO_LIMIT, recordOf } from '../../support/forms.ts';
import { startMailServer } from '../../support/mailServer.ts';

const SECRETS = { SMTP_URL: 'smtp://office:hush@mail.own.example' };
const TOKEN = 'monitor-'.repeat(4);

type Question = {
  env?: Partial<typeof SECRETS>;
  path?: string;
  method?: string;
  isStoreDown?: boolean;
  /** Minutes that an enquiry has waited. */
  waits?: number;
  /** Hours since the first report, in which redelivery and retention have or have not run. */
  silent?: { hours: number; has?: 'redelivery' | 'retention' };
};

describe('The report for a monitor', () => {
  catchLogs();

  /** Returns the report of a published site with the fixture's store. */
  async function ask(question: Question = {}) {
    const { env = SECRETS, path = '/health', method = 'GET', isStoreDown, waits, silent } = question;
    const { now, later, store, openStore, stopStore } = await openFixture();
    const settings = readSettings(env, 'production');
    const tools = { openStore, settings, now };
    const report = () => reportHealth(new Request(`http://127.0.0.1:1${path}`, { method }), tools);
    const fail = () => Promise.reject(new Error('down'));
    const redeliver = () => redeliverPending({ store, mailer: fail, now, mailsAnHour: NO_LIMIT, sendAlert: undefined });
    if (waits) await store.write('pending', recordOf('late', new Date(now().getTime() - waits * 60_000), {}));
    if (waits) await redeliver();
    if (silent) {
      await report();
      later({ hours: silent.hours });
      if (silent.has === 'redelivery') await redeliver();
      if (silent.has === 'retention') await eraseExpired({ store, now, isOver: () => false });
    }
    if (isStoreDown) await stopStore();
    return report();
  }

  it('says that all is well, also while an enquiry waits for its next try, and no value of a setting', async () => {
    const response = await ask({ waits: 59 });
    assert.equal(response.status, 200);
    const fine = { ok: true, store: 'ok', waiting: 'none over an hour', schedule: 'runs' };
    const report = { ...fine, mail: 'smtp', build: null };
    assert.deepEqual(await response.json(), report);
  });

  const broken: [title: string, question: Question, part: string, state: string][] = [
    ['no mail can leave', { env: {} }, 'mail', 'not set'],
    ['the store does not answer', { isStoreDown: true }, 'store', 'unreachable'],
    ['an enquiry has waited for over an hour', { waits: 61 }, 'waiting', 'over an hour'],
    ['nothing delivers any more', { silent: { hours: 2, has: 'retention' } }, 'schedule', 'redelivery has stopped'],
    ['nothing erases any more', { silent: { hours: 25, has: 'redelivery' } }, 'schedule', 'retention has stopped'],
  ];
  for (const [title, question, part, state] of broken) {
    it(`is 503 where ${title}`, async () => {
      const response = await ask(question);
      const report = await response.json();
      assert.deepEqual([response.status, report.ok, report[part]], [503, false, state]);
    });
  }

  it('says nothing of a new site whose schedule has not run yet', async () => {
    assert.equal((await ask({ silent: { hours: 0.9 } })).status, 200);
  });

  it('is there for questions only, and not past the rewrite', async () => {
    assert.equal((await ask({ method: 'POST' })).status, 405);
    assert.equal((await ask({ path: '/.netlify/functions/health' })).status, 404);
  });
});

describe("A monitor's enquiry", () => {
  const logs = catchLogs();

  const openWith = (env: FixtureOptions['env'] = {}, context = 'dev') =>
    openFixture({ env: { PROBE_TOKEN: TOKEN, ...env }, context });
  const probe = (fixture: Fixture, fields: Fields = CONTACT, token = TOKEN) =>
    fixture.take(fields, { 'x-probe-token': token });
  const statusOf = async (fixture: Fixture) => (await probe(fixture)).status;
  async function assertNothingIsLeft({ ids, mails }: Fixture): Promise<void> {
    const left = [await ids('pending'), await ids('done'), await mails()];
    assert.deepEqual(left.flat(), []);
  }

  it('is validated and answered like any other, and leaves nothing that staff see', async () => {
    const fixture = await openWith();
    for (const fields of [CONTACT, { ...CALLBACK, form: 'callback' }]) {
      const response = await probe(fixture, fields);
      assert.match(await response.text(), ACCEPTED);
    }
    assert.match(logs.at(-1) ?? '', /"code":"probe"/);
    assert.equal((await probe(fixture, { ...CONTACT, email: 'nobody' })).status, 400);
    await assertNothingIsLeft(fixture);
  });

  it('never becomes an enquiry where its token is out of date, or none is set', async () => {
    for (const [set, sent] of [
      [TOKEN, 'another'],
      [TOKEN, ''],
      [undefined, TOKEN],
      ['short', 'short'],
    ] as const) {
      const fixture = await openWith({ PROBE_TOKEN: set });
      assert.equal((await probe(fixture, CONTACT, sent)).status, 403);
      await assertNothingIsLeft(fixture);
    }
  });

  it('fails where the store is down, or no mail server is set', async () => {
    const fixture = await openWith();
    await fixture.stopStore();
    assert.equal(await statusOf(fixture), 503);
    assert.equal(await statusOf(await openWith({}, 'production')), 503);
  });

  it('logs in to the mail server, sends nothing, and fails where that fails', async () => {
    const server = await startMailServer({ password: 'right' });
    const statusAt = async (url: string) => statusOf(await openWith({ SMTP_URL: url }, 'production'));
    assert.equal(await statusAt(server.url), 200);
    assert.equal(await statusAt(server.url.replace('right', 'wrong')), 503);
    assert.deepEqual(server.messages, []);
    await server.stop();
    assert.equal(await statusAt(server.url), 503);
  });
});
