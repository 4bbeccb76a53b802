import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { ENQUIRY_FIELDS } from '../../../../lib/enquiry/fields.ts';
import type { Folder } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { momentBefore } from '../../../../netlify/staff-commands/age.ts';
import { toCsv } from '../../../../netlify/staff-commands/csv.ts';
import type { Located } from '../../../../netlify/staff-commands/located.ts';
import { statsText } from '../../../../netlify/staff-commands/stats.ts';
import { assertEach } from '../support/assertEach.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { CONTACT, recordOf } from '../support/forms.ts';
import { type Fixture, openFilledFixture, PENDING } from '../support/staffFixture.ts';

const enquiries = join(import.meta.dirname, '../../../../netlify/staff-commands/enquiries.ts');

describe('A table that the staff command writes', () => {
  catchLogs();
  let fixture: Fixture;
  beforeEach(async () => (fixture = await openFilledFixture()));

  it('exports a table in which no formula is alive', async () => {
    const csv = await fixture.say('export');
    assert.equal(csv.match(/^"[0-9a-f]{64}",/gm)?.length, 3);
    assert.ok(csv.split('\r\n')[0]?.endsWith(ENQUIRY_FIELDS.map((field) => `"${field}"`).join()));
    for (const field of ENQUIRY_FIELDS) assert.ok(csv.includes(`${CONTACT[field]}"`), field);
    assert.ok(csv.includes(`"'=HYPERLINK(""http://evil.example"")"`));
    assert.ok(csv.includes(`"'+255 700 000 111"`));
  });

  it('is there on the command line, and writes a table into a new file of its owner only', async () => {
    const env = { ...process.env, DATA_DIR: fixture.folder };
    const node = (...words: string[]) => promisify(execFile)(process.execPath, [enquiries, ...words], { env });
    const file = join(fixture.folder, 'table.csv');
    assert.match((await node('export', '--to', file)).stdout, /^Wrote .*table\.csv, from the local store/);
    assert.match(await readFile(file, 'utf8'), /^\uFEFF"id","state"/);
    assert.equal((await stat(file)).mode & 0o077, 0);
    await assert.rejects(node('export', '--to', file), /table\.csv is there already/);
    await assert.rejects(node('delete', 'aaaaaa'), /Nobody is there to answer: nothing was done\. Add --yes\./);
    assert.deepEqual(await fixture.idsIn('pending'), [PENDING]);
  });
});

describe('A cell of the table', () => {
  const formulas = ['=1+1', '+255 700', '-1', '@SUM(A1)', '\t=1', ' =1', '\n=1', '\u200b=1', '＝1', '|cmd'];
  it('holds no formula that is alive', () =>
    assertEach(formulas, (value) => assert.equal(toCsv(['h'], [[value]]), `\uFEFF"h"\r\n"'${value}"\r\n`)));
});

describe('An age', () => {
  it('leads from 31 March 2026 to a day that the calendar has, and is refused in any other form', () => {
    const before = (age: string) => momentBefore(age, new Date('2026-03-31T08:00:00Z')).toISOString().slice(0, 10);
    assert.deepEqual(['24mo', '1mo', '2y', '31d'].map(before), [
      '2024-03-31',
      '2026-02-28',
      '2024-03-31',
      '2026-02-28',
    ]);
    for (const age of ['', '0mo', '24', '-1d', '1w', '24mo ']) assert.throws(() => before(age));
  });
});

describe('The statistics of enquiries', () => {
  function located(folder: Folder, receivedAt: string, deliveredAt?: string, service = 'taxation'): Located {
    const fresh = recordOf('a', receivedAt, { values: { service } });
    return { folder, name: '', record: { ...fresh, delivery: { attempts: 1, ...(deliveredAt && { deliveredAt }) } } };
  }

  it('count by week of Dar es Salaam and by service, and tell the median time to delivery; suspects stand apart', () => {
    const text = statsText([
      located('done', '2026-03-22T20:59:00Z', '2026-03-22T20:59:10Z', ''),
      located('done', '2026-03-22T21:00:00Z', '2026-03-22T21:20:00Z'),
      located('done', '2026-03-23T09:00:00Z', '2026-03-23T09:05:00Z'),
      located('pending', '2026-03-24T09:00:00Z'),
      located('suspect', '2026-03-24T09:00:00Z'),
    ]);
    const [head, weeks, services, median] = text.split('\n\n');
    assert.equal(head, '4 enquiries, 1 of them waiting; 1 suspects');
    assert.equal(weeks, 'By week, from Monday:\n  2026-03-16      1\n  2026-03-23      3');
    assert.equal(services, 'By service:\n  Taxation         3\n  none chosen      1');
    assert.equal(median, 'Median time to delivery: 5 min');
  });
});
