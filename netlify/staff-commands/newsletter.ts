/**
 * `npm run newsletter`: confirmed readers in the import format of a newsletter program, and back from it those who left there.
 * The issues are written and sent by that program.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { dayOf } from '../forms/runtime/entryName.ts';
import { inactiveAfter, subscriberId } from '../newsletter/subscriber.ts';
import { openStaffStore, type StaffStore } from './staffStore.ts';
import { subscriberTable } from './tables.ts';
import { writeNewFile } from './writeNewFile.ts';

const USAGE = `npm run newsletter -- --export listmonk|brevo|buttondown --to FILE.csv
npm run newsletter -- --left FILE.csv

  --export  confirmed readers in the import format of that program, each with the address at which they leave here
  --left    a list of those who left there (a column named email): they leave here too

For example:
  npm run newsletter -- --export listmonk --to readers.csv
  npm run newsletter -- --left unsubscribed.csv`;

type Reader = { email: string; leave: string };
type Format = { header: readonly string[]; row: (reader: Reader) => readonly string[] };

/** Of each program the columns that its import reads; the address to leave becomes a value of the reader's own. */
const FORMATS: Readonly<Record<string, Format>> = {
  listmonk: {
    header: ['email', 'name', 'attributes'],
    row: ({ email, leave }) => [email, '', JSON.stringify({ leave })],
  },
  brevo: { header: ['EMAIL', 'LEAVE'], row: ({ email, leave }) => [email, leave] },
  buttondown: { header: ['email', 'metadata'], row: ({ email, leave }) => [email, JSON.stringify({ leave })] },
};

/** Plain CSV: a program reads it, so no cell is guarded against spreadsheets. */
const line = (cells: readonly string[]) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;

/** Confirmed readers in the format of a program. Throws where there is no such program. */
export async function exportReaders(store: StaffStore, program: string, now: Date): Promise<string> {
  const format = Object.hasOwn(FORMATS, program) ? FORMATS[program] : undefined;
  if (format === undefined) throw new Error(`There is no format '${program}'.\n\n${USAGE}`);
  const { rows } = await subscriberTable(store, now);
  return [format.header, ...rows.map(([email = '', , leave = '']) => format.row({ email, leave }))].map(line).join('');
}

/** The addresses in the column named email, whatever stands beside it. */
function addressesIn(csv: string): string[] {
  const [head = '', ...rows] = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = head.includes(';') ? ';' : ',';
  const cells = (text: string) => text.split(separator).map((cell) => cell.trim().replace(/^"|"$/g, ''));
  const column = cells(head).findIndex((name) => /^e-?mail( ?address)?$/i.test(name));
  if (column < 0) throw new Error('The file has no column named email.');
  return rows.flatMap((row) => cells(row)[column] || []);
}

/** Deletes the addresses of those who left in the other program. */
export async function importLeavers({ newsletter, secret }: StaffStore, csv: string, now: Date): Promise<string> {
  if (secret === undefined) throw new Error('FORMS_SECRET is not set: readers cannot be found.');
  const addresses = addressesIn(csv);
  let count = 0;
  for (const email of addresses) {
    const known = await newsletter.people.read(subscriberId(email, secret));
    if (known === undefined || known.state === 'left') continue;
    const { email: _, confirmedAt: __, ...rest } = known;
    await newsletter.reviews.add(dayOf(inactiveAfter(now)), known.id);
    await newsletter.people.write({ ...rest, state: 'left', leftAt: now.toISOString() });
    count += 1;
  }
  return `${count} of ${addresses.length} were readers here, and have left now.`;
}

async function main(): Promise<void> {
  const options = {
    export: { type: 'string' },
    left: { type: 'string' },
    to: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ options });
  const isExport = values.export !== undefined && values.to !== undefined;
  if (values.help || isExport === (values.left !== undefined)) throw new Error(USAGE);
  const store = await openStaffStore(process.env);
  try {
    if (values.export !== undefined && values.to !== undefined) {
      await writeNewFile(values.to, await exportReaders(store, values.export, new Date()));
      process.stdout.write(`Wrote ${values.to}, from ${store.name}.\n`);
    } else {
      process.stdout.write(`${await importLeavers(store, await readFile(values.left ?? '', 'utf8'), new Date())}\n`);
    }
  } finally {
    await store.close();
  }
}

if (import.meta.main) {
  main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
