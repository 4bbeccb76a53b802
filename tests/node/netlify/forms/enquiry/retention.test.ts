import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { FIELDS, FORM_FIELDS } from '../../../../../lib/enquiry/fields.ts';
import { FORM_KINDS } from '../../../../../lib/enquiry/forms.ts';
import type { Folder } from '../../../../../netlify/forms/enquiry/enquiryStore.ts';
import { eraseExpired } from '../../../../../netlify/forms/enquiry/eraseExpired.ts';
import { idInName } from '../../../../../netlify/forms/runtime/entryName.ts';
import { firm } from '../../../../../netlify/forms/runtime/firm.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { recordOf } from '../../support/forms.ts';
import { openMemory } from '../../support/memory.ts';

const NOW = new Date('2028-03-31T08:00:00Z');

describe('The retention of enquiries', () => {
  const logs = catchLogs();
  let memory: ReturnType<typeof openMemory>;
  beforeEach(() => {
    logs.length = 0;
    memory = openMemory(NOW);
  });

  async function put(folder: Folder, id: string, receivedAt: string): Promise<void> {
    const record = recordOf(id, receivedAt);
    await memory.store.write(folder, record);
    await memory.store.claimName(record);
  }
  const ids = async (folder: Folder) => (await memory.store.listNames(folder)).map(idInName);
  const run = (isOver = () => false, store = memory.store) => eraseExpired({ store, now: () => NOW, isOver });

  it('erases what was delivered once the months of the firm are over, with all that belongs to it', async () => {
    await put('done', 'over', '2026-03-31T07:59:59.999Z');
    // Its mail went out, and the function ended before this one was removed: it would be mailed again.
    await put('pending', 'over', '2026-03-31T07:59:59.999Z');
    await put('done', 'same-day', '2026-03-31T08:00:00Z');
    await put('done', 'young', '2028-03-30T08:00:00Z');
    await run();
    assert.deepEqual(await ids('done'), ['same-day', 'young']);
    assert.doesNotMatch([...memory.blobs.texts.keys()].join(), /over/);
    assert.match(logs.join(), /"event":"retention","code":"erased","count":1/);
  });

  it('keeps what was never delivered', async () => {
    await put('pending', 'waiting', '2020-01-01T08:00:00Z');
    await run();
    assert.deepEqual(await ids('pending'), ['waiting']);
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
