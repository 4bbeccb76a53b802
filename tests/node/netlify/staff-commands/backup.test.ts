import assert from 'node:assert/strict';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { restoreText } from '../../../../netlify/staff-commands/backup.ts';
import type { StaffStore } from '../../../../netlify/staff-commands/staffStore.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { recordOf } from '../support/forms.ts';
import { openFixture } from '../support/staffFixture.ts';

const FOLDERS = ['done', 'pending'] as const;
const MINUTE_MS = 60_000;

/** Returns every file below a folder, by its path, with its bytes. */
async function filesIn(folder: string): Promise<Map<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'latin1')] as const));
  return new Map(texts);
}

describe('A backup', () => {
  catchLogs();

  /** Stores enquiries in both folders, and a note. */
  async function fill({ enquiries }: StaffStore, count: number): Promise<void> {
    for (let number = 0; number < count; number += 1) {
      const receivedAt = new Date(Date.UTC(2026, 1, 1) + number * 37 * MINUTE_MS);
      const values = { message: `Zoë ${number}\n你好 "quoted"` };
      const suspicion = number % 5 === 0 ? 'links' : undefined;
      const record = recordOf(number.toString(16).padEnd(64, 'a'), receivedAt, { values, suspicion });
      await enquiries.claimName(record);
      await enquiries.write(FOLDERS[number % FOLDERS.length] ?? 'done', record);
    }
    await enquiries.writeNote('last-digest', '2026-03-01T05:00:00.000Z');
  }

  it('is restored byte for byte by the command after every file is lost', async () => {
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

  it('does not put what was delivered since among those that wait, nor overwrite anything', async () => {
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

  it('brings back nobody who was deleted meanwhile without a question; a list of references deletes them again', async () => {
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
