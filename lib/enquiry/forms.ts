/** Link to the newsletter form. */
export const NEWSLETTER_SECTION = '/media#stay-updated';

/** Shown next to the form, and stored as part of what was agreed to. */
export const NEWSLETTER_HINT = 'We ask you once by e-mail to confirm, and every issue has an unsubscribe link.';

/** What visitors read once their address has been stored. */
export const NOTED_MESSAGE = 'Thank you. We have noted your address.';
export const NEXT_MESSAGE = 'Before the first issue, one e-mail asks you to confirm it.';

/** Kinds of entries that the site accepts. The two forms that share an address say which they are in the hidden field `form`. */
export const FORM_KINDS = ['contact', 'callback', 'newsletter'] as const;

/** Names of the hidden fields that every form sends. */
export const HIDDEN_FIELDS = {
  /** 'contact' or 'callback'. Without it, 'contact'. */
  form: 'form',
  /** UUID that the script makes for each filled form and keeps for further attempts, so that the same form is stored once. */
  submission: 'submission',
  /** Language of the page that was filled in; absent for English. */
  language: 'language',
  /** Honeypot that people leave empty. Its name means nothing to programs that fill in forms for people. */
  honeypot: 'extra_b',
  /** Milliseconds between showing the form and sending it, filled in by script. */
  elapsed: 'elapsed',
} as const;

/** URL path that the contact and the callback form post to. */
export const FORM_ACTION = '/contact-form.php';

/** URL path that the newsletter form posts to. */
export const NEWSLETTER_ACTION = '/newsletter';

/** Query of that path after a post without script. */
export const SENT_QUERY = 'sent';

/** URL path of the link with which the office sends a stored entry to its mailbox again. */
export const RESEND_PATH = '/enquiry/resend';

/** Page that follows a post without script, by form. */
export const THANK_YOU_PATHS = {
  contact: '/thank-you',
  callback: '/thank-you/callback',
} as const satisfies Partial<Record<FormKind, string>>;

/** Parameter of that page's address with the short id of the enquiry, which the function shows as its reference. */
export const REFERENCE_PARAMETER = 'reference';

/** Placeholder in that page where the function writes the reference (netlify/forms/http/thankYouPage.ts). */
export const REFERENCE_PLACE = '(0000)';

/** Placeholder in that page where the function writes what was sent. */
export const COPY_PLACE = '(0001)';

export type FormKind = (typeof FORM_KINDS)[number];
