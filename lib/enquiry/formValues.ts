import type { CallbackValues, ContactValues } from './fields.ts';

/** Text of a field; empty where the form has no such field. */
export function textIn(data: FormData, field: string): string {
  const value = data.get(field);
  return typeof value === 'string' ? value : '';
}

/** Values of a callback form. */
export const callbackValues = (data: FormData): CallbackValues => ({
  name: textIn(data, 'name'),
  phone: textIn(data, 'phone'),
  email: textIn(data, 'email'),
  service: textIn(data, 'service'),
  message: textIn(data, 'message'),
});

/** Values of a contact form. */
export const contactValues = (data: FormData): ContactValues => ({
  ...callbackValues(data),
  company: textIn(data, 'company'),
});
