/** URL paths of the newsletter: to ask for it, to confirm and to leave. */
export const NEWSLETTER_PATHS = {
  ask: '/newsletter',
  confirm: '/newsletter/confirm',
  leave: '/newsletter/leave',
} as const;

/** Link to the newsletter form. */
export const NEWSLETTER_SECTION = '/media#stay-updated';

/** The same for every address, so that no one learns which addresses are on the list. */
export const ASKED_MESSAGE = 'Please check your inbox to confirm your subscription.';

/** What visitors read in the newsletter form and on its pages. */
export const NEWSLETTER_MESSAGES = {
  asked: ASKED_MESSAGE,
  confirmed: 'Your subscription is confirmed.',
  left: 'You have left the newsletter. We have deleted your address.',
  linkOver: 'This link is not valid, or no longer valid. Please ask for the newsletter again.',
  busy: 'Too many people are signing up just now. Please try again in an hour.',
  unavailable: 'We could not do this just now. Please try again in a few minutes, or write to us.',
} as const;
