import { escapeMarkup } from '../../../lib/text/escapeMarkup.ts';
import type { Outcome } from './outcome.ts';
import { type OwnPage, ownPage } from './ownPage.ts';
import { formHtml } from './refusalForm.ts';

function bannerHtml({ message = '', errors = [] }: Outcome): string {
  const items = errors.map(({ field, message }) => `<li><a href="#${field}">${escapeMarkup(message)}</a></li>`);
  const text = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${escapeMarkup(message)}</p>`;
  return `<div class="banner" id="mistakes" role="alert">${text}</div>`;
}

/**
 * The page for a browser that posted without script and was refused: what is wrong,
 * and the form with everything that was typed.
 */
export function refusalPage(outcome: Outcome): OwnPage {
  const { errors = [], typed } = outcome;
  const heading = errors.length > 0 ? 'Please check the form' : 'Your message was not sent';
  const form = typed === undefined ? '' : formHtml(typed, errors);
  return ownPage(heading, `${bannerHtml(outcome)}\n${form}\n<p><a href="/contact">Back to the contact page</a></p>`);
}
