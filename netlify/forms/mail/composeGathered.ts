import { createHash } from 'node:crypto';
import { reference, shortId } from '../enquiry/enquiryRecord.ts';
import type { StoredRecord } from '../enquiry/readRecords.ts';
import type { Settings } from '../runtime/settings.ts';
import { CHECK, mailDefaults, receivedText, suspicionText, toOffice } from './composeMail.ts';
import { type MailPart, mailBody } from './mailBody.ts';
import { emlName, type Letter } from './sendMail.ts';

const SHOWN_CHARACTERS = 200;

function partsOf({ record }: StoredRecord): MailPart[] {
  const { name, company, email, phone, message } = record.values;
  const shown = message.length > SHOWN_CHARACTERS ? `${message.slice(0, SHOWN_CHARACTERS)} ...` : message;
  const who = [name, company, email, phone].filter(Boolean).join(', ');
  const head = `* ${reference(record.id)}, received ${receivedText(record.receivedAt)}: ${who}. It ${suspicionText(record)}.`;
  return [{ kind: 'text', text: head }, ...(shown === '' ? [] : [{ kind: 'quote', text: shown } as const])];
}

/** Writes one mail about several marked enquiries. */
export function composeGathered(stored: readonly StoredRecord[], settings: Settings): Letter {
  const names = stored.map(({ name }) => name);
  // Derived from the content, so that a second delivery after an unclear first one is recognised.
  const id = createHash('sha256').update(names.join()).digest('hex');
  const head = `${stored.length} website forms that a program may have sent, in one mail. All of one: npm run enquiries -- show <reference>.`;
  return {
    mail: {
      ...mailDefaults(id, settings),
      ...toOffice(settings),
      subject: `Website forms: ${stored.length} that a program may have sent ${CHECK}`,
      ...mailBody([{ kind: 'text', text: head }, ...stored.flatMap(partsOf)]),
    },
    fileName: emlName(stored.at(-1)?.record.receivedAt ?? '', `gathered-${shortId(id)}`),
  };
}
