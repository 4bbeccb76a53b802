import { beforeEach } from 'node:test';
import type { EnquiryValues } from '../../../../lib/enquiry/fields.ts';
import type { FormKind } from '../../../../lib/enquiry/forms.ts';
import { type EnquiryRecord, newRecord, type Suspicion } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';

/** A valid contact form with every field filled in. */
export const CONTACT: EnquiryValues = {
  name: 'Asha Mrema',
  email: 'asha@client.example',
  phone: '+255 700 000 111',
  company: 'Mrema Traders',
  time: '',
  service: 'audit',
  message: 'We need an audit.\nWhen can you start?',
};

/** A valid callback form. */
export const CALLBACK = {
  name: 'Juma Ally',
  phone: '0700 000 222',
  email: '',
  time: '',
  service: '',
  message: '',
} satisfies Partial<EnquiryValues>;

/** The response to a script whose form was accepted. */
export const ACCEPTED = /^\{"success":true,"reference":"[A-Z]{2}-\d{2}-\d{5}"\}$/;

export type Fields = Record<string, string>;

/** URL that the published site's forms post to. */
export const ADDRESS = 'https://www.firm.example/contact-form.php';

/** Accept header that the form's own script sends. */
export const BY_SCRIPT = { accept: 'application/json' };

/** Builds a multipart body from these fields; the elapsed time defaults to one that the form's script could send. */
export function multipart(fields: Fields): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ elapsed: '12000', ...fields })) data.append(name, value);
  return data;
}

type Received = { form?: FormKind; suspicion?: Suspicion | undefined; values?: Partial<EnquiryValues> };

/** Builds the record of an enquiry received at this time, with the values of CONTACT except for these. */
export function recordOf(id: string, receivedAt: Date | string, received: Received = {}): EnquiryRecord {
  const { form = 'contact', suspicion, values } = received;
  return newRecord({ id, form, values: { ...CONTACT, ...values }, suspicion, receivedAt: new Date(receivedAt) });
}

/** Lines that the code under test has logged since the test began; none is printed. */
export const logs: string[] = [];

const keep = (...parts: unknown[]) => void logs.push(parts.join(' '));
console.log = keep;
console.error = keep;

beforeEach(() => {
  logs.length = 0;
});
