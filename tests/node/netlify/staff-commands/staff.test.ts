import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { ENQUIRY_FIELDS } from '../../../../lib/enquiry/fields.ts';
import { readDelimited } from '../../../../lib/money/csv.ts';
import { reference } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';
import type { Folder } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { idInName } from '../../../../netlify/forms/runtime/entryName.ts';
import { restoreText } from '../../../../netlify/staff-commands/backup.ts';
import { run, type StaffOutput } from '../../../../netlify/staff-commands/enquiries.ts';
import { momentOf } from '../../../../netlify/staff-commands/findEnquiries.ts';
import { openStaffStore, type StaffStore } from '../../../../netlify/staff-commands/staffStore.ts';
import { assertEach } from '../../../support/cases.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { CONTACT, recordOf } from '../support/forms.ts';

const COMMAND = join(import.meta.dirname, '../../../../netlify/staff-commands/enquiries.ts');

/** Time at which the commands run. */
const NOW = new Date('2026-03-31T08:00:00Z');

/** IDs of the enquiries in a filled fixture: pending, delivered, marked, newsletter. */
const PENDING = 'aaaaaa'.padEnd(64, '0');
const DONE = 'bbbbbb'.padEnd(64, '0');
const MARKED = 'cccccc'.padEnd(64, '0');
const READER = 'dddddd'.padEnd(64, '0');
const ids = [PENDING, DONE, MARKED, READER];

const openStores: (() => Promise<void>)[] = [];

after(() => Promise.all(openStores.map((close) => close())));

/**
 * Opens the staff commands on a real, empty store, with a user whose answers the test controls. The store is closed
 * after all tests.
 */
async function openFixture() {
  const folder = temporaryFolder();
  const opened = await openStaffStore({ DATA_DIR: folder });
  openStores.push(opened.close);
  const fixture = {
    store: { ...opened, now: () => NOW },
    /** Folder of the store and the outbox. */
    folder,
    /** Questions that the user was asked. */
    asked: [] as string[],
    /** The user's answer. */
    agrees: true,
    put: async (place: Folder, id: string, receivedAt: string, received?: Parameters<typeof recordOf>[2]) => {
      const record = recordOf(id, receivedAt, received);
      await fixture.store.enquiries.claimName(record);
      await fixture.store.enquiries.write(place, record);
    },
    run: (words: string[]): Promise<StaffOutput> =>
      run(words, fixture.store, async (question) => {
        fixture.asked.push(question);
        return fixture.agrees;
      }),
    /** Runs a command; returns its output. */
    say: async (...words: string[]): Promise<string> => (await fixture.run(words)).content,
    idsIn: async (place: Folder) => (await fixture.store.enquiries.listNames(place)).map(idInName),
  };
  return fixture;
}

type Fixture = Awaited<ReturnType<typeof openFixture>>;

/** Opens a fixture with four entries, with names that could be dangerous in a terminal or a spreadsheet. */
async function openFilledFixture(): Promise<Fixture> {
  const fixture = await openFixture();
  const formula = { name: '=HYPERLINK("http://evil.example")' };
  const bot = { name: 'Bot\u001b[31m\u202e' };
  const address = { name: '', phone: '', company: '', service: '', message: '' };
  await fixture.put('pending', PENDING, '2020-01-01T08:00:00Z');
  await fixture.put('done', DONE, '2024-03-30T08:00:00Z', { values: formula });
  await fixture.put('done', MARKED, '2026-03-29T08:00:00Z', { suspicion: 'honeypot', values: bot });
  await fixture.put('done', READER, '2026-03-30T08:00:00Z', { form: 'newsletter', values: address });
  return fixture;
}

describe('the staff command', () => {
  let fixture: Fixture;
  beforeEach(async () => (fixture = await openFilledFixture()));

  it('lists every entry with its state, oldest first, without control characters', async () => {
    const lines = (await fixture.say('list')).split('\n');
    assert.match(
      lines[0] ?? '',
      new RegExp(`^${reference(PENDING)} {2}2020-01-01 11:00 {2}waiting {4}contact {5}Asha Mrema .*Audit Services$`),
    );
    assert.match(lines[1] ?? '', /delivered/);
    assert.match(lines[2] ?? '', /delivered .*Bot \[31m .*\(filled a field that people do not see\)$/);
    assert.match(lines[3] ?? '', /newsletter {2}asha@client\.example/);
    assert.match(lines[4] ?? '', /^4 in the local store in .*Times are in Dar es Salaam time\.$/);
    assert.doesNotMatch(lines.join(''), /\p{C}/u);
  });

  it('shows a whole entry by its reference in any spelling', async () => {
    const whole = reference(MARKED);
    const [letters, two, five] = whole.split('-');
    const spellings = [whole.toLowerCase(), `[${whole}]`, `${letters} ${two} ${five}`, `${letters}${two}${five}`];
    for (const spelling of [whole, ...spellings, `${two}-${five}`, MARKED.toUpperCase()]) {
      const text = await fixture.say('show', spelling);
      assert.match(text, new RegExp(`^reference: +${whole}\n`), spelling);
      for (const part of ['filled a field that people do not see', '  When can you start?'])
        assert.ok(text.includes(part));
      for (const field of ENQUIRY_FIELDS.filter((one) => !['name', 'message'].includes(one))) {
        assert.match(text, new RegExp(`^${field}: +${RegExp.escape(CONTACT[field])}$`, 'm'));
      }
    }
  });

  const mistakes: [words: string[], says: RegExp][] = [
    [['show', 'AB-00-00000'], /There is no enquiry 0000000/],
    [['show', 'ffffff'], /'ffffff' is not a reference/],
    [['show'], /Write references, or filters/],
    [['delete'], /Write references, or filters/],
    [['delete', 'AB-24-11705', '--marked'], /Write references, or filters/],
    [['import'], /import needs one FILE/],
    [['list', '--state', 'done'], /--state is 'done': write one of delivered, waiting/],
    [['list', '--kind', 'enquiry'], /--kind is 'enquiry': write one of contact, callback, newsletter/],
    [['list', '--since', '2026-02-30'], /is neither a day nor an age\. Write it as 2026-03-01/],
    [['list', '--csv'], /Unknown option '--csv'\.\n\nnpm run enquiries -- /],
    [['constructor'], /There is no command 'constructor'/],
  ];
  it('explains mistakes in a call', () =>
    assertEach(mistakes, ([words, says]) => assert.rejects(fixture.say(...words), says)));

  it('mails an enquiry to the office on request, which marks it as delivered', async () => {
    const said = `The mail of ${reference(PENDING)} is in ${fixture.folder}/outbox. None was sent.`;
    assert.equal(await fixture.say('resend', reference(PENDING)), said);
    const [mail = ''] = globSync(join(fixture.folder, 'outbox', '*.eml'));
    assert.ok((await readFile(mail, 'utf8')).includes(PENDING));
    assert.deepEqual(await fixture.idsIn('pending'), []);
    const record = await fixture.store.enquiries.read('done', `2020-01-01/08-00-00-000Z-${PENDING}`);
    assert.partialDeepStrictEqual(record, { delivery: { deliveredAt: NOW.toISOString() } });
  });

  it('keeps an enquiry pending if it cannot be mailed', async () => {
    const words = ['resend', reference(PENDING)];
    fixture.store = { ...fixture.store, send: () => Promise.reject(new Error('refused')) };
    await assert.rejects(fixture.say(...words), /refused/);
    fixture.store = { ...fixture.store, send: undefined };
    await assert.rejects(fixture.say(...words), /SMTP_URL is not set/);
    assert.deepEqual(await fixture.idsIn('pending'), [PENDING]);
  });

  it('deletes an enquiry permanently after confirmation', async () => {
    const words = ['delete', reference(PENDING)] as const;
    fixture.agrees = false;
    assert.equal(await fixture.say(...words), 'Nothing was deleted.');
    assert.deepEqual(await fixture.idsIn('pending'), [PENDING]);
    const question = `${reference(PENDING)}, Asha Mrema, received 2020-01-01 11:00 from the local store in .* for good`;
    assert.match(fixture.asked[0] ?? '', new RegExp(`^Delete ${question}\\?$`));
    fixture.agrees = true;
    assert.match(await fixture.say(...words), new RegExp(`^Deleted from .*: ${reference(PENDING)}$`));
    assert.deepEqual([await fixture.idsIn('pending'), (await fixture.idsIn('done')).length], [[], 3]);
  });

  it('requires the whole ID if two enquiries share a reference', async () => {
    // The reference is derived from the first digits of the ID.
    const similar = PENDING.replace(/0$/, '1');
    await fixture.put('done', similar, '2026-01-01T08:00:00Z');
    const both = /\d{7} fits two enquiries\. Write one of a+0+1? and a+0+1?\./;
    await assert.rejects(fixture.say('delete', reference(PENDING)), both);
    assert.match(await fixture.say('show', similar), new RegExp(`id: +${similar}`));
  });

  it('forgets a person by email address or phone number, in every form, and nobody else', async () => {
    const values = { email: 'other@client.example', phone: '0711 222 333', message: CONTACT.email };
    await fixture.put('done', 'd'.repeat(64), '2026-01-01T08:00:00Z', { values });
    assert.equal(await fixture.say('forget', 'nobody@client.example'), 'There is nothing to delete.');
    await assert.rejects(fixture.say('forget', 'Asha'), /'Asha' is neither an email address nor a phone number/);
    await fixture.say('forget', CONTACT.email.toUpperCase());
    assert.deepEqual([await fixture.idsIn('pending'), await fixture.idsIn('done')], [[], ['d'.repeat(64)]]);
    for (const spelling of ['+255 711 222 333', '0255 711 222 333', '+255 (0)711 222 333', '711-222-333']) {
      await fixture.put('done', 'e'.repeat(64), '2026-01-01T08:00:00Z', { values: { ...values, phone: spelling } });
      await fixture.say('forget', ...'+255 711 222 333'.split(' '));
      assert.deepEqual(await fixture.idsIn('done'), [], spelling);
    }
  });

  it('deletes a flood after one question, or without any with --yes', async () => {
    for (let number = 0; number < 50; number += 1) {
      const id = `${number}`.padStart(64, 'e');
      await fixture.put('pending', id, '2026-03-31T07:00:00Z', { suspicion: 'no-browser' });
    }
    await fixture.say('delete', '--marked', '--since', '1d');
    assert.match(fixture.asked.join('\n'), /^Delete 50 enquiries, the oldest [A-Z]{2}-\d{2}-\d{5}, Asha Mrema, .*\?$/);
    assert.deepEqual([await fixture.idsIn('pending'), (await fixture.idsIn('done')).length], [[PENDING], 3]);
    await fixture.say('delete', '--marked', '--yes');
    assert.deepEqual([fixture.asked.length, await fixture.idsIn('done')], [1, [DONE, READER]]);
  });

  it('filters the list by one or several filters', async () => {
    const listed = async (...words: string[]) =>
      (await fixture.say('list', ...words))
        .split('\n')
        .slice(0, -1)
        .map((line) => ids.find((id) => line.startsWith(reference(id)))?.slice(0, 2));
    assert.deepEqual(await listed('--state', 'delivered'), ['bb', 'cc', 'dd']);
    assert.deepEqual(await listed('--kind', 'newsletter'), ['dd']);
    assert.deepEqual(await listed('--marked'), ['cc']);
    // Received at 11:00 on the 29th and on the 30th in Dar es Salaam.
    assert.deepEqual(await listed('--since', '2026-03-29'), ['cc', 'dd']);
    assert.deepEqual(await listed('--since', '1d', '--search', 'asha'), ['dd']);
    for (const search of ['0700 000 111', '+255 700000111', 'asha@client', 'audit MREMA']) {
      assert.ok((await listed('--search', search)).includes('aa'), search);
    }
  });

  it('exports a table that begins with the reference, and the newsletter in the format of its program', async () => {
    const table = await fixture.say('export');
    assert.match(table, /^\uFEFFreference,kind/);
    const [heads = [], ...rows] = readDelimited(table).map(({ cells }) => cells);
    const references = rows.map(([first]) => first);
    assert.deepEqual(
      references,
      ids.map((id) => reference(id)),
    );
    assert.deepEqual(heads.slice(-ENQUIRY_FIELDS.length - 1), [...ENQUIRY_FIELDS, 'consent']);
    const cells = rows.flat();
    for (const field of ENQUIRY_FIELDS) assert.ok(cells.includes(CONTACT[field]), field);
    assert.ok(table.includes(`"'=HYPERLINK(""http://evil.example"")"`));
    const [names, reader = []] = readDelimited(await fixture.say('export', '--kind', 'newsletter')).map(
      ({ cells }) => cells,
    );
    assert.deepEqual(names, ['reference', 'received', 'email', 'consent']);
    assert.match(reader.join(), /^[A-Z-\d]+,2026-03-30 11:00,asha@client\.example,You get one e-mail .*link\.$/);
  });

  it('works on the command line, and writes a backup that only its owner can read', async () => {
    const env = { ...process.env, DATA_DIR: fixture.folder };
    const node = (...words: string[]) => promisify(execFile)(process.execPath, [COMMAND, ...words], { env });
    const file = join(fixture.folder, 'backup.jsonl');
    const words = ['export', '--all', '--local', '--to', file];
    const { stdout } = await node(...words);
    assert.match(stdout, /^Wrote .*backup\.jsonl, from the local store .*: 8 entries\.\n$/);
    assert.equal((await stat(file)).mode & 0o077, 0);
    await assert.rejects(node(...words), /backup\.jsonl'\. Choose another name, or move the file away first\./);
    const alone = /Nobody is there to answer: nothing was done\. Add --yes\./;
    await assert.rejects(node('delete', reference(PENDING)), alone);
    assert.deepEqual(await fixture.idsIn('pending'), [PENDING]);
  });

  it('opens the published store only with both keys', async () => {
    await assert.rejects(openStaffStore({ NETLIFY_SITE_ID: 'x' }), /Set both/);
    await assert.rejects(openStaffStore({ NETLIFY_AUTH_TOKEN: 'x' }), /Set both/);
    const remote = await openStaffStore({ NETLIFY_SITE_ID: 'x', NETLIFY_AUTH_TOKEN: 'y' });
    assert.deepEqual([remote.name, remote.settings.context], ['the store of the published site x', 'production']);
    assert.equal(remote.send, undefined);
  });
});

describe('an age', () => {
  it('counts back from 31 March 2026 to a real date, and is refused in any other form', () => {
    const before = (age: string) => momentOf(age, new Date('2026-03-31T08:00:00Z')).toISOString().slice(0, 10);
    const [ahead, back] = ['2024-03-31', '2026-02-28'];
    assert.deepEqual(['24mo', '1mo', '2y', '31d'].map(before), [ahead, back, ahead, back]);
    for (const age of ['', '0mo', '24', '-1d', '1w', '24mo ']) assert.throws(() => before(age));
  });
});

/** Returns all files in a folder with their bytes, by path. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'latin1')] as const));
  return new Map(texts);
}

describe('a backup', () => {
  /** Stores enquiries in both folders, and a note. */
  async function fill({ enquiries }: StaffStore, count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const receivedAt = new Date(Date.UTC(2026, 1, 1) + number * 37 * 60_000);
      const values = { message: `Zoë ${number}\n你好 "quoted"` };
      const suspicion = number % 5 === 0 ? 'links' : undefined;
      const record = recordOf(number.toString(16).padEnd(64, 'a'), receivedAt, { values, suspicion });
      await enquiries.claimName(record);
      await enquiries.write(number % 2 === 0 ? 'done' : 'pending', record);
    }
    await enquiries.writeNote('last-digest', '2026-03-01T05:00:00.000Z');
  }

  it('is restored byte for byte after every file is lost', async () => {
    const fixture = await openFixture();
    await fill(fixture.store, 12);
    const entries = join(fixture.folder, 'blobs', 'entries');
    const before = await filesIn(entries);
    const output = await fixture.run(['export', '--all', '--local', '--to', 'backup.jsonl']);
    const file = join(fixture.folder, 'backup.jsonl');
    await writeFile(file, output.content);
    await rm(entries, { recursive: true });
    assert.match(await fixture.say('import', file), /^Restored 25 of 25 entries into the local store/);
    assert.deepEqual(await filesIn(entries), before);
    assert.match(await fixture.say('import', file), /^Restored 0 of /);
  });

  it('is refused without entries or a file, and from the local store without --local', async () => {
    const { run } = await openFixture();
    const all = ['export', '--all', '--to', 'backup.jsonl'];
    await assert.rejects(run([...all, '--local']), /There are no entries in the local store .*: no backup was written/);
    await assert.rejects(run(['export', '--all', '--local']), /needs --to FILE\.jsonl/);
    await assert.rejects(run(all), /Set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN for a backup, or add --local/);
  });

  it('never returns delivered enquiries to pending, and overwrites nothing', async () => {
    const fixture = await openFixture();
    const { enquiries } = fixture.store;
    const record = recordOf('a'.repeat(64), '2026-03-01T08:00:00Z');
    await enquiries.write('pending', record);
    const file = join(fixture.folder, 'backup.jsonl');
    await writeFile(file, (await fixture.run(['export', '--all', '--local', '--to', file])).content);
    const [name = ''] = await enquiries.listNames('pending');
    await enquiries.write('done', { ...record, delivery: { attempts: 2 } });
    await enquiries.remove('pending', name);
    await fixture.say('import', file);
    assert.deepEqual(await enquiries.listNames('pending'), []);
    assert.partialDeepStrictEqual(await enquiries.read('done', name), { delivery: { attempts: 2 } });
  });

  it('asks before it restores deleted enquiries, which a list of references deletes again', async () => {
    const fixture = await openFixture();
    await fill(fixture.store, 3);
    const { content } = await fixture.run(['export', '--all', '--local', '--to', 'x']);
    const deleted = (await fixture.say('delete', '--since', '1y')).split(': ')[1] ?? '';
    const asked: string[] = [];
    const refuse = async (question: string) => asked.push(question) < 0;
    assert.equal(await restoreText(fixture.store, content, refuse), 'Nothing was restored.');
    assert.match(asked.join(), /^Restore 6 entries into .*\? What was deleted since .* what waited then is mailed\.$/);
    await restoreText(fixture.store, content, async () => true);
    await fixture.say('delete', ...deleted.split(' '), 'AB-00-00000');
    assert.deepEqual([await fixture.idsIn('done'), await fixture.idsIn('pending')], [[], []]);
  });
});
