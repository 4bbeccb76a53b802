import { ENQUIRY_FIELDS } from '../../lib/enquiry/fields.ts';
import { serviceLabel } from '../../lib/enquiry/serviceOptions.ts';
import { reference } from '../forms/enquiry/enquiryRecord.ts';
import { eraseEntry } from '../forms/enquiry/eraseExpired.ts';
import { receivedText, suspicionText } from '../forms/mail/composeMail.ts';
import { MAIL_LIMIT_MS } from '../forms/mail/delivery.ts';
import { entryName, idInName, timeInName } from '../forms/runtime/entryName.ts';
import { workThrough } from '../forms/runtime/workThrough.ts';
import { momentBefore } from './age.ts';
import { localTime } from './localTime.ts';
import { type Located, readFilter, readNames, STATES } from './located.ts';
import { findEnquiry, type Place, readFound, type StaffStore } from './staffStore.ts';

/** Asks a person; false cancels. */
export type Confirm = (question: string) => Promise<boolean>;

const NAME_WIDTH = 28;
const ERASED_AT_ONCE = 20;
const NOTHING_DELETED = 'Nothing was deleted.';

/** Makes a visitor's text safe for one terminal line, without control characters and direction marks. */
function printable(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
}

function lineOf({ folder, record }: Located): string {
  const { id, receivedAt, form, suspicion, values } = record;
  return [
    reference(id),
    localTime(receivedAt),
    STATES[folder].padEnd(9),
    form.padEnd(8),
    printable(values.name).slice(0, NAME_WIDTH).padEnd(NAME_WIDTH),
    serviceLabel(values.service),
    ...(suspicion === undefined ? [] : [`(${suspicionText(record)})`]),
  ]
    .join('  ')
    .trimEnd();
}

/** `list`: prints a line for each enquiry. */
export function list(located: readonly Located[], { name }: StaffStore): string {
  return [...located.map(lineOf), `${located.length} in ${name}. Times are in Dar es Salaam time.`].join('\n');
}

/** `show ID`: prints one enquiry. */
export async function show({ enquiries }: StaffStore, start: string): Promise<string> {
  const found = await findEnquiry(enquiries, start);
  const record = await readFound(enquiries, found);
  const { id, form, receivedAt, suspicion, delivery, values } = record;
  const timeOrText = (value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? localTime(value) : String(value);
  const lines = [
    ['id', id],
    ['state', STATES[found.places[0].folder]],
    ['form', form],
    ['received', `${receivedText(receivedAt)} (Dar es Salaam)`],
    ...(suspicion === undefined ? [] : [['suspicion', `${suspicionText(record)} (${suspicion})`]]),
    ...Object.entries(delivery).map(([name, value]) => [name, timeOrText(value)]),
    ...ENQUIRY_FIELDS.filter((field) => field !== 'message').map((field) => [field, printable(values[field])]),
  ];
  const message = values.message.split('\n').map((line) => `  ${printable(line)}`);
  return [...lines.map(([name = '', value = '']) => `${`${name}:`.padEnd(15)}${value}`), 'message:', ...message].join(
    '\n',
  );
}

/** `resend ID`: mails an enquiry to the office now, also a suspect or a delivered one. */
export async function resend(store: StaffStore, start: string, now: Date): Promise<string> {
  const { enquiries, mailer, outbox } = store;
  if (mailer === undefined) throw new Error('SMTP_URL is not set: nothing was sent.');
  const found = await findEnquiry(enquiries, start);
  const record = await readFound(enquiries, found);
  await mailer(record, MAIL_LIMIT_MS);
  const { lastError: _, ...delivery } = record.delivery;
  // A person decided to send it: it is no longer a suspect.
  const { suspicion: __, ...trusted } = record;
  await enquiries.write('done', { ...trusted, delivery: { ...delivery, deliveredAt: now.toISOString() } });
  const isNew = ({ folder, name }: Place) => folder === 'done' && name === entryName(record);
  for (const place of found.places) if (!isNew(place)) await enquiries.remove(place.folder, place.name);
  const short = reference(found.id);
  return outbox === undefined
    ? `Sent ${short}.`
    : `The mail of ${short} lies in ${outbox}; on this machine none is sent.`;
}

/** `delete ID`: removes an enquiry for good. */
export async function remove(store: StaffStore, start: string, confirm: Confirm): Promise<string> {
  const { enquiries, name } = store;
  const found = await findEnquiry(enquiries, start);
  const { values, receivedAt } = await readFound(enquiries, found);
  const what = `${reference(found.id)}, ${printable(values.name)}, received ${localTime(receivedAt)}`;
  if (!(await confirm(`Delete ${what} from ${name} for good?`))) return NOTHING_DELETED;
  for (const { folder, name: entry } of found.places) await eraseEntry(enquiries, folder, entry);
  return `Deleted ${reference(found.id)} from ${name}.`;
}

/** Options of `purge`; a dry run neither asks nor removes. */
export type PurgeOptions = { olderThan: string; state: string | undefined; isDryRun: boolean; now: Date };

/** `purge`: removes older enquiries, but never undelivered ones. */
export async function purge(store: StaffStore, options: PurgeOptions, confirm: Confirm): Promise<string> {
  const { olderThan, isDryRun, state, now } = options;
  const before = momentBefore(olderThan, now).toISOString();
  const folders = await readNames(store, readFilter(state === undefined ? {} : { state }, now).folders);
  const isOld = (name: string) => (timeInName(name) ?? '') < before;
  const old = [...folders].flatMap(([folder, names]) => names.filter(isOld).map((name) => ({ folder, name })));
  const undelivered = old.filter(({ folder }) => folder === 'pending');
  const expired = old.filter(({ folder }) => folder !== 'pending');
  const what = `${expired.length} received before ${localTime(before)} from ${store.name}`;
  const isAsked = !isDryRun && expired.length > 0;
  if (isAsked && !(await confirm(`Delete ${what} for good?`))) return NOTHING_DELETED;
  await workThrough(isDryRun ? [] : expired, { atOnce: ERASED_AT_ONCE }, ({ folder, name }) =>
    eraseEntry(store.enquiries, folder, name),
  );
  const kept = undelivered.map(({ name }) => reference(idInName(name)));
  return [
    `${isDryRun ? 'Would delete' : 'Deleted'} ${what}.`,
    ...kept.map((id) => `Kept ${id}: it was never delivered. Resend or delete it.`),
  ].join('\n');
}
