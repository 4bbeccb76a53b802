import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { getStore } from '@netlify/blobs';
import { enquiriesIn } from '../../../../../netlify/forms/enquiry/enquiryStore.ts';
import { redeliverPending } from '../../../../../netlify/forms/enquiry/redeliverPending.ts';
import { createSender } from '../../../../../netlify/forms/mail/transport.ts';
import { readSettings } from '../../../../../netlify/forms/runtime/settings.ts';
import { startLocalBlobs } from '../../../../../netlify/local-server/localBlobs.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { ACCEPTED, BY_SCRIPT, CONTACT, multipart } from '../../support/forms.ts';
import { messageIdOf, startMailServer } from '../../support/mailServer.ts';
import { writeBuiltSite } from '../../support/site.ts';
import { spawnServer } from '../../support/spawnServer.ts';

const VISITORS_AT_ONCE = 8;
const HOUR_MS = 3_600_000;

catchLogs();

/** Sends visitors one after another until the server is gone; returns the accepted ones and those without an answer. */
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

it('Killed while it stores and mails, the server has lost nothing that it accepted, and mails each once in the end', {
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

  // The mail server takes the first messages and never says so.
  mail.fault = { at: 'data', is: 'stall' };
  const visits = Array.from({ length: VISITORS_AT_ONCE }, () => visit(server.url, accepted, unanswered));
  await mail.hasFailed;
  await server.kill();
  await Promise.all(visits);
  await mail.quiet();
  assert.ok(accepted.size > 0 && unanswered.size > 0, `${accepted.size} accepted, ${unanswered.size} unanswered`);

  mail.fault = undefined;
  const blobs = await startLocalBlobs(join(dataDir, 'blobs'));
  test.after(() => blobs.stop());
  const store = enquiriesIn(getStore({ ...blobs.access, name: 'enquiries', consistency: 'strong' }));
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
