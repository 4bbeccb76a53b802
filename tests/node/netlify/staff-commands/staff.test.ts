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
import { openStaffStore } from '../../../../netlify/staff-commands/staffStore.ts';
import { assertEach } from '../support/assertEach.ts';
import { readMails } from '../support/backstage.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { CONTACT } from '../support/forms.ts';
import { NOW, openStaffDesk, type StaffDesk } from '../support/staffDesk.ts';

const PENDING = 'aaaaaa'.padEnd(64, '0');
const DONE = 'bbbbbb'.padEnd(64, '0');
const SUSPECT = 'cccccc'.padEnd(64, '0');
const enquiries = join(import.meta.dirname, '../../../../netlify/staff-commands/enquiries.ts');

describe('The staff command', () => {
  catchLogs();
  let desk: StaffDesk;
  beforeEach(async () => {
    desk = await openStaffDesk();
    await desk.put('pending', PENDING, { receivedAt: '2020-01-01T08:00:00Z' });
    await desk.put('done', DONE, { receivedAt: '2024-03-30T08:00:00Z', name: '=HYPERLINK("http://evil.example")' });
    await desk.put('suspect', SUSPECT, { receivedAt: '2026-03-29T08:00:00Z', name: 'Bot\u001b[31m\u202e' });
  });

  it('lists every enquiry with its state, oldest first, safe for a terminal', async () => {
    const lines = (await desk.say('list')).split('\n');
    assert.match(
      lines[0] ?? '',
      /^aaaaaa000000 {2}2020-01-01 11:00 {2}waiting {4}contact {3}Asha Mrema .*Audit Services$/,
    );
    assert.match(lines[1] ?? '', /delivered/);
    assert.match(lines[2] ?? '', /suspect .*Bot \[31m .*\(filled a field that people do not see\)$/);
    assert.match(lines[3] ?? '', /^3 in the local store in .*Times are those of Dar es Salaam\.$/);
    assert.doesNotMatch(lines.join(''), /\p{C}/u);
  });

  it('shows all of one enquiry by the reference that its mail has', async () => {
    const text = await desk.say('show', 'cccccc000000');
    for (const part of [SUSPECT, 'honeypot', '  When can you start?']) assert.ok(text.includes(part), part);
    for (const field of ENQUIRY_FIELDS.filter((one) => !['name', 'message'].includes(one))) {
      assert.match(text, new RegExp(`^${field}: +${RegExp.escape(CONTACT[field])}$`, 'm'));
    }
  });

  const mistakes: [words: string[], says: RegExp][] = [
    [['show', 'ffffff'], /There is no enquiry ffffff/],
    [['show', 'abc'], /first 6 or more digits/],
    [['show', '../../done'], /is no id/],
    [['show'], /needs one ID/],
    [['delete', 'aaaaaa', 'bbbbbb'], /needs one ID/],
    [['export'], /export needs --xlsx or --csv/],
    [['export', '--xlsx', '--csv'], /export needs --xlsx or --csv/],
    [['export', '--xlsx'], /needs --to FILE\.xlsx/],
    [['export', '--all'], /needs --to FILE\.jsonl/],
    [['import'], /import needs one FILE/],
    [['list', '--state', 'done'], /--state is 'done': write one of delivered, waiting, suspect/],
    [['list', '--service', 'tax'], /--service is 'tax', which is no service/],
    [['list', '--since', '2026-02-30'], /is no day and no age\. Write it as 2026-03-01/],
    [['list', '--csv'], /Unknown option '--csv'\.\n\nnpm run enquiries -- list/],
    [['lst'], /There is no command 'lst'/],
    [['purge', '--older-than', 'yesterday'], /is no age/],
    [['constructor'], /npm run enquiries/],
    [[], /npm run enquiries/],
  ];
  it('says what is wrong with a call', () =>
    assertEach(mistakes, ([words, says]) => assert.rejects(desk.say(...words), says)));

  it('asks for more digits where two enquiries begin alike', async () => {
    await desk.put('done', `aaaaaa${'1'.repeat(58)}`, { receivedAt: '2026-01-01T08:00:00Z' });
    await assert.rejects(desk.say('delete', 'aaaaaa'), /More than one/);
    assert.equal((await desk.idsIn('done')).length, 2);
  });

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

  it('mails a suspect to the office when told to, and then it is delivered', async () => {
    assert.equal(
      await desk.say('resend', 'CCCCCC'),
      `The mail of cccccc000000 lies in ${desk.folder}/outbox; on this machine none is sent.`,
    );
    const [mail] = await readMails(join(desk.folder, 'outbox'));
    assert.ok(mail?.messageId?.includes(SUSPECT));
    assert.deepEqual(await desk.idsIn('suspect'), []);
    const record = await desk.store.enquiries.read('done', `2026-03-29/08-00-00-000Z-${SUSPECT}`);
    assert.equal(record?.delivery.deliveredAt, NOW.toISOString());
    assert.equal(record?.suspicion, undefined);
  });

  it('leaves an enquiry where it is when it cannot be mailed', async () => {
    const mailer = () => Promise.reject(new Error('refused'));
    await assert.rejects(desk.run(['resend', 'aaaaaa'], { mailer }), /refused/);
    await assert.rejects(desk.run(['resend', 'aaaaaa'], { mailer: undefined }), /SMTP_URL is not set/);
    assert.deepEqual(await desk.idsIn('pending'), [PENDING]);
  });

  it('deletes one for good, once a person has said so', async () => {
    desk.agrees = false;
    assert.equal(await desk.say('delete', 'aaaaaa'), 'Nothing was deleted.');
    assert.deepEqual(await desk.idsIn('pending'), [PENDING]);
    assert.match(
      desk.asked[0] ?? '',
      /^Delete aaaaaa000000, Asha Mrema, received 2020-01-01 11:00 from the local store in .* for good\?$/,
    );
    desk.agrees = true;
    await desk.say('delete', 'aaaaaa');
    assert.deepEqual([await desk.idsIn('pending'), (await desk.idsIn('done')).length], [[], 1]);
  });

  it('asks nothing with --yes', async () => {
    desk.agrees = false;
    await desk.say('delete', 'aaaaaa', '--yes');
    await desk.say('purge', '--yes');
    assert.deepEqual(desk.asked, []);
    assert.deepEqual([await desk.idsIn('pending'), await desk.idsIn('done')], [[], []]);
  });

  it('shows what one filter or several let through', async () => {
    await desk.put('done', 'dddddd'.padEnd(64, '0'), { receivedAt: '2026-03-28T21:30:00Z', name: 'Juma Ally' });
    const listed = async (...words: string[]) =>
      (await desk.say('list', ...words))
        .split('\n')
        .slice(0, -1)
        .map((line) => line.slice(0, 2));
    assert.deepEqual(await listed('--state', 'delivered'), ['bb', 'dd']);
    assert.deepEqual(await listed('--name', 'juma'), ['dd']);
    assert.deepEqual(await listed('--name', 'mrema traders', '--state', 'waiting'), ['aa']);
    // 00:30 on the 29th in Dar es Salaam.
    assert.deepEqual(await listed('--since', '2026-03-29'), ['dd', 'cc']);
    assert.deepEqual(await listed('--since', '2d'), ['cc']);
    for (const search of ['0700 000 111', '+255 700000111', 'asha@client', 'audit MREMA', 'aaaaaa000000']) {
      assert.ok((await listed('--search', search)).includes('aa'), search);
    }
    assert.deepEqual(await listed('--search', 'juma'), ['dd']);
    assert.deepEqual(await listed('--search', '0711 999 999'), []);
    assert.deepEqual(await listed('--form', 'callback'), []);
    assert.deepEqual(await listed('--service', 'audit', '--since', '1y'), ['dd', 'cc']);
  });

  it('counts what a filter lets through', async () => {
    assert.match(await desk.say('stats', '--state', 'suspect'), /^0 enquiries, 0 of them waiting; 1 suspects\n/);
  });

  it('tells how each command is used', async () => {
    assert.match(await desk.say('--help'), /^npm run enquiries -- <command>\n[\s\S]*\n {2}stats /);
    const commands = ['list', 'show', 'export', 'import', 'stats', 'resend', 'delete', 'purge', 'subscribers'];
    for (const command of commands) {
      assert.match(await desk.say(command, '--help'), new RegExp(`^npm run enquiries -- ${command}\\b`));
    }
  });

  it("purges what is older than the firm's retention, never what was not delivered", async () => {
    assert.match(await desk.say('purge', '--dry-run'), /^Would delete 1 received before 2024-03-31/);
    assert.deepEqual(await desk.idsIn('done'), [DONE]);
    assert.match(await desk.say('purge'), /^Deleted 1 .*\nKept aaaaaa000000: it was never delivered/);
    assert.deepEqual(
      [await desk.idsIn('pending'), await desk.idsIn('done'), await desk.idsIn('suspect')],
      [[PENDING], [], [SUSPECT]],
    );
    assert.match(await desk.say('purge', '--older-than', '1d', '--state', 'delivered'), /^Deleted 0 /);
    assert.match(await desk.say('purge', '--older-than', '1d'), /^Deleted 1 /);
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

  it('works on the published store only with both of its keys', async () => {
    await assert.rejects(openStaffStore({ NETLIFY_SITE_ID: 'x' }), /Set both/);
    await assert.rejects(openStaffStore({ NETLIFY_AUTH_TOKEN: 'x' }), /Set both/);
    const remote = await openStaffStore({ NETLIFY_SITE_ID: 'x', NETLIFY_AUTH_TOKEN: 'y' });
    assert.equal(remote.name, 'the store of the published site x');
    assert.equal(remote.mailer, undefined);
  });
});
