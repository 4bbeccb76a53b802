import { HIDDEN_FIELDS } from '../../lib/enquiry/forms.ts';
import { NEWSLETTER_MESSAGES, NEWSLETTER_PATHS, newsletterSection } from '../../lib/enquiry/newsletter.ts';
import { escapeMarkup } from '../../lib/text/escapeMarkup.ts';
import { type Language, SWAHILI_ROOT } from '../../lib/words/language.ts';
import { sayerIn } from '../../lib/words/sayIn.ts';
import { contactWords } from '../../lib/words/sw/contact.ts';
import { newsletterPageWords, newsletterWords } from '../../lib/words/sw/newsletter.ts';
import { type OwnPage, ownPage } from '../forms/http/ownPage.ts';
import { firm } from '../forms/runtime/firm.ts';
import { languageQuery, type NewsletterPurpose } from './links.ts';

const WORDS = { ...contactWords, ...newsletterWords, ...newsletterPageWords };

const back = (language: Language) =>
  `<p><a href="${language === 'sw' ? SWAHILI_ROOT : '/'}">${sayerIn(language, WORDS)('To the website')}</a></p>`;

const BUTTONS = {
  confirm: { heading: 'Confirm your subscription', text: 'Press the button to get our newsletter.', button: 'Confirm' },
  leave: {
    heading: 'Leave the newsletter',
    text: 'Press the button to unsubscribe.',
    button: 'Leave the newsletter',
  },
} as const satisfies Record<NewsletterPurpose, { heading: string; text: string; button: string }>;

/** The page of a link in a mail. Only its button acts, because some programs follow every link in a mail. */
export function buttonPage(purpose: NewsletterPurpose, token: string, language: Language): OwnPage {
  const say = sayerIn(language, WORDS);
  const { heading, text, button } = BUTTONS[purpose];
  const action = `${NEWSLETTER_PATHS[purpose]}?token=${encodeURIComponent(token)}${languageQuery(language)}`;
  const form = `<form method="post" action="${escapeMarkup(action)}"><button>${say(button)}</button></form>`;
  return ownPage(say(heading), `<p>${say(text)}</p>\n${form}\n${back(language)}`, language);
}

/** The page after the button. */
export function donePage(purpose: NewsletterPurpose, language: Language): OwnPage {
  const say = sayerIn(language, WORDS);
  const message = purpose === 'confirm' ? NEWSLETTER_MESSAGES.confirmed : NEWSLETTER_MESSAGES.left;
  const heading = say(purpose === 'confirm' ? 'Thank you' : 'Goodbye');
  return ownPage(heading, `<p>${say(message)}</p>\n${back(language)}`, language);
}

/** The page after signing up without script. */
export function checkInboxPage(language: Language): OwnPage {
  const say = sayerIn(language, WORDS);
  return ownPage(say('One more step'), `<p>${say(NEWSLETTER_MESSAGES.asked)}</p>\n${back(language)}`, language);
}

export function errorPage(message: string, language: Language = 'en'): OwnPage {
  const say = sayerIn(language, WORDS);
  const banner = `<div class="banner" role="alert"><p>${escapeMarkup(say(message))}</p></div>`;
  const link = `<p><a href="${newsletterSection(language)}">${say('Back to the newsletter')}</a></p>`;
  return ownPage(say('That did not work'), `${banner}\n${link}`, language);
}

/** The page where nothing can be done just now. */
export function unavailablePage(language: Language): OwnPage {
  const say = sayerIn(language, WORDS);
  return errorPage(
    `${say(NEWSLETTER_MESSAGES.unavailable)} ${say('E-mail: {email}.', { email: firm.email })}`,
    language,
  );
}

/** The form again with the typed value, for a browser without script. */
export function retryPage(message: string, typed: string, language: Language): OwnPage {
  const say = sayerIn(language, WORDS);
  const own = language === 'en' ? '' : `<input type="hidden" name="${HIDDEN_FIELDS.language}" value="${language}">`;
  const field = `<label for="email">${say('Email address')}</label><input id="email" name="email" type="email" autocomplete="email" required aria-invalid="true" aria-describedby="mistakes" value="${escapeMarkup(typed)}">`;
  const form = `<form method="post" action="${NEWSLETTER_PATHS.ask}">${own}${field}<button>${say('Subscribe Now')}</button></form>`;
  const banner = `<div class="banner" id="mistakes" role="alert"><p><a href="#email">${escapeMarkup(say(message))}</a></p></div>`;
  return ownPage(say('Please check your address'), `${banner}\n${form}\n${back(language)}`, language);
}
