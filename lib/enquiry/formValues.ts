import type { CallbackValues, ContactValues } from './fields.ts';

/** The text of a field; empty where the form has no such field. */
export function textIn(data: FormData, field: string): string {
  const value = data.get(field);
  return typeof value === 'string' ? value : '';
}

/** What a contact form holds. */
export const contactValues = (data: FormData): ContactValues => ({
  name: textIn(data, 'name'),
  email: textIn(data, 'email'),
  phone: textIn(data, 'phone'),
  company: textIn(data, 'company'),
  service: textIn(data, 'service'),
  message: textIn(data, 'message'),
});

/** What a callback form holds. */
export const callbackValues = (data: FormData): CallbackValues => ({
  name: textIn(data, 'name'),
  phone: textIn(data, 'phone'),
  email: textIn(data, 'email'),
  service: textIn(data, 'service'),
  message: textIn(data, 'message'),
});
