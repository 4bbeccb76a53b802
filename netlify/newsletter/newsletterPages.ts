import { NEWSLETTER_MESSAGES, NEWSLETTER_PATHS, NEWSLETTER_SECTION } from '../../lib/enquiry/newsletter.ts';
import { escapeMarkup } from '../../lib/text/escapeMarkup.ts';
import { type OwnPage, ownPage } from '../forms/http/ownPage.ts';
import { firm } from '../forms/runtime/firm.ts';
import type { NewsletterPurpose } from './links.ts';

const BACK = '<p><a href="/">To the website</a></p>';

const BUTTONS = {
  confirm: { heading: 'Confirm your subscription', text: 'Press the button to get our newsletter.', button: 'Confirm' },
  leave: {
    heading: 'Leave the newsletter',
    text: 'Press the button to unsubscribe.',
    button: 'Leave the newsletter',
  },
} as const satisfies Record<NewsletterPurpose, { heading: string; text: string; button: string }>;

/** Builds the page of a link in a mail. Only its button acts, because some programs open every link in a mail. */
export function buttonPage(purpose: NewsletterPurpose, token: string): OwnPage {
  const { heading, text, button } = BUTTONS[purpose];
  const action = `${NEWSLETTER_PATHS[purpose]}?token=${encodeURIComponent(token)}`;
  const form = `<form method="post" action="${escapeMarkup(action)}"><button>${button}</button></form>`;
  return ownPage(heading, `<p>${text}</p>\n${form}\n${BACK}`);
}

/** Builds the page after the button. */
export const donePage = (purpose: NewsletterPurpose): OwnPage =>
  purpose === 'confirm'
    ? ownPage('Thank you', `<p>${NEWSLETTER_MESSAGES.confirmed}</p>\n${BACK}`)
    : ownPage('Goodbye', `<p>${NEWSLETTER_MESSAGES.left}</p>\n${BACK}`);

/** Builds the page after signing up without script. */
export const checkInboxPage = (): OwnPage => ownPage('One more step', `<p>${NEWSLETTER_MESSAGES.asked}</p>\n${BACK}`);

export function errorPage(message: string): OwnPage {
  const banner = `<div class="banner" role="alert"><p>${escapeMarkup(message)}</p></div>`;
  return ownPage('That did not work', `${banner}\n<p><a href="${NEWSLETTER_SECTION}">Back to the newsletter</a></p>`);
}

/** Builds the page for a failure of the service. */
export const unavailablePage = (): OwnPage => errorPage(`${NEWSLETTER_MESSAGES.unavailable} E-mail: ${firm.email}.`);

/** Builds the form with the typed value, for a browser without script. */
export function retryPage(message: string, typed: string): OwnPage {
  const field = `<label for="email">Email address</label><input id="email" name="email" type="email" autocomplete="email" required aria-invalid="true" aria-describedby="mistakes" value="${escapeMarkup(typed)}">`;
  const form = `<form method="post" action="${NEWSLETTER_PATHS.ask}">${field}<button>Subscribe Now</button></form>`;
  const banner = `<div class="banner" id="mistakes" role="alert"><p><a href="#email">${escapeMarkup(message)}</a></p></div>`;
  return ownPage('Please check your address', `${banner}\n${form}\n${BACK}`);
}
