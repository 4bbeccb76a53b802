import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportHealth } from '../../../../../netlify/forms/health/reportHealth.ts';
import { readSettings } from '../../../../../netlify/forms/runtime/settings.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { recordOf } from '../../support/forms.ts';
import { openOffice } from '../../support/office.ts';
import { runSite } from '../../support/runSite.ts';

const SECRETS = { SMTP_URL: 'smtp://office:hush@mail.own.example', FORMS_SECRET: 'hush'.repeat(8) };

type Question = {
  env?: Partial<typeof SECRETS>;
  path?: string;
  method?: string;
  isStoreDown?: boolean;
  /** Minutes for which an enquiry has waited. */
  waits?: number;
};

describe('The report for a monitor', () => {
  catchLogs();

  /** The report of a published site, whose store is that of an office. */
  async function ask({ env = SECRETS, path = '/health', method = 'GET', isStoreDown, waits }: Question = {}) {
    const office = await openOffice();
    const { now } = office;
    if (waits) await office.store.write('pending', recordOf('late', new Date(now().getTime() - waits * 60_000), {}));
    if (isStoreDown) await office.stopStore();
    return reportHealth(new Request(`http://127.0.0.1:1${path}`, { method }), {
      openStore: office.openStore,
      settings: readSettings(env, 'production'),
      secret: async () => (env.FORMS_SECRET ? { key: env.FORMS_SECRET } : { fault: 'none' }),
      now,
    });
  }

  it('says that all is well, and nothing of the settings but that they are there', async () => {
    const response = await ask();
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    const text = await response.text();
    const report = { ok: true, store: 'ok', waiting: 'none over an hour', mail: 'smtp', newsletter: 'ok', build: null };
    assert.deepEqual(JSON.parse(text), report);
    assert.doesNotMatch(text, /hush|own\.example/);
  });

  const { SMTP_URL, FORMS_SECRET } = SECRETS;
  const broken: [title: string, question: Question, part: string, state: string][] = [
    ['no mail can leave', { env: { FORMS_SECRET } }, 'mail', 'not set'],
    ['the newsletter has no key', { env: { SMTP_URL } }, 'newsletter', 'not set'],
    ['the store does not answer', { isStoreDown: true }, 'store', 'unreachable'],
    ['an enquiry has waited for over an hour', { waits: 61 }, 'waiting', 'over an hour'],
  ];
  for (const [title, question, part, state] of broken) {
    it(`is 503 where ${title}`, async () => {
      const response = await ask(question);
      const report = await response.json();
      assert.deepEqual([response.status, report.ok, report[part]], [503, false, state]);
    });
  }

  it('is well while an enquiry waits for its next try', async () => {
    assert.equal((await ask({ waits: 59 })).status, 200);
  });

  it('is there for questions only, and not past the rewrite', async () => {
    assert.equal((await ask({ method: 'POST' })).status, 405);
    assert.equal((await ask({ path: '/.netlify/functions/health' })).status, 404);
  });
});

describe('The report of a running site', () => {
  catchLogs();
  const site = runSite();

  it('names the build that is published', async () => {
    const response = await fetch(`${site.server.url}/health`);
    assert.equal(response.status, 200);
    const build = '0123456789abcdef';
    const report = { ok: true, store: 'ok', waiting: 'none over an hour', mail: 'outbox', newsletter: 'ok', build };
    assert.deepEqual(await response.json(), report);
  });
});
