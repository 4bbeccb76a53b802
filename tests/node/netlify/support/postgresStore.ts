import { after } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { type EnquiryRecord, enquiryRecordSchema } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';
import type { EnquiryStore, Folder } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { dayInName, entryName, timeInName } from '../../../../netlify/forms/runtime/entryName.ts';

const TABLES = `
  create table enquiries (
    folder text not null,
    name text not null collate "C",
    day text not null collate "C",
    received text not null collate "C",
    record jsonb not null,
    primary key (folder, name)
  );
  create index on enquiries (folder, day, received, name);
  create table names (id text primary key, name text not null);
  create table notes (name text primary key, text text not null);
`;

/** Oldest first; a name of the first release has no time and comes before all others. */
const BY_AGE = 'order by received, name';

type Named = { name: string };

let opened: Promise<PGlite> | undefined;

after(async () => (await opened)?.close());

/** Starts the database, which takes seconds, once in a file. */
async function start(): Promise<PGlite> {
  const database = new PGlite();
  await database.exec(TABLES);
  return database;
}

/** Enquiries in a real Postgres: a row each, in place of Netlify Blobs. Empty at first; closed at the end of the file. */
export async function openPostgresStore(): Promise<EnquiryStore> {
  opened ??= start();
  const database = await opened;
  await database.exec('truncate enquiries, names, notes');
  const rows = async <Row>(sql: string, ...values: unknown[]) => (await database.query<Row>(sql, values)).rows;
  const namesOf = async (sql: string, ...values: unknown[]) =>
    (await rows<Named>(`select name from enquiries where ${sql} ${BY_AGE}`, ...values)).map(({ name }) => name);

  return {
    has: async (folder, name) => (await namesOf('folder = $1 and name = $2', folder, name)).length > 0,
    async read(folder, name) {
      const [row] = await rows<{ record: unknown }>(
        'select record from enquiries where folder = $1 and name = $2',
        folder,
        name,
      );
      return row && enquiryRecordSchema.parse(row.record);
    },
    async write(folder: Folder, record: EnquiryRecord) {
      const name = entryName(record);
      await rows(
        `insert into enquiries values ($1, $2, $3, $4, $5)
         on conflict (folder, name) do update set record = excluded.record`,
        ...[folder, name, dayInName(name), timeInName(name), JSON.stringify(record)],
      );
    },
    async remove(folder, name) {
      await rows('delete from enquiries where folder = $1 and name = $2', folder, name);
    },
    listNames: (folder, day) =>
      day === undefined ? namesOf('folder = $1', folder) : namesOf('folder = $1 and day = $2', folder, day),
    listBetween: (folder, first, last) => namesOf('folder = $1 and day between $2 and $3', folder, first, last),
    async listDeliveries(first = '', last = '9999') {
      return rows(
        `select received as "receivedAt", record->>'form' as form, record->'values'->>'service' as service,
           round(extract(epoch from (record->'delivery'->>'deliveredAt')::timestamptz - received::timestamptz))::int as seconds
         from enquiries where folder = 'done' and day between $1 and $2 ${BY_AGE}`,
        ...[first, last],
      );
    },
    async listDays(folder) {
      const days = await rows<{ day: string }>(
        "select distinct day from enquiries where folder = $1 and day <> '' order by day",
        folder,
      );
      return { days: days.map(({ day }) => day), undated: await namesOf("folder = $1 and day = ''", folder) };
    },
    findName: async (id) => (await rows<Named>('select name from names where id = $1', id))[0]?.name,
    async writeName(record) {
      await rows(
        'insert into names values ($1, $2) on conflict (id) do update set name = excluded.name',
        ...[record.id, entryName(record)],
      );
    },
    async removeName(id) {
      await rows('delete from names where id = $1', id);
    },
    readNote: async (name) => (await rows<{ text: string }>('select text from notes where name = $1', name))[0]?.text,
    async writeNote(name, text) {
      await rows('insert into notes values ($1, $2) on conflict (name) do update set text = excluded.text', name, text);
    },
  };
}
