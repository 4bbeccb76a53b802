/** Fields of an enquiry in the order in which the contact form shows them and errors are listed. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'company', 'service', 'message'] as const;

/** Fields of a callback request in the order of its form. */
export const CALLBACK_FIELDS = ['name', 'phone', 'email', 'service', 'message'] as const;

/** Maximum length of a field, counted as the browser's `maxlength` counts (UTF-16 units). */
export const FIELD_LIMITS = {
  name: 100,
  email: 254,
  phone: 40,
  company: 150,
  message: 5000,
} as const;

/** Which form was sent; travels in the hidden field `form`, and no such field means 'contact'. */
export const FORM_KINDS = ['contact', 'callback'] as const;

/** Names of the hidden fields that go with every form. */
export const HIDDEN_FIELDS = {
  /** One of FORM_KINDS. */
  form: 'form',
  /** UUID that script makes for each filled form and keeps for further attempts: the same one is stored once. */
  submission: 'submission',
  /** Honeypot: people leave it empty. */
  honeypot: 'website',
  /** Milliseconds between the form's appearance and its sending, put there by script. */
  elapsed: 'elapsed',
} as const;

/** URL path that both forms post to. */
export const FORM_ACTION = '/contact-form.php';

/** Page that follows a post without script, by form. */
export const THANK_YOU_PATHS = {
  contact: '/thank-you',
  callback: '/thank-you/callback',
} as const satisfies Record<FormKind, string>;

export type ContactField = (typeof CONTACT_FIELDS)[number];
export type CallbackField = (typeof CALLBACK_FIELDS)[number];
export type FormKind = (typeof FORM_KINDS)[number];
export type LimitedField = keyof typeof FIELD_LIMITS;

/** Values of a contact form; an empty field is an empty string. */
export type ContactValues = Record<ContactField, string>;

/** Values of a callback form; an empty field is an empty string. */
export type CallbackValues = Record<CallbackField, string>;

/** An invalid field and the message that the visitor reads. */
export type FieldError<Field extends string> = { field: Field; message: string };
