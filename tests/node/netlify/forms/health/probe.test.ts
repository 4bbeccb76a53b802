import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catchLogs } from '../../support/catchLogs.ts';
import { ACCEPTED, CALLBACK, CONTACT, type Fields } from '../../support/forms.ts';
import { startMailServer } from '../../support/mailServer.ts';
import { type Office, type OfficeOptions, openOffice } from '../../support/office.ts';

const TOKEN = 'monitor-'.repeat(4);

describe("A monitor's enquiry", () => {
  const logs = catchLogs();

  const openWith = (env: OfficeOptions['env'] = {}, context = 'dev') =>
    openOffice({ env: { PROBE_TOKEN: TOKEN, ...env }, context });
  const probe = (office: Office, fields: Fields = CONTACT, token = TOKEN) =>
    office.take(fields, { 'x-probe-token': token });
  const statusOf = async (office: Office) => (await probe(office)).status;
  async function assertNothingIsLeft({ ids, mails }: Office): Promise<void> {
    const left = [await ids('pending'), await ids('done'), await ids('suspect'), await mails()];
    assert.deepEqual(left.flat(), []);
  }

  it('is answered like any other and leaves nothing that staff see', async () => {
    const office = await openWith();
    for (const fields of [
      { ...CONTACT, form: 'contact' },
      { ...CALLBACK, form: 'callback' },
    ]) {
      const response = await probe(office, fields);
      assert.equal(response.status, 200);
      assert.match(await response.text(), ACCEPTED);
    }
    await assertNothingIsLeft(office);
    assert.match(logs.at(-1) ?? '', /"code":"probe"/);
  });

  it('is validated like any other', async () => {
    assert.equal((await probe(await openWith(), { ...CONTACT, email: 'nobody' })).status, 400);
  });

  it('never becomes an enquiry where its token is out of date, or none is set', async () => {
    for (const [set, sent] of [
      [TOKEN, 'another'],
      [TOKEN, ''],
      [undefined, TOKEN],
      ['short', 'short'],
    ] as const) {
      const office = await openWith({ PROBE_TOKEN: set });
      assert.equal((await probe(office, CONTACT, sent)).status, 403);
      await assertNothingIsLeft(office);
    }
  });

  it('does not count against the rate limit of visitors', async () => {
    const strict = await openWith({ RATE_LIMIT: '1' });
    for (let count = 0; count < 3; count += 1) assert.equal(await statusOf(strict), 200);
    assert.equal((await strict.post(CONTACT)).status, 200);
  });

  it('fails where the store is down, or no mail server is set', async () => {
    const office = await openWith();
    await office.stopStore();
    assert.equal(await statusOf(office), 503);
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
