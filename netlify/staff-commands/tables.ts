import { ENQUIRY_FIELDS } from '../../lib/enquiry/fields.ts';
import { suspicionText } from '../forms/mail/composeMail.ts';
import { localTime } from './localTime.ts';
import { type Located, STATES } from './located.ts';

/** A table of texts for a spreadsheet. */
type Table = { header: readonly string[]; rows: readonly (readonly string[])[] };

const HEADER = ['id', 'state', 'suspicion', 'form', 'received', 'delivered', ...ENQUIRY_FIELDS];

/** Converts enquiries to a table; times are in Dar es Salaam. */
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
