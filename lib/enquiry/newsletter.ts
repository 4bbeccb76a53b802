/** Link to the newsletter form. */
export const NEWSLETTER_SECTION = '/media#stay-updated';

/** Stands beside the form, and in the store as a part of what was agreed to. */
export const NEWSLETTER_HINT = 'We ask you once by e-mail to confirm, and every issue has a link to leave.';

/** What visitors read once their address is stored. */
export const NOTED_MESSAGE = 'Thank you. We have noted your address.';
export const NEXT_MESSAGE = 'Before the first issue, one e-mail asks you to confirm it.';
