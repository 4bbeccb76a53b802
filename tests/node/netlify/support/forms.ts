import type { CallbackValues, ContactValues } from '../../../../lib/enquiry/fields.ts';

/** A contact form with nothing wrong in it. */
export const CONTACT: ContactValues = {
  name: 'Asha Mrema',
  email: 'asha@client.example',
  phone: '+255 700 000 111',
  company: 'Mrema Traders',
  service: 'audit',
  message: 'We need an audit.\nWhen can you start?',
};

/** A callback form with nothing wrong in it. */
export const CALLBACK: CallbackValues = {
  name: 'Juma Ally',
  phone: '0700 000 222',
  email: '',
  service: '',
  message: '',
};

export type Fields = Record<string, string>;

/** A multipart body of these fields. */
export function multipart(fields: Fields): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}
