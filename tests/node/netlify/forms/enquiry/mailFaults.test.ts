import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { deliver } from '../../../../../netlify/forms/enquiry/deliver.ts';
import { newRecord } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { entryName } from '../../../../../netlify/forms/runtime/entryName.ts';
import { assertEach } from '../../support/assertEach.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { CONTACT } from '../../support/forms.ts';
import {
  type MailFault,
  type MailServer,
  type MailServerOptions,
  messageIdOf,
  startMailServer,
} from '../../support/mailServer.ts';
import { type Office, openOffice } from '../../support/office.ts';

const HOUR_MS = 3_600_000;
/** A server that never answers is waited for this long: a busy machine needs some of it to get to where it stalls. */
const STALL_LIMIT_MS = 2_500;
const LIMIT_MS = 10_000;

describe('A real mail server with a fault', () => {
  const logs = catchLogs();
  const servers: MailServer[] = [];
  after(() => Promise.all(servers.map((server) => server.stop())));

  async function officeWith(options: MailServerOptions = {}, change = (url: string) => url) {
    const server = await startMailServer(options);
    servers.push(server);
    const office = await openOffice({ context: 'production', env: { SMTP_URL: change(server.url) } });
    return { server, office };
  }
  /** Hands an enquiry to the delivery, once. */
  async function deliverOne({ store, mailer, clock }: Office, limitMs = LIMIT_MS) {
    const record = newRecord({
      id: 'e',
      form: 'contact',
      values: CONTACT,
      suspicion: undefined,
      receivedAt: clock.now,
    });
    await store.write('pending', record);
    return deliver({ name: entryName(record), record }, { store, mailer, now: () => clock.now }, limitMs);
  }
  /** What the schedule does hours later. */
  async function redeliver({ store, mailer, clock }: Office) {
    clock.now = new Date(clock.now.getTime() + 7 * HOUR_MS);
    await redeliverPending({ store, mailer, now: () => clock.now, sendAlert: undefined });
  }
  const lastError = async (office: Office) => (await office.records('pending'))[0]?.delivery.lastError;

  const protections = [
    { title: 'TLS from the first byte', options: { protection: 'tls' } },
    { title: 'STARTTLS', options: { protection: 'starttls' } },
    { title: 'TLS and a login', options: { protection: 'tls', password: 'right' } },
    { title: 'STARTTLS and a login', options: { protection: 'starttls', password: 'right' } },
  ] as const;
  for (const { title, options } of protections) {
    it(`none: ${title} delivers`, async () => {
      const { server, office } = await officeWith(options);
      assert.equal((await office.post(CONTACT)).status, 200);
      await office.settle();
      assert.equal((await office.records('done')).length, 1);
      assert.equal(server.messages.length, 1);
    });
  }

  const unsafe = [
    { title: 'a certificate that nobody vouches for', options: { protection: 'tls' }, code: /^ESOCKET/ },
    { title: 'no encryption where the address demands it', options: {}, code: /^ETLS/ },
  ] as const;
  for (const { title, options, code } of unsafe) {
    it(`${title}: nothing is sent, the enquiry waits`, async () => {
      const { server, office } = await officeWith(options, (url) => `${url.split('?', 1)[0]}?requireTLS=true`);
      assert.equal(await deliverOne(office), 'failed');
      assert.match((await lastError(office)) ?? '', code);
      assert.equal(server.messages.length, 0);
    });
  }

  it('a wrong password: the enquiry waits, and arrives once the password is right', async () => {
    const { server, office } = await officeWith({ password: 'right' }, (url) => url.replace('right', 'wrong'));
    assert.equal(await deliverOne(office), 'failed');
    assert.equal(await lastError(office), 'EAUTH 535');
    const corrected = await openOffice({ context: 'production', env: { SMTP_URL: server.url } });
    await redeliver({ ...office, mailer: corrected.mailer });
    assert.equal(server.messages.length, 1);
    assert.equal(logs.join('\n').includes('wrong'), false);
  });

  type Trial = { title: string; fault: MailFault; error: RegExp; copies: number };
  /** In one group what the server does wrong, at different steps of a delivery. */
  const faults: Record<string, Trial[]> = {
    'A refusal': [
      { title: '450 at the sender', fault: { at: 'sender', is: 450 }, error: /^EENVELOPE 450$/, copies: 1 },
      { title: '550 at the recipient', fault: { at: 'recipient', is: 550 }, error: /^EENVELOPE 550$/, copies: 1 },
      { title: '451 at the recipient', fault: { at: 'recipient', is: 451 }, error: /^EENVELOPE 451$/, copies: 1 },
      { title: '452 after DATA', fault: { at: 'data', is: 452 }, error: /^EMESSAGE 452$/, copies: 1 },
      { title: '554 after DATA', fault: { at: 'data', is: 554 }, error: /^EMESSAGE 554$/, copies: 1 },
    ],
    'A cut connection': [
      { title: 'cut at the greeting', fault: { at: 'greeting', is: 'cut' }, error: /^E/, copies: 1 },
      { title: 'cut before DATA', fault: { at: 'recipient', is: 'cut' }, error: /^E/, copies: 1 },
      { title: 'cut after DATA', fault: { at: 'data', is: 'cut' }, error: /^E/, copies: 2 },
    ],
    Silence: [
      { title: 'silent at the greeting', fault: { at: 'greeting', is: 'stall' }, error: /./, copies: 1 },
      { title: 'silent before DATA', fault: { at: 'recipient', is: 'stall' }, error: /./, copies: 1 },
      { title: 'silent after DATA', fault: { at: 'data', is: 'stall' }, error: /./, copies: 2 },
    ],
  };
  async function assertArrives({ fault, error, copies }: Trial): Promise<void> {
    const { server, office } = await officeWith();
    server.fault = fault;
    assert.equal(await deliverOne(office, fault.is === 'stall' ? STALL_LIMIT_MS : LIMIT_MS), 'failed');
    assert.match((await lastError(office)) ?? '', error);
    server.fault = undefined;
    await redeliver(office);
    await redeliver(office);
    assert.equal(server.messages.length, copies);
    assert.equal(new Set(server.messages.map(messageIdOf)).size, 1);
    assert.deepEqual(await office.ids('pending'), []);
    assert.equal((await office.records('done')).length, 1);
  }
  for (const [what, trials] of Object.entries(faults)) {
    it(`${what}: the enquiry waits, and arrives when it is over; twice, with one Message-ID, where the first had come`, () =>
      assertEach(trials, ({ title }) => title, assertArrives, trials.length));
  }

  it('silence keeps no visitor waiting: the answer comes while the mail server says nothing', async () => {
    const { server, office } = await officeWith();
    server.fault = { at: 'greeting', is: 'stall' };
    const response = await office.post(CONTACT);
    assert.equal(response.status, 200);
    // Still pending, so the mail was not waited for.
    assert.deepEqual((await office.records('pending'))[0]?.delivery, { attempts: 0 });
    await server.stop();
    await office.settle();
    assert.equal((await office.records('pending'))[0]?.delivery.attempts, 1);
  });
});
