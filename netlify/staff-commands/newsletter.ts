/**
 * `npm run newsletter`: exports confirmed readers for a newsletter program, and imports its unsubscribed readers. That
 * program writes and sends the issues.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { leave } from '../newsletter/followLink.ts';
import { newsletterLink } from '../newsletter/links.ts';
import { subscriberId } from '../newsletter/subscriber.ts';
import { openStaffStore, type StaffStore } from './staffStore.ts';
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

/** Columns of each program's import; the unsubscribe address becomes a custom field. */
const FORMATS: Readonly<Record<string, Format>> = {
  listmonk: {
    header: ['email', 'name', 'attributes'],
    row: ({ email, leave }) => [email, '', JSON.stringify({ leave })],
  },
  brevo: { header: ['EMAIL', 'LEAVE'], row: ({ email, leave }) => [email, leave] },
  buttondown: { header: ['email', 'metadata'], row: ({ email, leave }) => [email, JSON.stringify({ leave })] },
};

/** The key was lost and replaced: unsubscribe links would fail. */
const OTHER_KEY = 'The key in the store is not that of its readers. Restore the entry newsletter/key from a backup.';

/** Plain CSV for a program: no cell is guarded against spreadsheets. */
const line = (cells: readonly string[]) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;

/** Returns confirmed readers, sorted by address. */
async function confirmedReaders({ newsletter, origin }: StaffStore, now: Date): Promise<Reader[]> {
  const readers: Reader[] = [];
  const secret = await newsletter.key();
  for (const id of await newsletter.people.listNames()) {
    const person = await newsletter.people.read(id);
    if (person?.state !== 'confirmed' || person.email === undefined) continue;
    if (subscriberId(person.email, secret) !== id) throw new Error(OTHER_KEY);
    readers.push({ email: person.email, leave: newsletterLink('leave', { secret, origin, id, now }) });
  }
  return readers.sort((a, b) => a.email.localeCompare(b.email));
}

/** Exports confirmed readers for a program. Throws for an unknown program. */
export async function exportReaders(store: StaffStore, program: string, now: Date): Promise<string> {
  const format = Object.hasOwn(FORMATS, program) ? FORMATS[program] : undefined;
  if (format === undefined) throw new Error(`There is no format '${program}'.\n\n${USAGE}`);
  const readers = await confirmedReaders(store, now);
  return [format.header, ...readers.map(format.row)].map(line).join('');
}

/** Returns the addresses in the column named email. */
function addressesIn(csv: string): string[] {
  const [head = '', ...rows] = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = head.includes(';') ? ';' : ',';
  // A quoted cell may hold separators.
  const shape = new RegExp(`(?<=^|${separator})(?:"((?:[^"]|"")*)"|[^${separator}]*)`, 'g');
  const cells = (text: string) => [...text.matchAll(shape)].map(([whole, quoted]) => (quoted ?? whole).trim());
  const column = cells(head).findIndex((name) => /^e-?mail( ?address)?$/i.test(name));
  if (column < 0) throw new Error('The file has no column named email.');
  return rows.flatMap((row) => cells(row)[column] || []);
}

/** Deletes the addresses of readers who unsubscribed in the other program. */
export async function importLeavers({ newsletter }: StaffStore, csv: string, now: Date): Promise<string> {
  const addresses = addressesIn(csv);
  const key = await newsletter.key();
  let count = 0;
  for (const email of addresses) {
    const known = await newsletter.people.read(subscriberId(email, key));
    if (known === undefined || known.state === 'left') continue;
    await leave(known.id, newsletter, now);
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
