import type { CallbackField, CallbackValues } from '@/lib/enquiry/fields';

/** What a callback form holds; a field that it does not have is empty. */
export function callbackValues(data: FormData): CallbackValues {
  const textOf = (name: CallbackField) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: textOf('name'),
    phone: textOf('phone'),
    email: textOf('email'),
    service: textOf('service'),
    message: textOf('message'),
  };
}
