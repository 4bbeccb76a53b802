import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sendDigest } from '../../../../../netlify/forms/mail/sendDigest.ts';
import type { Sender } from '../../../../../netlify/forms/mail/sendMail.ts';
import { readSettings } from '../../../../../netlify/forms/runtime/settings.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { recordOf } from '../../support/forms.ts';
import { openMemory } from '../../support/memory.ts';

describe('The digest of a store with thousands of suspects', () => {
  catchLogs();
  const SUSPECTS = 4_000;

  it('reads those of a day, and is mailed within the 30 seconds of a scheduled function', async () => {
    const { clock, latency, blobs, store, elapsed } = openMemory(new Date('2026-03-02T05:00:00Z'));
    await store.writeNote('last-digest', '2026-03-01T05:00:00.000Z');
    for (let number = 0; number < SUSPECTS; number += 1) {
      const receivedAt = new Date(clock.now().getTime() - (number + 5) * 120_000);
      await store.write('suspect', recordOf(`s${number}`, receivedAt, { suspicion: 'honeypot' }));
    }
    latency.ms = 150;
    const before = blobs.calls();
    const subjects: unknown[] = [];
    const send: Sender = async ({ mail }) => void subjects.push(mail.subject);
    const settings = readSettings({}, 'production');
    await clock.run(sendDigest({ openStore: () => store, send, settings, now: clock.now, sendAlert: undefined }));
    assert.deepEqual(subjects, ['Website forms: 715 held back']);
    assert.ok(blobs.calls() - before < 100, `${blobs.calls() - before} calls`);
    assert.ok(elapsed() < 30_000);
  });
});
