import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportHealth } from '../../../../../netlify/forms/health/reportHealth.ts';
import { readSettings } from '../../../../../netlify/forms/runtime/settings.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { openOffice } from '../../support/office.ts';
import { runSite } from '../../support/runSite.ts';

const SECRETS = { SMTP_URL: 'smtp://office:hush@mail.own.example', FORMS_SECRET: 'hush'.repeat(8) };

type Question = { env?: Partial<typeof SECRETS>; path?: string; method?: string; isStoreDown?: boolean };

describe('The report for a monitor', () => {
  catchLogs();

  /** The report of a published site, whose store is that of an office. */
  async function ask({ env = SECRETS, path = '/health', method = 'GET', isStoreDown }: Question = {}) {
    const office = await openOffice();
    if (isStoreDown) await office.stopStore();
    return reportHealth(new Request(`http://127.0.0.1:1${path}`, { method }), {
      openStore: office.openStore,
      settings: readSettings(env, 'production'),
      secret: async () => (env.FORMS_SECRET ? { key: env.FORMS_SECRET } : { fault: 'none' }),
    });
  }

  it('says that all is well, and nothing of the settings but that they are there', async () => {
    const response = await ask();
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    const text = await response.text();
    assert.deepEqual(JSON.parse(text), { ok: true, store: 'ok', mail: 'smtp', newsletter: 'ok', build: null });
    assert.doesNotMatch(text, /hush|own\.example/);
  });

  const { SMTP_URL, FORMS_SECRET } = SECRETS;
  const broken: [title: string, question: Question, part: string, state: string][] = [
    ['no mail can leave', { env: { FORMS_SECRET } }, 'mail', 'not set'],
    ['the newsletter has no key', { env: { SMTP_URL } }, 'newsletter', 'not set'],
    ['the store does not answer', { isStoreDown: true }, 'store', 'unreachable'],
  ];
  for (const [title, question, part, state] of broken) {
    it(`is 503 where ${title}`, async () => {
      const response = await ask(question);
      const report = await response.json();
      assert.deepEqual([response.status, report.ok, report[part]], [503, false, state]);
    });
  }

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
    const report = { ok: true, store: 'ok', mail: 'outbox', newsletter: 'ok', build: '0123456789abcdef' };
    assert.deepEqual(await response.json(), report);
  });
});
