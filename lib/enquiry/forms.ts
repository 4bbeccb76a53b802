/** Link to the newsletter form. */
export const NEWSLETTER_SECTION = '/media#stay-updated';

/** Shown next to the form, and stored with the consent. */
export const NEWSLETTER_HINT = 'We ask you once by e-mail to confirm, and every issue has an unsubscribe link.';

/** Confirmation shown once the address has been stored. */
export const NOTED_MESSAGE = 'Thank you. We have noted your address.';
export const NEXT_MESSAGE = 'Before the first issue, you will get one e-mail that asks you to confirm it.';

/** Kinds of submissions. The contact and callback forms share an endpoint and are told apart by the hidden field `form`. */
export const FORM_KINDS = ['contact', 'callback', 'newsletter'] as const;

/** Names of hidden fields. */
export const HIDDEN_FIELDS = {
  /** 'contact' or 'callback'; defaults to 'contact'. */
  form: 'form',
  /** Random id generated for each filled-in form and reused on retries, so that a form is stored only once. */
  submission: 'submission',
  /** Language of the submitted page; absent for English. */
  language: 'language',
  /** Honeypot field that people leave empty. Its name means nothing to autofill. */
  honeypot: 'extra_b',
  /** Milliseconds between showing and submitting the form, set by script. */
  elapsed: 'elapsed',
} as const;

/** Action URL of the contact and callback forms. */
export const FORM_ACTION = '/contact-form.php';

/** Action URL of the newsletter form. */
export const NEWSLETTER_ACTION = '/newsletter';

/** Query added to that path after a submission without JavaScript. */
export const SENT_QUERY = 'sent';

/** Page shown after a submission without JavaScript, by form. */
export const THANK_YOU_PATHS = {
  contact: '/thank-you',
  callback: '/thank-you/callback',
} as const satisfies Partial<Record<FormKind, string>>;

/** Query parameter of that page with the enquiry's short id, shown as its reference. */
export const REFERENCE_PARAMETER = 'reference';

/** Placeholder in that page for the reference (netlify/forms/http/thankYouPage.ts). */
export const REFERENCE_PLACE = '(0000)';

/** Placeholder in that page for the submitted values. */
export const COPY_PLACE = '(0001)';

export type FormKind = (typeof FORM_KINDS)[number];
