import { ENQUIRY_FIELDS } from '../../lib/enquiry/fields.ts';
import { suspicionText } from '../forms/mail/composeMail.ts';

import { newsletterLink } from '../newsletter/links.ts';
import { localTime } from './localTime.ts';
import { type Located, STATES } from './located.ts';
import type { StaffStore } from './staffStore.ts';

/** A table of texts for a spreadsheet. */
export type Table = { header: readonly string[]; rows: readonly (readonly string[])[] };

const HEADER = ['id', 'state', 'suspicion', 'form', 'received', 'delivered', ...ENQUIRY_FIELDS];

/** Enquiries as a table; times are those of Dar es Salaam. */
export function enquiryTable(located: readonly Located[]): Table {
  const rows = located.map(({ folder, record }) => [
    record.id,
    STATES[folder],
    record.suspicion === undefined ? '' : suspicionText(record),
    record.form,
    localTime(record.receivedAt),
    record.delivery.deliveredAt ? localTime(record.delivery.deliveredAt) : '',
    ...ENQUIRY_FIELDS.map((field) => record.values[field]),
  ]);
  return { header: HEADER, rows };
}

/** Confirmed newsletter addresses with the URLs to unsubscribe (for List-Unsubscribe). */
export async function subscriberTable({ newsletter, secret, origin }: StaffStore, now: Date): Promise<Table> {
  const rows: string[][] = [];
  for (const id of await newsletter.people.listNames()) {
    const person = await newsletter.people.read(id);
    if (person?.state !== 'confirmed' || person.email === undefined) continue;
    const leaveLink = secret === undefined ? '' : newsletterLink('leave', { secret, origin, id, now });
    rows.push([person.email, person.confirmedAt ? localTime(person.confirmedAt) : '', leaveLink]);
  }
  rows.sort(([, a = ''], [, b = '']) => a.localeCompare(b));
  return { header: ['email', 'confirmed', 'leave'], rows };
}
