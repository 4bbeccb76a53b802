import { createHash } from 'node:crypto';
import { type EnquiryRecord, reference } from '../enquiry/enquiryRecord.ts';
import type { Settings } from '../runtime/settings.ts';
import { enquiryParts, mailDefaults, receivedText, toOffice } from './composeMail.ts';
import { mailBody } from './mailBody.ts';
import { emlName, type Letter } from './sendMail.ts';

/** 250 messages of this length stay below what mail servers take. */
const SHOWN_CHARACTERS = 500;

function shortened(record: EnquiryRecord): EnquiryRecord {
  const { message } = record.values;
  if (message.length <= SHOWN_CHARACTERS) return record;
  const rest = `${message.slice(0, SHOWN_CHARACTERS)} ... (all of it: npm run enquiries -- show ${reference(record.id)})`;
  return { ...record, values: { ...record.values, message: rest } };
}

/**
 * The mail of the enquiries that came in an hour beyond the number that is mailed one by one.
 *
 * @param waiting how many more wait for the mail of the next hour
 */
export function composeGathered(
  records: readonly EnquiryRecord[],
  waiting: number,
  settings: Settings,
  now: Date,
): Letter {
  const time = now.toISOString();
  const name = createHash('sha256').update(`gathered ${time}`).digest('hex');
  const head = `${records.length} more website forms in one mail, because more than ${settings.mailsAnHour} came within an hour.`;
  const rest = waiting > 0 ? ` ${waiting} more follow within the next hours.` : '';
  const parts = records.flatMap((record) => [
    { kind: 'text' as const, text: `* ${reference(record.id)}, received ${receivedText(record.receivedAt)}` },
    ...enquiryParts(shortened(record)),
  ]);
  const subject = `Website forms: ${records.length} more within an hour`;
  return {
    mail: {
      ...mailDefaults(name, settings),
      ...toOffice(settings),
      subject,
      ...mailBody([{ kind: 'text', text: `${head}${rest}` }, ...parts]),
    },
    fileName: emlName(time, 'gathered'),
  };
}
