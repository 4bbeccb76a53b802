import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { ENQUIRY_FIELDS } from '../../../../lib/enquiry/fields.ts';
import { idInToken } from '../../../../netlify/forms/runtime/token.ts';
import { subscriberId } from '../../../../netlify/newsletter/subscriber.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { CONTACT } from '../support/forms.ts';
import { NOW, openFilledDesk, PENDING, type StaffDesk } from '../support/staffDesk.ts';

const enquiries = join(import.meta.dirname, '../../../../netlify/staff-commands/enquiries.ts');

describe('A table that the staff command writes', () => {
  catchLogs();
  let desk: StaffDesk;
  beforeEach(async () => (desk = await openFilledDesk()));

  it('exports a workbook in which every cell is a text, so that a phone number keeps its zero', async () => {
    await desk.put('done', 'dddddd'.padEnd(64, '0'), { receivedAt: '2026-03-28T08:00:00Z', name: '0712\u0000345678' });
    const output = await desk.run(['export', '--xlsx', '--to', 'table.xlsx']);
    assert.ok(output.content instanceof Uint8Array);
    const file = join(desk.folder, 'table.xlsx');
    await writeFile(file, output.content);
    const parts = unzipSync(await readFile(file));
    const read = (name: string) => strFromU8(parts[name] ?? assert.fail(`no ${name}`));
    const sheet = read('xl/worksheets/sheet1.xml');
    assert.doesNotMatch(sheet, /<f>|t="n"/);
    const texts = read('xl/sharedStrings.xml');
    for (const text of ['=HYPERLINK(&quot;http://evil.example&quot;)', '+255 700 000 111', '0712 345678']) {
      assert.ok(texts.includes(text) || texts.includes(text.replaceAll('&quot;', '"')), text);
    }
    assert.ok(texts.includes('2024-03-30 11:00'));
    assert.ok(texts.includes('filled a field that people do not see'));
  });

  it('exports a table in which no formula is alive', async () => {
    const csv = await desk.say('export', '--csv');
    assert.equal(csv.match(/^"[0-9a-f]{64}",/gm)?.length, 3);
    assert.ok(csv.split('\r\n')[0]?.endsWith(ENQUIRY_FIELDS.map((field) => `"${field}"`).join()));
    for (const field of ENQUIRY_FIELDS) assert.ok(csv.includes(`${CONTACT[field]}"`), field);
    assert.ok(csv.includes(`"'=HYPERLINK(""http://evil.example"")"`));
    assert.ok(csv.includes(`"'+255 700 000 111"`));
  });

  it('exports confirmed subscribers alone, each with a link to leave that works', async () => {
    const id = subscriberId('asha@client.example', desk.store.secret ?? '');
    await desk.store.newsletter.people.write({
      version: 1,
      id,
      state: 'confirmed',
      email: 'asha@client.example',
      confirmedAt: NOW.toISOString(),
    });
    await desk.store.newsletter.people.write({ version: 1, id: 'b', state: 'unconfirmed', email: 'no@client.example' });
    await desk.store.newsletter.people.write({ version: 1, id: 'c', state: 'left' });
    const [, row, end] = (await desk.say('subscribers', '--csv')).split('\r\n');
    assert.equal(end, '');
    assert.ok(row?.startsWith('"asha@client.example",'));
    const token = /leave\?token=([^"]+)/.exec(row ?? '')?.[1] ?? '';
    assert.equal(idInToken(desk.store.secret ?? '', 'leave', token, NOW), id);
  });

  it('is there on the command line, and writes a table into a new file of its owner only', async () => {
    const env = { ...process.env, DATA_DIR: desk.folder };
    const node = (...words: string[]) => promisify(execFile)(process.execPath, [enquiries, ...words], { env });
    const file = join(desk.folder, 'table.csv');
    assert.match((await node('export', '--csv', '--to', file)).stdout, /^Wrote .*table\.csv, from the local store/);
    assert.match(await readFile(file, 'utf8'), /^\uFEFF"id","state"/);
    assert.equal((await stat(file)).mode & 0o077, 0);
    await assert.rejects(node('export', '--csv', '--to', file), /table\.csv is there already/);
    await assert.rejects(node('delete', 'aaaaaa'), /Nobody is there to answer: nothing was deleted\. Add --yes\./);
    assert.deepEqual(await desk.idsIn('pending'), [PENDING]);
  });
});
