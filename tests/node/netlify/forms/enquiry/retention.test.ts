import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { FIELDS, FORM_FIELDS } from '../../../../../lib/enquiry/fields.ts';
import { FORM_KINDS } from '../../../../../lib/enquiry/forms.ts';
import type { Folder } from '../../../../../netlify/forms/enquiry/enquiryStore.ts';
import { eraseExpired } from '../../../../../netlify/forms/enquiry/eraseExpired.ts';
import { firm } from '../../../../../netlify/forms/runtime/firm.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { recordOf } from '../../support/forms.ts';

const NOW = new Date('2028-03-31T08:00:00Z');

describe('The retention of enquiries', () => {
  const logs = catchLogs();
  let fixture: Fixture;
  beforeEach(() => {
    logs.length = 0;
    fixture = openFixture();
    fixture.clock.now = NOW;
  });

  async function put(folder: Folder, id: string, receivedAt: string): Promise<void> {
    const record = recordOf(id, receivedAt);
    await fixture.store.write(folder, record);
    await fixture.store.claimName(record);
  }
  it('erases what was delivered once the months of the firm are over, with all that belongs to it', async () => {
    await put('done', 'over', '2026-03-31T07:59:59.999Z');
    // Its mail went out, and the function ended before this one was removed: it would be mailed again.
    await put('pending', 'over', '2026-03-31T07:59:59.999Z');
    await put('done', 'same-day', '2026-03-31T08:00:00Z');
    await put('done', 'young', '2028-03-30T08:00:00Z');
    await eraseExpired(fixture);
    assert.deepEqual(fixture.ids('done'), ['same-day', 'young']);
    assert.doesNotMatch([...fixture.blobs.texts.keys()].join(), /over/);
    assert.match(logs.join(), /"event":"retention","code":"erased","count":1/);
  });

  it('stops before the platform stops it, and goes on at its next run', async () => {
    const old = Array.from({ length: 30 }, (_, number) => `old-${number}`);
    for (const id of old) await put('done', id, '2026-01-31T08:00:00Z');
    fixture.blobs.onCall = (call) => void (call === 'delete ids' && fixture.later({ seconds: 1.5 }));
    await eraseExpired(fixture);
    const left = fixture.ids('done').length;
    assert.ok(left > 0 && left < 20, `${left} left`);
    fixture.clock.now = NOW;
    await eraseExpired(fixture);
    assert.deepEqual(fixture.ids('done'), []);
  });

  it('keeps what was never delivered', async () => {
    await put('pending', 'waiting', '2020-01-01T08:00:00Z');
    await eraseExpired(fixture);
    assert.deepEqual(fixture.ids('pending'), ['waiting']);
    assert.deepEqual(logs, []);
  });
});

describe('The privacy page', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../content/pages/privacy-policy.mdx'), 'utf8');

  const ROWS = { contact: 'Enquiry', callback: 'Call back', newsletter: 'Newsletter' };
  for (const form of FORM_KINDS) {
    it(`names every field of the ${form} form`, () => {
      const [, row = ''] = new RegExp(`^\\| ${ROWS[form]} \\|(.*)\\|`, 'm').exec(page) ?? [];
      for (const field of FORM_FIELDS[form]) {
        const { label, mailLabel = label } = FIELDS[field];
        assert.match(row, new RegExp(`\\b${mailLabel}\\b`, 'i'));
      }
    });
  }

  it('states the time that the machine keeps', () => {
    const [, kept = ''] = page.split('## How long we keep it');
    assert.ok(kept.includes(`${firm.enquiryRetentionMonths} months from the day they reach us`));
  });
});
