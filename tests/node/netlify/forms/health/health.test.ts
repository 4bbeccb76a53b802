import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reportHealth } from '../../../../../netlify/forms/health/reportHealth.ts';
import { readSettings } from '../../../../../netlify/forms/runtime/settings.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { openOffice } from '../../support/office.ts';
import { runSite } from '../../support/runSite.ts';

const SECRETS = { SMTP_URL: 'smtp://office:hush@mail.own.example', FORMS_SECRET: 'hush'.repeat(8) };

describe('The report for a monitor', () => {
  catchLogs();

  /** The report of a published site, whose store is that of an office. */
  async function report(env: Record<string, string>, init: RequestInit = {}, path = '/health') {
    const office = await openOffice();
    const ask = () =>
      reportHealth(new Request(`http://127.0.0.1:1${path}`, init), {
        openStore: office.openStore,
        settings: readSettings(env, 'production'),
        secret: async () => (env.FORMS_SECRET ? { key: env.FORMS_SECRET } : { fault: 'none' }),
      });
    return { office, ask };
  }

  it('says that all is well, and nothing of the settings but that they are there', async () => {
    const response = await (await report(SECRETS)).ask();
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('cache-control'), 'no-store');
    const text = await response.text();
    assert.deepEqual(JSON.parse(text), { ok: true, store: 'ok', mail: 'smtp', newsletter: 'ok', build: null });
    assert.doesNotMatch(text, /hush|own\.example/);
  });

  it('is 503 where no mail can leave', async () => {
    const { SMTP_URL: _, ...withoutMail } = SECRETS;
    const response = await (await report(withoutMail)).ask();
    assert.equal(response.status, 503);
    assert.equal((await response.json()).mail, 'not set');
  });

  it('is 503 where the newsletter has no key', async () => {
    const { FORMS_SECRET: _, ...withoutKey } = SECRETS;
    const response = await (await report(withoutKey)).ask();
    assert.equal(response.status, 503);
    assert.equal((await response.json()).newsletter, 'not set');
  });

  it('is 503 where the store does not answer', async () => {
    const { office, ask } = await report(SECRETS);
    await office.stopStore();
    const response = await ask();
    assert.equal(response.status, 503);
    assert.equal((await response.json()).store, 'unreachable');
  });

  it('is there for questions only, and not past the rewrite', async () => {
    const posted = await (await report(SECRETS, { method: 'POST' })).ask();
    assert.equal(posted.status, 405);
    const direct = await (await report(SECRETS, {}, '/.netlify/functions/health')).ask();
    assert.equal(direct.status, 404);
  });
});

describe('The report of a running site', () => {
  catchLogs();
  const site = runSite();

  it('names the build that is published', async () => {
    const response = await fetch(`${site.server.url}/health`);
    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), {
      ok: true,
      store: 'ok',
      mail: 'outbox',
      newsletter: 'ok',
      build: '0123456789abcdef',
    });
  });
});
