import { after } from 'node:test';
import type { EnquiryValues } from '../../../../lib/enquiry/fields.ts';
import type { FormKind } from '../../../../lib/enquiry/forms.ts';
import type { Suspicion } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';
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

type Put = { receivedAt: string; form?: FormKind; suspicion?: Suspicion; values?: Partial<EnquiryValues> };

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
    put: (place: Folder, id: string, { receivedAt, ...enquiry }: Put) =>
      fixture.store.enquiries.write(place, recordOf(id, receivedAt, enquiry)),
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
  await fixture.put('pending', PENDING, { receivedAt: '2020-01-01T08:00:00Z' });
  await fixture.put('done', DONE, { receivedAt: '2024-03-30T08:00:00Z', values: formula });
  const values = { name: 'Bot\u001b[31m\u202e' };
  await fixture.put('done', MARKED, { receivedAt: '2026-03-29T08:00:00Z', suspicion: 'honeypot', values });
  await fixture.put('done', READER, {
    receivedAt: '2026-03-30T08:00:00Z',
    form: 'newsletter',
    values: { name: '', phone: '', company: '', service: '', message: '' },
  });
  return fixture;
}
