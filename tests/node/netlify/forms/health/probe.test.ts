import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { catchLogs } from '../../support/catchLogs.ts';
import { CALLBACK, CONTACT } from '../../support/forms.ts';
import { startMailServer } from '../../support/mailServer.ts';
import { type Office, openOffice } from '../../support/office.ts';

const TOKEN = 'monitor-'.repeat(4);

describe("A monitor's enquiry", () => {
  const logs = catchLogs();
  let office: Office;
  beforeEach(async () => {
    office = await openOffice({ env: { PROBE_TOKEN: TOKEN } });
  });
  const probe = (fields: Record<string, string> = CONTACT, token = TOKEN, at = office) =>
    at.post(fields, { 'x-probe-token': token });
  const everything = async (at = office) => [
    ...(await at.ids('pending')),
    ...(await at.ids('done')),
    ...(await at.ids('suspect')),
    ...(await at.mails()),
  ];

  it('is answered like any other and leaves nothing that staff see', async () => {
    for (const fields of [
      { ...CONTACT, form: 'contact' },
      { ...CALLBACK, form: 'callback' },
    ]) {
      const response = await probe(fields);
      assert.equal(response.status, 200);
      assert.deepEqual(await response.json(), { success: true });
    }
    await office.settle();
    assert.deepEqual(await everything(), []);
    assert.match(logs.at(-1) ?? '', /"code":"probe"/);
  });

  it('is validated like any other', async () => {
    const response = await probe({ ...CONTACT, email: 'nobody' });
    assert.equal(response.status, 400);
  });

  it('never becomes an enquiry where its token is out of date, or none is set', async () => {
    const unset = await openOffice();
    const short = await openOffice({ env: { PROBE_TOKEN: 'short' } });
    for (const [at, token] of [
      [office, 'another'],
      [office, ''],
      [unset, TOKEN],
      [short, 'short'],
    ] as const) {
      const response = await probe(CONTACT, token, at);
      assert.equal(response.status, 403);
      await at.settle();
      assert.deepEqual(await everything(at), []);
    }
  });

  it('does not count against the rate limit of visitors', async () => {
    const strict = await openOffice({ env: { PROBE_TOKEN: TOKEN, RATE_LIMIT: '1' } });
    for (let count = 0; count < 3; count += 1) assert.equal((await probe(CONTACT, TOKEN, strict)).status, 200);
    assert.equal((await strict.post(CONTACT)).status, 200);
  });

  it('fails where the store is down', async () => {
    await office.stopStore();
    assert.equal((await probe()).status, 503);
  });

  it('logs in to the mail server, sends nothing, and fails where that fails', async () => {
    const server = await startMailServer({ password: 'right' });
    const at = (url: string) => openOffice({ env: { PROBE_TOKEN: TOKEN, SMTP_URL: url }, context: 'production' });
    assert.equal((await probe(CONTACT, TOKEN, await at(server.url))).status, 200);
    assert.equal((await probe(CONTACT, TOKEN, await at(server.url.replace('right', 'wrong')))).status, 503);
    assert.deepEqual(server.messages, []);
    await server.stop();
    assert.equal((await probe(CONTACT, TOKEN, await at(server.url))).status, 503);
  });

  it('fails where no mail server is set', async () => {
    const without = await openOffice({ env: { PROBE_TOKEN: TOKEN }, context: 'production' });
    assert.equal((await probe(CONTACT, TOKEN, without)).status, 503);
  });
});
