import { HIDDEN_FIELDS } from '../../lib/enquiry/forms.ts';
import { NEWSLETTER_PATHS } from '../../lib/enquiry/newsletter.ts';
import { knownLanguage, type Language } from '../../lib/words/language.ts';
import { createToken, type Purpose } from '../forms/runtime/token.ts';

/** What a link of the newsletter is for. */
export type NewsletterPurpose = Exclude<Purpose, 'release'>;

/** Whom a link is for and how it is signed. */
export type LinkParts = { secret: string; origin: string; id: string; now: Date; language?: Language | undefined };

/** URL at which a subscriber confirms or leaves. */
export function newsletterLink(purpose: NewsletterPurpose, { secret, origin, id, now, language }: LinkParts): string {
  const token = createToken(secret, purpose, id, now);
  return `${origin}${NEWSLETTER_PATHS[purpose]}?token=${token}${languageQuery(language)}`;
}

/** What the address of a page of the newsletter says of its language; nothing where that is English. */
export const languageQuery = (language: Language | undefined): string =>
  language === 'sw' ? `&${HIDDEN_FIELDS.language}=sw` : '';

/** The language in which a page of the newsletter was asked for. */
export const languageAsked = ({ url }: Request): Language =>
  knownLanguage(new URL(url).searchParams.get(HIDDEN_FIELDS.language));
