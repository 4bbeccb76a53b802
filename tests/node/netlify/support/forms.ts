import type { EnquiryValues } from '../../../../lib/enquiry/fields.ts';
import type { FormKind } from '../../../../lib/enquiry/forms.ts';
import { type EnquiryRecord, newRecord } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';

/** A contact form with nothing wrong in it, filled in every field. */
export const CONTACT: EnquiryValues = {
  name: 'Asha Mrema',
  email: 'asha@client.example',
  phone: '+255 700 000 111',
  company: 'Mrema Traders',
  service: 'audit',
  message: 'We need an audit.\nWhen can you start?',
};

/** A callback form with nothing wrong in it. */
export const CALLBACK = {
  name: 'Juma Ally',
  phone: '0700 000 222',
  email: '',
  service: '',
  message: '',
} satisfies Partial<EnquiryValues>;

/** What a script reads once its form was taken. */
export const ACCEPTED = /^\{"success":true,"reference":"[0-9a-f]{12}"\}$/;

export type Fields = Record<string, string>;

/** Where the forms of the published site are posted to. */
export const ADDRESS = 'https://www.firm.example/contact-form.php';

/** What the form's own script asks for. */
export const BY_SCRIPT = { accept: 'application/json' };

/** A multipart body of these fields, with the time that the form's own script measures unless another is given. */
export function multipart(fields: Fields): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ elapsed: '12000', ...fields })) data.append(name, value);
  return data;
}

type Received = { form?: FormKind; suspicion?: 'honeypot'; values?: Partial<EnquiryValues> };

/** The record of an enquiry that was received at a moment, filled as CONTACT but for these values. */
export function recordOf(id: string, receivedAt: Date | string, received: Received = {}): EnquiryRecord {
  const { form = 'contact', suspicion, values } = received;
  return newRecord({ id, form, values: { ...CONTACT, ...values }, suspicion, receivedAt: new Date(receivedAt) });
}
