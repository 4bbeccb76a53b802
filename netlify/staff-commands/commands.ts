import { CONTACT_FIELDS } from '../../lib/enquiry/fields.ts';
import { serviceLabel } from '../../lib/enquiry/serviceOptions.ts';
import type { EnquiryRecord } from '../forms/enquiry/enquiryRecord.ts';
import type { Folder } from '../forms/enquiry/enquiryStore.ts';
import { eraseEntry } from '../forms/enquiry/eraseExpired.ts';
import { readRecords } from '../forms/enquiry/readRecords.ts';
import { receivedText, reference } from '../forms/mail/composeMail.ts';
import { MAIL_LIMIT_MS } from '../forms/mail/delivery.ts';
import { entryName } from '../forms/runtime/entryName.ts';
import { newsletterLink } from '../newsletter/links.ts';
import { momentBefore } from './age.ts';
import { toCsv } from './csv.ts';
import { FOLDERS, findEnquiry, type Place, readFound, type StaffStore } from './staffStore.ts';

type Located = { folder: Folder; name: string; record: EnquiryRecord };

const STATES: Record<Folder, string> = { done: 'delivered', pending: 'waiting', suspect: 'suspect' };
const NAME_WIDTH = 28;

/** A visitor's text as one safe line for a terminal, without control characters and direction marks. */
function printable(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** All enquiries, oldest first; one that is being delivered counts once. */
async function readAll({ enquiries }: StaffStore): Promise<Located[]> {
  const found = new Map<string, Located>();
  for (const folder of FOLDERS) {
    const { stored } = await readRecords(enquiries, folder, await enquiries.listNames(folder));
    for (const one of stored) if (!found.has(one.record.id)) found.set(one.record.id, { ...one, folder });
  }
  return [...found.values()].sort((a, b) => a.record.receivedAt.localeCompare(b.record.receivedAt));
}

/** `list`: a line for each enquiry. */
export async function list(store: StaffStore): Promise<string> {
  const lines = (await readAll(store)).map(({ folder, record: { id, receivedAt, form, values } }) =>
    [
      reference(id),
      receivedAt.slice(0, 16).replace('T', ' '),
      STATES[folder].padEnd(9),
      form.padEnd(8),
      printable(values.name).slice(0, NAME_WIDTH).padEnd(NAME_WIDTH),
      serviceLabel(values.service),
    ]
      .join('  ')
      .trimEnd(),
  );
  return [...lines, `${lines.length} in ${store.name}. Times are UTC.`].join('\n');
}

/** `show ID`: everything about one enquiry. */
export async function show({ enquiries }: StaffStore, start: string): Promise<string> {
  const found = await findEnquiry(enquiries, start);
  const { id, form, receivedAt, suspicion, delivery, values } = await readFound(enquiries, found);
  const lines = [
    ['id', id],
    ['state', STATES[found.places[0].folder]],
    ['form', form],
    ['received', `${receivedText(receivedAt)} (Dar es Salaam)`],
    ...(suspicion === undefined ? [] : [['suspicion', suspicion]]),
    ...Object.entries(delivery).map(([name, value]) => [name, String(value)]),
    ...CONTACT_FIELDS.filter((field) => field !== 'message').map((field) => [field, printable(values[field])]),
  ];
  const message = values.message.split('\n').map((line) => `  ${printable(line)}`);
  return [...lines.map(([name = '', value = '']) => `${`${name}:`.padEnd(15)}${value}`), 'message:', ...message].join(
    '\n',
  );
}

/** `export --csv`: every enquiry as a table. */
export async function exportCsv(store: StaffStore): Promise<string> {
  const header = ['id', 'state', 'form', 'received', 'delivered', ...CONTACT_FIELDS];
  const rows = (await readAll(store)).map(({ folder, record: { id, form, receivedAt, delivery, values } }) => [
    id,
    STATES[folder],
    form,
    receivedAt,
    delivery.deliveredAt ?? '',
    ...CONTACT_FIELDS.map((field) => values[field]),
  ]);
  return toCsv(header, rows);
}

/** `resend ID`: mails an enquiry to the office now, a suspect or a delivered one too. */
export async function resend({ enquiries, mailer }: StaffStore, start: string, now: Date): Promise<string> {
  if (mailer === undefined) throw new Error('SMTP_URL is not set: nothing was sent.');
  const found = await findEnquiry(enquiries, start);
  const record = await readFound(enquiries, found);
  await mailer(record, MAIL_LIMIT_MS);
  const { lastError: _, ...delivery } = record.delivery;
  // A person decided to send it, so it is no suspect any more.
  const { suspicion: __, ...trusted } = record;
  await enquiries.write('done', { ...trusted, delivery: { ...delivery, deliveredAt: now.toISOString() } });
  const isNew = ({ folder, name }: Place) => folder === 'done' && name === entryName(record);
  for (const place of found.places) if (!isNew(place)) await enquiries.remove(place.folder, place.name);
  return `Sent ${reference(found.id)}.`;
}

/** `delete ID`: removes an enquiry for good. */
export async function remove({ enquiries, name }: StaffStore, start: string): Promise<string> {
  const { id, places } = await findEnquiry(enquiries, start);
  for (const { folder, name: entry } of places) await eraseEntry(enquiries, folder, entry);
  return `Deleted ${reference(id)} from ${name}.`;
}

/** `purge`: removes older enquiries, but never undelivered ones. */
export async function purge(store: StaffStore, age: string, now: Date, isDryRun: boolean): Promise<string> {
  const before = momentBefore(age, now).toISOString();
  const old = (await readAll(store)).filter(({ record }) => record.receivedAt < before);
  const undelivered = old.filter(({ folder }) => folder === 'pending');
  const deleted = old.filter(({ folder }) => folder !== 'pending');
  for (const { folder, name } of isDryRun ? [] : deleted) await eraseEntry(store.enquiries, folder, name);
  const lines = [
    `${isDryRun ? 'Would delete' : 'Deleted'} ${deleted.length} received before ${before.slice(0, 10)} from ${store.name}.`,
    ...undelivered.map(({ record }) => `Kept ${reference(record.id)}: it was never delivered. Resend or delete it.`),
  ];
  return lines.join('\n');
}

/** `subscribers --csv`: confirmed e-mail addresses with the URLs to unsubscribe (for List-Unsubscribe). */
export async function subscribers({ newsletter, secret, origin }: StaffStore, now: Date): Promise<string> {
  const rows: string[][] = [];
  for (const id of await newsletter.people.listNames()) {
    const person = await newsletter.people.read(id);
    if (person?.state !== 'confirmed' || person.email === undefined) continue;
    const leaveLink = secret === undefined ? '' : newsletterLink('leave', { secret, origin, id, now });
    rows.push([person.email, person.confirmedAt ?? '', leaveLink]);
  }
  rows.sort(([, a = ''], [, b = '']) => a.localeCompare(b));
  return toCsv(['email', 'confirmed', 'leave'], rows);
}
