import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { getStore } from '@netlify/blobs';
import { deliver } from '../../../../netlify/forms/enquiry/deliver.ts';
import { createEnquiryStore } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { redeliverPending } from '../../../../netlify/forms/enquiry/redeliverPending.ts';
import { checkLogin, createSender } from '../../../../netlify/forms/mail/transport.ts';
import { entryName } from '../../../../netlify/forms/runtime/entryName.ts';
import { firm } from '../../../../netlify/forms/runtime/firm.ts';
import { readSettings } from '../../../../netlify/forms/runtime/settings.ts';
import { startLocalBlobs } from '../../../../netlify/local-server/localBlobs.ts';
import { assertEach } from '../../../support/cases.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { type Fixture, openFixture } from '../support/enquiryFixture.ts';
import { ACCEPTED, BY_SCRIPT, CONTACT, logs, multipart, recordOf } from '../support/forms.ts';
import {
  type MailFault,
  type MailServer,
  type MailServerOptions,
  messageIdOf,
  startMailServer,
} from '../support/mailServer.ts';
import { writeBuiltSite } from '../support/site.ts';
import { spawnServer } from '../support/spawnServer.ts';

/** Timeout for a silent server; a busy machine needs part of it to reach the step that stalls. */
const STALL_LIMIT_MS = 2_500;
const LIMIT_MS = 10_000;

const routeTo = (url: string) => ({ kind: 'smtp', url }) as const;

describe('a real mail server', () => {
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
    await fixture.put('pending', record);
    assert.equal(await deliver({ name: entryName(record), record }, fixture.store, fixture, limitMs), false);
    return fixture.records('pending')[0]?.delivery.lastError ?? '';
  }
  /** Runs the schedule seven hours later. */
  function redeliver(fixture: Fixture): Promise<void> {
    fixture.later({ hours: 7 });
    return redeliverPending(fixture);
  }

  for (const protection of ['tls', 'starttls'] as const) {
    it(`with ${protection} and a login receives the mail`, async () => {
      const { server, fixture } = await fixtureWith({ protection, password: 'right' });
      await fixture.take(CONTACT);
      assert.deepEqual([fixture.ids('done').length, server.messages.length, server.recipients], [1, 1, [firm.email]]);
      assert.ok(server.messages[0]?.includes('Asha Mrema'));
    });
  }

  it('with an untrusted certificate receives nothing, and the enquiry waits', async () => {
    const options = { protection: 'tls' } as const;
    const { server, fixture } = await fixtureWith(options, (url) => `${url.split('?', 1)[0]}?requireTLS=true`);
    assert.match(await failToDeliver(fixture), /^ESOCKET/);
    assert.equal(server.messages.length, 0);
  });

  it('with a wrong password receives the enquiry once the password is right', async () => {
    const { server, fixture } = await fixtureWith({ password: 'right' }, (url) => url.replace('right', 'wrong'));
    assert.equal(await failToDeliver(fixture), 'EAUTH 535');
    fixture.send = createSender(routeTo(server.url));
    await redeliver(fixture);
    assert.equal(server.messages.length, 1);
    assert.equal(logs.join('\n').includes('wrong'), false);
  });

  /**
   * A fault, the error, and the number of copies that arrive in the end: after DATA, the server has kept the first one.
   */
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
  it('that refuses, disconnects or stalls receives the enquiry afterwards, always under one Message-ID', () =>
    assertEach(trials, assertArrives, JSON.stringify, trials.length));

  it("that stalls does not delay the visitor's response", async () => {
    const { server, fixture } = await fixtureWith();
    server.fault = { at: 'greeting', is: 'stall' };
    assert.equal((await fixture.post(CONTACT)).status, 200);
    // Still pending: the response did not wait for the email.
    assert.deepEqual(fixture.records('pending')[0]?.delivery, { attempts: 0 });
    await server.stop();
    await fixture.settle();
    assert.equal(fixture.records('pending')[0]?.delivery.attempts, 1);
  });
});

describe('mail to another machine', () => {
  const mail = { from: 'website@own.example', to: 'office@own.example', text: 'Confidential' };
  const sendTo = (url: string) => createSender(routeTo(url))?.({ mail, fileName: 'x' }, LIMIT_MS);

  it('is never sent unencrypted, unlike mail on the same machine', async () => {
    const server = await startMailServer({ password: 'hush' });
    // Also this machine, but under an address that the sender does not recognise as local.
    const other = server.url.replace('127.0.0.1', '0.0.0.0');
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

const HOUR_MS = 3_600_000;

/**
 * Submits forms one after another until the server is gone; collects the accepted ones and those without a response.
 */
async function visit(url: string, accepted: Set<string>, unanswered: Set<string>): Promise<void> {
  while (unanswered.size === 0) {
    const name = `Visitor ${accepted.size}-${crypto.randomUUID()}`;
    try {
      const response = await fetch(`${url}/contact-form.php`, {
        method: 'POST',
        body: multipart({ ...CONTACT, name, submission: name }),
        headers: { ...BY_SCRIPT, 'x-nf-client-connection-ip': `10.0.${accepted.size % 250}.1` },
      });
      if (ACCEPTED.test(await response.text())) accepted.add(name);
    } catch {
      unanswered.add(name);
    }
  }
}

it('a server killed during delivery loses no accepted enquiry, and delivers each exactly once in the end', {
  timeout: 120_000,
}, async (test) => {
  const dataDir = temporaryFolder();
  const publish = join(dataDir, 'out');
  await writeBuiltSite(publish);
  const mail = await startMailServer();
  test.after(() => mail.stop());
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'website@own.example', RATE_LIMIT: '10000' };
  const server = await spawnServer(publish, dataDir, { CONTEXT: 'production', ...env });
  const [accepted, unanswered] = [new Set<string>(), new Set<string>()];

  // The mail server receives the first messages, but never acknowledges them.
  mail.fault = { at: 'data', is: 'stall' };
  const visits = Array.from({ length: 8 }, () => visit(server.url, accepted, unanswered));
  await mail.hasFailed;
  await server.kill();
  await Promise.all(visits);
  await mail.quiet();
  assert.ok(accepted.size > 0 && unanswered.size > 0, `${accepted.size} accepted, ${unanswered.size} unanswered`);

  mail.fault = undefined;
  const blobs = await startLocalBlobs(join(dataDir, 'blobs'));
  test.after(() => blobs.stop());
  const store = createEnquiryStore(getStore({ ...blobs.access, name: 'enquiries', consistency: 'strong' }));
  const settings = { ...readSettings(env, 'production'), mailsAnHour: Number.POSITIVE_INFINITY };
  const site = {
    settings,
    openStore: () => store,
    send: createSender(settings.mailRoute),
    sendAlert: async () => true,
  };
  for (let run = 1; run <= 5; run += 1) {
    await redeliverPending({ ...site, now: () => new Date(Date.now() + 7 * run * HOUR_MS) });
  }
  assert.deepEqual(await store.listNames('pending'), []);
  const stored: string[] = [];
  for (const name of await store.listNames('done')) {
    const record = await store.read('done', name);
    assert.ok(record && record !== 'damaged');
    stored.push(record.values.name);
  }
  for (const name of accepted) {
    assert.equal(stored.filter((one) => one === name).length, 1, `${name} is stored once`);
    const copies = mail.messages.flatMap((text, index) => (text.includes(name) ? [{ text, index }] : []));
    assert.equal(new Set(copies.map(({ text }) => messageIdOf(text))).size, 1, `${name} has one Message-ID`);
    assert.equal(copies.filter(({ index }) => mail.acknowledged[index]).length, 1, `${name} has arrived once`);
  }
});
