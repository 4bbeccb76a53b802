import { NEWSLETTER_MESSAGES, NEWSLETTER_PATHS, NEWSLETTER_SECTION } from '../../lib/enquiry/newsletter.ts';
import { escapeMarkup } from '../../lib/text/escapeMarkup.ts';
import { type OwnPage, ownPage } from '../forms/http/ownPage.ts';
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

/** The page of a link in a mail. Only its button acts, because some programs follow every link in a mail. */
export function buttonPage(purpose: NewsletterPurpose, token: string): OwnPage {
  const { heading, text, button } = BUTTONS[purpose];
  const action = `${NEWSLETTER_PATHS[purpose]}?token=${encodeURIComponent(token)}`;
  const form = `<form method="post" action="${escapeMarkup(action)}"><button>${button}</button></form>`;
  return ownPage(heading, `<p>${text}</p>\n${form}\n${BACK}`);
}

/** The page after the button. */
export function donePage(purpose: NewsletterPurpose): OwnPage {
  const message = purpose === 'confirm' ? NEWSLETTER_MESSAGES.confirmed : NEWSLETTER_MESSAGES.left;
  return ownPage(purpose === 'confirm' ? 'Thank you' : 'Goodbye', `<p>${message}</p>\n${BACK}`);
}

/** The page after signing up without script. */
export function checkInboxPage(): OwnPage {
  return ownPage('One more step', `<p>${NEWSLETTER_MESSAGES.asked}</p>\n${BACK}`);
}

export function errorPage(message: string): OwnPage {
  const banner = `<div class="banner" role="alert"><p>${escapeMarkup(message)}</p></div>`;
  return ownPage('That did not work', `${banner}\n<p><a href="${NEWSLETTER_SECTION}">Back to the newsletter</a></p>`);
}

/** The form again with the typed value, for a browser without script. */
export function retryPage(message: string, typed: string): OwnPage {
  const field = `<label for="email">Email address</label><input id="email" name="email" type="email" autocomplete="email" required aria-invalid="true" aria-describedby="mistakes" value="${escapeMarkup(typed)}">`;
  const form = `<form method="post" action="${NEWSLETTER_PATHS.ask}">${field}<button>Subscribe Now</button></form>`;
  const banner = `<div class="banner" id="mistakes" role="alert"><p><a href="#email">${escapeMarkup(message)}</a></p></div>`;
  return ownPage('Please check your address', `${banner}\n${form}\n${BACK}`);
}
