import type { EnquiryRecord } from '../enquiry/enquiryRecord.ts';
import type { StoreOptions } from '../enquiry/enquiryStore.ts';
import type { Settings } from '../runtime/settings.ts';
import { composeMail, reference } from './composeMail.ts';
import { createSender, emlName } from './sendMail.ts';

/** Takes an enquiry to the office within a time limit; throws where it did not get there. */
export type Mailer = (record: EnquiryRecord, limitMs: number) => Promise<void>;

/** The mailer that the settings ask for; undefined in production without a mail server. */
export function createMailer(settings: Settings, blobs?: StoreOptions['blobs']): Mailer | undefined {
  const send = createSender(settings, blobs);
  if (send === undefined) return undefined;
  return (record, limitMs) => {
    const fileName = emlName(record.receivedAt, reference(record.id));
    return send({ mail: composeMail(record, settings), fileName }, limitMs);
  };
}
