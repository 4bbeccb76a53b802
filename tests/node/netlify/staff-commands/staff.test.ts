import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { newRecord } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';
import type { Folder } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { idInName } from '../../../../netlify/forms/runtime/entryName.ts';
import { idInToken } from '../../../../netlify/newsletter/links.ts';
import { subscriberId } from '../../../../netlify/newsletter/subscriber.ts';
import { momentBefore } from '../../../../netlify/staff-commands/age.ts';
import { toCsv } from '../../../../netlify/staff-commands/csv.ts';
import { run } from '../../../../netlify/staff-commands/enquiries.ts';
import { openStaffStore, type StaffStore } from '../../../../netlify/staff-commands/staffStore.ts';
import { assertEach } from '../support/assertEach.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { CONTACT } from '../support/forms.ts';
import { readMails } from '../support/office.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const NOW = new Date('2026-03-31T08:00:00Z');
const PENDING = 'aaaaaa'.padEnd(64, '0');
const DONE = 'bbbbbb'.padEnd(64, '0');
const SUSPECT = 'cccccc'.padEnd(64, '0');
const enquiries = join(import.meta.dirname, '../../../../netlify/staff-commands/enquiries.ts');

describe('The staff command', () => {
  catchLogs();
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let store: StaffStore;
  beforeEach(async () => {
    folder = await temporaryFolder();
    store = await openStaffStore({ DATA_DIR: folder.path });
    await put('pending', PENDING, { receivedAt: '2020-01-01T08:00:00Z' });
    await put('done', DONE, { receivedAt: '2024-03-30T08:00:00Z', name: '=HYPERLINK("http://evil.example")' });
    await put('suspect', SUSPECT, { receivedAt: '2026-03-29T08:00:00Z', name: 'Bot\u001b[31m\u202e' });
    open.push({ store, folder });
  });
  const open: { store: StaffStore; folder: typeof folder }[] = [];
  after(async () => {
    for (const one of open) {
      await one.store.close();
      await one.folder.remove();
    }
  });

  async function put(
    place: Folder,
    id: string,
    { receivedAt, name = CONTACT.name }: { receivedAt: string; name?: string },
  ) {
    const values = { ...CONTACT, name };
    const suspicion = place === 'suspect' ? 'honeypot' : undefined;
    const record = newRecord({ id, form: 'contact', values, suspicion, receivedAt: new Date(receivedAt) });
    await store.enquiries.write(place, record);
  }
  const say = async (...words: string[]) => (await run(words, store, NOW)).text;
  const idsIn = async (place: Folder) => (await store.enquiries.listNames(place)).map(idInName);

  it('lists every enquiry with its state, oldest first, safe for a terminal', async () => {
    const lines = (await say('list')).split('\n');
    assert.match(
      lines[0] ?? '',
      /^aaaaaa000000 {2}2020-01-01 08:00 {2}waiting {4}contact {3}Asha Mrema .*Audit Services$/,
    );
    assert.match(lines[1] ?? '', /delivered/);
    assert.match(lines[2] ?? '', /suspect .*Bot \[31m/);
    assert.match(lines[3] ?? '', /^3 in the local store in .*Times are UTC\.$/);
    assert.doesNotMatch(lines.join(''), /\p{C}/u);
  });

  it('shows all of one enquiry by the reference that its mail has', async () => {
    const text = await say('show', 'cccccc000000');
    for (const part of [SUSPECT, 'honeypot', CONTACT.email, CONTACT.phone, 'Mrema Traders', '  When can you start?']) {
      assert.ok(text.includes(part), part);
    }
  });

  const mistakes = [
    { words: ['show', 'ffffff'], says: /There is no enquiry ffffff/ },
    { words: ['show', 'abc'], says: /first 6 or more digits/ },
    { words: ['show', '../../done'], says: /is no id/ },
    { words: ['show'], says: /needs one ID/ },
    { words: ['delete', 'aaaaaa', 'bbbbbb'], says: /needs one ID/ },
    { words: ['export'], says: /needs --csv/ },
    { words: ['purge', '--older-than', 'yesterday'], says: /is no age/ },
    { words: ['constructor'], says: /npm run enquiries/ },
    { words: [], says: /npm run enquiries/ },
  ];
  it('says what is wrong with a call', () =>
    assertEach(
      mistakes,
      ({ words }) => `'${words.join(' ')}'`,
      ({ words, says }) => assert.rejects(say(...words), says),
    ));

  it('asks for more digits where two enquiries begin alike', async () => {
    await put('done', `aaaaaa${'1'.repeat(58)}`, { receivedAt: '2026-01-01T08:00:00Z' });
    await assert.rejects(say('delete', 'aaaaaa'), /More than one/);
    assert.equal((await idsIn('done')).length, 2);
  });

  it('exports a table in which no formula is alive', async () => {
    const csv = await say('export', '--csv');
    assert.equal(csv.match(/^"[0-9a-f]{64}",/gm)?.length, 3);
    assert.ok(csv.includes(`"'=HYPERLINK(""http://evil.example"")"`));
    assert.ok(csv.includes(`"'+255 700 000 111"`));
  });

  it('mails a suspect to the office when told to, and then it is delivered', async () => {
    assert.equal(await say('resend', 'cccccc'), 'Sent cccccc000000.');
    const [mail] = await readMails(join(folder.path, 'outbox'));
    assert.ok(mail?.messageId?.includes(SUSPECT));
    assert.deepEqual(await idsIn('suspect'), []);
    const record = await store.enquiries.read('done', `2026-03-29/08-00-00-000Z-${SUSPECT}`);
    assert.equal(record?.delivery.deliveredAt, NOW.toISOString());
    assert.equal(record?.suspicion, undefined);
  });

  it('leaves an enquiry where it is when it cannot be mailed', async () => {
    const refuse = async () => {
      throw new Error('refused');
    };
    await assert.rejects(run(['resend', 'aaaaaa'], { ...store, mailer: refuse }, NOW), /refused/);
    await assert.rejects(run(['resend', 'aaaaaa'], { ...store, mailer: undefined }, NOW), /SMTP_URL is not set/);
    assert.deepEqual(await idsIn('pending'), [PENDING]);
  });

  it('deletes one for good', async () => {
    await say('delete', 'aaaaaa');
    assert.deepEqual([await idsIn('pending'), (await idsIn('done')).length], [[], 1]);
  });

  it("purges what is older than the firm's retention, never what was not delivered", async () => {
    assert.match(await say('purge', '--dry-run'), /^Would delete 1 received before 2024-03-31/);
    assert.deepEqual(await idsIn('done'), [DONE]);
    assert.match(await say('purge'), /^Deleted 1 .*\nKept aaaaaa000000: it was never delivered/);
    assert.deepEqual([await idsIn('pending'), await idsIn('done'), await idsIn('suspect')], [[PENDING], [], [SUSPECT]]);
    assert.match(await say('purge', '--older-than', '1d'), /^Deleted 1 /);
  });

  it('exports confirmed subscribers alone, each with a link to leave that works', async () => {
    const id = subscriberId('asha@client.example');
    await store.newsletter.people.write({
      version: 1,
      id,
      state: 'confirmed',
      email: 'asha@client.example',
      confirmedAt: NOW.toISOString(),
    });
    await store.newsletter.people.write({ version: 1, id: 'b', state: 'unconfirmed', email: 'no@client.example' });
    await store.newsletter.people.write({ version: 1, id: 'c', state: 'left' });
    const [, row, end] = (await say('subscribers', '--csv')).split('\r\n');
    assert.equal(end, '');
    assert.ok(row?.startsWith('"asha@client.example",'));
    const token = /leave\?token=([^"]+)/.exec(row ?? '')?.[1] ?? '';
    assert.equal(idInToken(store.secret ?? '', 'leave', token, NOW), id);
  });

  it('is there on the command line, and writes a table into a new file of its owner only', async () => {
    const env = { ...process.env, DATA_DIR: folder.path };
    const node = (...words: string[]) => promisify(execFile)(process.execPath, [enquiries, ...words], { env });
    assert.match((await node('list')).stdout, /\n3 in the local store/);
    const file = join(folder.path, 'table.csv');
    await node('export', '--csv', '--to', file);
    assert.match(await readFile(file, 'utf8'), /^\uFEFF"id","state"/);
    assert.equal((await stat(file)).mode & 0o077, 0);
    await assert.rejects(node('export', '--csv', '--to', file), /EEXIST/);
  });

  it('works on the published store only with both of its keys', async () => {
    await assert.rejects(openStaffStore({ NETLIFY_SITE_ID: 'x' }), /Set both/);
    await assert.rejects(openStaffStore({ NETLIFY_AUTH_TOKEN: 'x' }), /Set both/);
    const remote = await openStaffStore({ NETLIFY_SITE_ID: 'x', NETLIFY_AUTH_TOKEN: 'y' });
    assert.equal(remote.name, 'the store of the published site x');
    assert.equal(remote.mailer, undefined);
  });
});

describe('A cell of the table', () => {
  const cells = [
    { value: '=1+1', cell: "'=1+1" },
    { value: '+255 700', cell: "'+255 700" },
    { value: '-1', cell: "'-1" },
    { value: '@SUM(A1)', cell: "'@SUM(A1)" },
    { value: '\t=1', cell: "'\t=1" },
    { value: ' =1', cell: "' =1" },
    { value: '\n=1', cell: "'\n=1" },
    { value: '\u200b=1', cell: "'\u200b=1" },
    { value: '＝1', cell: "'＝1" },
    { value: '|cmd', cell: "'|cmd" },
    { value: 'a=1', cell: 'a=1' },
    { value: 'say "no", twice', cell: 'say ""no"", twice' },
    { value: '', cell: '' },
  ];
  it('holds no formula that is alive, and every quote doubled', () =>
    assertEach(
      cells,
      ({ value }) => JSON.stringify(value),
      ({ value, cell }) => assert.equal(toCsv(['h'], [[value]]), `\uFEFF"h"\r\n"${cell}"\r\n`),
    ));
});

describe('An age', () => {
  const ages = [
    { age: '24mo', before: '2024-03-31' },
    { age: '1mo', before: '2026-02-28' },
    { age: '2y', before: '2024-03-31' },
    { age: '31d', before: '2026-02-28' },
  ];
  it('leads from 31 March 2026 to a day that the calendar has', () =>
    assertEach(
      ages,
      ({ age }) => age,
      ({ age, before }) => assert.equal(momentBefore(age, NOW).toISOString().slice(0, 10), before),
    ));

  it('is refused in any other form', () =>
    assertEach(
      ['', '0mo', '24', '-1d', '1w', '24mo '],
      (age) => `'${age}'`,
      (age) => assert.throws(() => momentBefore(age, NOW)),
    ));
});
