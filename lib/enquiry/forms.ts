/** Which form was sent; travels in the hidden field `form`, and no such field means 'contact'. */
export const FORM_KINDS = ['contact', 'callback'] as const;

/** Names of the hidden fields that go with every form. */
export const HIDDEN_FIELDS = {
  /** One of FORM_KINDS. */
  form: 'form',
  /** UUID that script makes for each filled form and keeps for further attempts: the same one is stored once. */
  submission: 'submission',
  /** Language of the page that was filled in; absent for English. */
  language: 'language',
  /** Honeypot: people leave it empty. */
  honeypot: 'website',
  /** Milliseconds between the form's appearance and its sending, put there by script. */
  elapsed: 'elapsed',
  /** Text with which a link of the site began the message; several people may send the same. */
  begun: 'begun',
} as const;

/** URL path that both forms post to. */
export const FORM_ACTION = '/contact-form.php';

/** Page that follows a post without script, by form. */
export const THANK_YOU_PATHS = {
  contact: '/thank-you',
  callback: '/thank-you/callback',
} as const satisfies Record<FormKind, string>;

/** Parameter of that page's address with the short id of the enquiry, which the function shows as its reference. */
export const REFERENCE_PARAMETER = 'reference';

/** Stands in that page where the function writes the reference (netlify/forms/http/thankYouPage.ts). */
export const REFERENCE_PLACE = '(0000)';

export type FormKind = (typeof FORM_KINDS)[number];

/** An invalid field and the message that the visitor reads. */
export type FieldError<Field extends string> = { field: Field; message: string };
