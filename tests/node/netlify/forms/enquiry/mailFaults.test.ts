import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { deliver } from '../../../../../netlify/forms/enquiry/deliver.ts';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { checkLogin, createSender } from '../../../../../netlify/forms/mail/transport.ts';
import { entryName } from '../../../../../netlify/forms/runtime/entryName.ts';
import { firm } from '../../../../../netlify/forms/runtime/firm.ts';
import { assertEach } from '../../../../support/cases.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { CONTACT, recordOf } from '../../support/forms.ts';
import {
  type MailFault,
  type MailServer,
  type MailServerOptions,
  messageIdOf,
  startMailServer,
} from '../../support/mailServer.ts';

/** Timeout for a silent server: a busy machine needs a part of it to reach the stalling step. */
const STALL_LIMIT_MS = 2_500;
const LIMIT_MS = 10_000;

const routeTo = (url: string) => ({ kind: 'smtp', url }) as const;

describe('A real mail server with a fault', () => {
  const logs = catchLogs();
  const servers: MailServer[] = [];
  after(() => Promise.all(servers.map((server) => server.stop())));

  async function fixtureWith(options: MailServerOptions = {}, change = (url: string) => url) {
    const server = await startMailServer(options);
    servers.push(server);
    return { server, fixture: openFixture({ context: 'production', env: { SMTP_URL: change(server.url) } }) };
  }
  /** Tries to deliver an enquiry once; returns the recorded error. */
  async function failToDeliver(fixture: Fixture, limitMs = LIMIT_MS): Promise<string> {
    const record = recordOf('e', fixture.clock.now);
    await fixture.store.write('pending', record);
    assert.equal(await deliver({ name: entryName(record), record }, fixture.store, fixture, limitMs), false);
    return fixture.records('pending')[0]?.delivery.lastError ?? '';
  }
  /** Runs the schedule hours later. */
  function redeliver(fixture: Fixture): Promise<void> {
    fixture.later({ hours: 7 });
    return redeliverPending(fixture);
  }

  for (const protection of ['tls', 'starttls'] as const) {
    it(`none: ${protection} and a login delivers`, async () => {
      const { server, fixture } = await fixtureWith({ protection, password: 'right' });
      assert.equal((await fixture.take(CONTACT)).status, 200);
      assert.equal(fixture.ids('done').length, 1);
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
    fixture.send = createSender(routeTo(server.url));
    await redeliver(fixture);
    assert.equal(server.messages.length, 1);
    assert.equal(logs.join('\n').includes('wrong'), false);
  });

  /** The error, and how many copies arrive in the end: after DATA the server keeps a first one. */
  const trials: [fault: MailFault, error: RegExp, copies: number][] = [
    [{ at: 'sender', is: 450 }, /^EENVELOPE 450$/, 1],
    [{ at: 'recipient', is: 550 }, /^EENVELOPE 550$/, 1],
    [{ at: 'data', is: 452 }, /^EMESSAGE 452$/, 1],
    [{ at: 'data', is: 554 }, /^EMESSAGE 554$/, 1],
    [{ at: 'greeting', is: 'cut' }, /^E/, 1],
    [{ at: 'data', is: 'cut' }, /^E/, 2],
    [{ at: 'greeting', is: 'stall' }, /./, 1],
    [{ at: 'data', is: 'stall' }, /./, 2],
  ];
  async function assertArrives([fault, error, copies]: (typeof trials)[number]): Promise<void> {
    const { server, fixture } = await fixtureWith();
    server.fault = fault;
    assert.match(await failToDeliver(fixture, fault.is === 'stall' ? STALL_LIMIT_MS : LIMIT_MS), error);
    server.fault = undefined;
    for (const _ of ['first run', 'second run']) await redeliver(fixture);
    assert.equal(server.messages.length, copies);
    assert.equal(new Set(server.messages.map(messageIdOf)).size, 1);
    assert.deepEqual([fixture.ids('pending'), fixture.ids('done')], [[], ['e']]);
    assert.equal(logs.join('\n').includes(CONTACT.email), false);
  }
  it('a refusal, a cut, silence: the enquiry waits, and arrives when it is over; twice, with one Message-ID, where the first had come', () =>
    assertEach(trials, assertArrives, JSON.stringify, trials.length));

  it('silence keeps no visitor waiting: the answer comes while the mail server says nothing', async () => {
    const { server, fixture } = await fixtureWith();
    server.fault = { at: 'greeting', is: 'stall' };
    assert.equal((await fixture.post(CONTACT)).status, 200);
    // Still pending: the answer did not wait for the mail.
    assert.deepEqual(fixture.records('pending')[0]?.delivery, { attempts: 0 });
    await server.stop();
    await fixture.settle();
    assert.equal(fixture.records('pending')[0]?.delivery.attempts, 1);
  });
});

describe('Mail to another machine', () => {
  /** This machine too, but under a name that the sender does not recognise as local. */
  const OTHER_HOST = '0.0.0.0';
  const letter = {
    mail: { from: 'website@own.example', to: 'office@own.example', text: 'Confidential' },
    fileName: 'x',
  };
  const sendTo = (url: string) => createSender(routeTo(url))?.(letter, LIMIT_MS);

  it('is not sent in clear text, nor the password, even where the address says so; on this machine it is', async () => {
    const server = await startMailServer({ password: 'hush' });
    const other = server.url.replace('127.0.0.1', OTHER_HOST);
    for (const query of ['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true', '?secure=false']) {
      await assert.rejects(async () => sendTo(`${other}${query}`), /STARTTLS/, query);
      assert.deepEqual([server.logins, server.messages], [[], []]);
    }
    await sendTo(server.url);
    assert.match(server.messages.join(), /Confidential/);
    await checkLogin(routeTo(server.url), LIMIT_MS);
    assert.deepEqual([server.logins, server.messages.length], [['office', 'office'], 1]);
    await server.stop();
  });
});
