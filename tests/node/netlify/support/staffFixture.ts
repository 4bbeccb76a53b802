import { after } from 'node:test';
import type { Folder } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { idInName } from '../../../../netlify/forms/runtime/entryName.ts';
import { run, type StaffOutput } from '../../../../netlify/staff-commands/enquiries.ts';
import { openStaffStore } from '../../../../netlify/staff-commands/staffStore.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';
import { recordOf } from './forms.ts';

/** Time at which the commands run. */
export const NOW = new Date('2026-03-31T08:00:00Z');

/** Ids of the enquiries of a filled fixture: waiting, delivered, marked, newsletter. */
export const PENDING = 'aaaaaa'.padEnd(64, '0');
export const DONE = 'bbbbbb'.padEnd(64, '0');
export const MARKED = 'cccccc'.padEnd(64, '0');
export const READER = 'dddddd'.padEnd(64, '0');

const openStores: (() => Promise<void>)[] = [];

after(() => Promise.all(openStores.map((close) => close())));

/**
 * Opens the staff commands with a real store without enquiries, and a person whose answers the test decides. It is
 * closed at the end of the file.
 */
export async function openFixture() {
  const folder = temporaryFolder();
  const opened = await openStaffStore({ DATA_DIR: folder });
  openStores.push(opened.close);
  const fixture = {
    store: { ...opened, now: () => NOW },
    /** Folder of the store and the outbox. */
    folder,
    /** Questions put to the person. */
    asked: [] as string[],
    /** The person's answer. */
    agrees: true,
    put: (place: Folder, id: string, receivedAt: string, received?: Parameters<typeof recordOf>[2]) =>
      fixture.store.enquiries.write(place, recordOf(id, receivedAt, received)),
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

export type Fixture = Awaited<ReturnType<typeof openFixture>>;

/** Opens a fixture with four entries, whose names could be dangerous in a terminal or a spreadsheet. */
export async function openFilledFixture(): Promise<Fixture> {
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
