import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { deliver } from '../../../../../netlify/forms/enquiry/deliver.ts';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { entryName } from '../../../../../netlify/forms/runtime/entryName.ts';
import { firm } from '../../../../../netlify/forms/runtime/firm.ts';
import { assertEach } from '../../../../support/cases.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { CONTACT, NO_LIMIT, recordOf } from '../../support/forms.ts';
import {
  faultText,
  type MailFault,
  type MailServer,
  type MailServerOptions,
  messageIdOf,
  startMailServer,
} from '../../support/mailServer.ts';

/** Timeout for a silent server: a busy machine needs a part of it to reach the stalling step. */
const STALL_LIMIT_MS = 2_500;
const LIMIT_MS = 10_000;

describe('A real mail server with a fault', () => {
  const logs = catchLogs();
  const servers: MailServer[] = [];
  after(() => Promise.all(servers.map((server) => server.stop())));

  const fixtureAt = (url: string) => openFixture({ context: 'production', env: { SMTP_URL: url } });
  async function fixtureWith(options: MailServerOptions = {}, change = (url: string) => url) {
    const server = await startMailServer(options);
    servers.push(server);
    return { server, fixture: await fixtureAt(change(server.url)) };
  }
  /** Tries to deliver an enquiry once; returns the recorded error. */
  async function failToDeliver({ store, mailer, clock, now, records }: Fixture, limitMs = LIMIT_MS): Promise<string> {
    const record = recordOf('e', clock.now);
    await store.write('pending', record);
    assert.equal(await deliver({ name: entryName(record), record }, { store, mailer, now }, limitMs), false);
    return (await records('pending'))[0]?.delivery.lastError ?? '';
  }
  /** Runs the schedule hours later. */
  function redeliver({ store, now, later }: Fixture, mailer: Fixture['mailer']): Promise<void> {
    later({ hours: 7 });
    return redeliverPending({ store, mailer, now, mailsAnHour: NO_LIMIT, sendAlert: undefined });
  }

  for (const protection of ['tls', 'starttls'] as const) {
    it(`none: ${protection} and a login delivers`, async () => {
      const { server, fixture } = await fixtureWith({ protection, password: 'right' });
      assert.equal((await fixture.take(CONTACT)).status, 200);
      assert.equal((await fixture.ids('done')).length, 1);
      assert.equal(server.messages.length, 1);
      assert.ok(server.messages[0]?.includes('Asha Mrema'));
      assert.deepEqual(server.recipients, [firm.email]);
    });
  }

  it('a certificate that nobody vouches for: nothing is sent, the enquiry waits', async () => {
    const options = { protection: 'tls' } as const;
    const { server, fixture } = await fixtureWith(options, (url) => `${url.split('?', 1)[0]}?requireTLS=true`);
    assert.match(await failToDeliver(fixture), /^ESOCKET/);
    assert.equal(server.messages.length, 0);
  });

  it('a wrong password: the enquiry waits, and arrives once the password is right', async () => {
    const { server, fixture } = await fixtureWith({ password: 'right' }, (url) => url.replace('right', 'wrong'));
    assert.equal(await failToDeliver(fixture), 'EAUTH 535');
    await redeliver(fixture, (await fixtureAt(server.url)).mailer);
    assert.equal(server.messages.length, 1);
    assert.equal(logs.join('\n').includes('wrong'), false);
  });

  type Trial = [fault: MailFault, error: RegExp, copies: number];
  /** Faults of the server by group, at different steps of a delivery; after DATA it keeps a first copy. */
  const faults: Record<string, Trial[]> = {
    'A refusal': [
      [{ at: 'sender', is: 450 }, /^EENVELOPE 450$/, 1],
      [{ at: 'recipient', is: 550 }, /^EENVELOPE 550$/, 1],
      [{ at: 'recipient', is: 451 }, /^EENVELOPE 451$/, 1],
      [{ at: 'data', is: 452 }, /^EMESSAGE 452$/, 1],
      [{ at: 'data', is: 554 }, /^EMESSAGE 554$/, 1],
    ],
    'A cut connection': [
      [{ at: 'greeting', is: 'cut' }, /^E/, 1],
      [{ at: 'recipient', is: 'cut' }, /^E/, 1],
      [{ at: 'data', is: 'cut' }, /^E/, 2],
    ],
    Silence: [
      [{ at: 'greeting', is: 'stall' }, /./, 1],
      [{ at: 'recipient', is: 'stall' }, /./, 1],
      [{ at: 'data', is: 'stall' }, /./, 2],
    ],
  };
  async function assertArrives([fault, error, copies]: Trial): Promise<void> {
    const { server, fixture } = await fixtureWith();
    server.fault = fault;
    assert.match(await failToDeliver(fixture, fault.is === 'stall' ? STALL_LIMIT_MS : LIMIT_MS), error);
    server.fault = undefined;
    for (const _ of ['first run', 'second run']) await redeliver(fixture, fixture.mailer);
    assert.equal(server.messages.length, copies);
    assert.equal(new Set(server.messages.map(messageIdOf)).size, 1);
    assert.deepEqual([await fixture.ids('pending'), await fixture.ids('done')], [[], ['e']]);
    assert.equal(logs.join('\n').includes(CONTACT.email), false);
  }
  for (const [what, trials] of Object.entries(faults)) {
    it(`${what}: the enquiry waits, and arrives when it is over; twice, with one Message-ID, where the first had come`, () =>
      assertEach(trials, assertArrives, ([fault]) => faultText(fault), trials.length));
  }

  it('silence keeps no visitor waiting: the answer comes while the mail server says nothing', async () => {
    const { server, fixture } = await fixtureWith();
    server.fault = { at: 'greeting', is: 'stall' };
    assert.equal((await fixture.post(CONTACT)).status, 200);
    // Still pending: the answer did not wait for the mail.
    assert.deepEqual((await fixture.records('pending'))[0]?.delivery, { attempts: 0 });
    await server.stop();
    await fixture.settle();
    assert.equal((await fixture.records('pending'))[0]?.delivery.attempts, 1);
  });
});
