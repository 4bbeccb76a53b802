import { after } from 'node:test';
import type { EnquiryValues } from '../../../../lib/enquiry/fields.ts';
import type { FormKind } from '../../../../lib/enquiry/forms.ts';
import type { Suspicion } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';
import type { Folder } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { idInName } from '../../../../netlify/forms/runtime/entryName.ts';
import { run } from '../../../../netlify/staff-commands/enquiries.ts';
import { openStaffStore, type StaffStore } from '../../../../netlify/staff-commands/staffStore.ts';
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

/** The staff commands with a real store, and a person whose answers the test decides. */
export type Fixture = {
  store: StaffStore;
  /** Folder of the store and the outbox. */
  folder: string;
  /** Questions put to the person. */
  asked: string[];
  /** The person's answer. */
  agrees: boolean;
  put(place: Folder, id: string, enquiry: Put): Promise<void>;
  run(words: string[]): ReturnType<typeof run>;
  /** Runs a command; returns its output. */
  say(...words: string[]): Promise<string>;
  idsIn(place: Folder): Promise<(string | undefined)[]>;
};

const openStores: (() => Promise<void>)[] = [];

after(() => Promise.all(openStores.map((close) => close())));

/** Opens a fixture without enquiries. It is closed at the end of the file. */
export async function openFixture(): Promise<Fixture> {
  const folder = temporaryFolder();
  const store = { ...(await openStaffStore({ DATA_DIR: folder })), now: () => NOW };
  openStores.push(store.close);
  const fixture: Fixture = {
    store,
    folder,
    asked: [],
    agrees: true,
    put: (place, id, { receivedAt, ...enquiry }) => store.enquiries.write(place, recordOf(id, receivedAt, enquiry)),
    run: (words) =>
      run(words, fixture.store, async (question) => {
        fixture.asked.push(question);
        return fixture.agrees;
      }),
    say: async (...words) => String((await fixture.run(words)).content),
    idsIn: async (place) => (await store.enquiries.listNames(place)).map(idInName),
  };
  return fixture;
}

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
