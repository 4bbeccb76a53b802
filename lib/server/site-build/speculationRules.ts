export const SPECULATION_RULES_URL = '/speculation-rules.json';
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

/** Links that lead to another page of the site: no files, no new tab, nothing that answers posts. */
const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/*.*', '/newsletter', '/enquiry/*', '/contact-form.php'] } },
    { selector_matches: 'a:not([download], [target])' },
  ],
};

/**
 * What browsers with speculation rules prepare while the pointer rests on a link, scripts included. They leave it to browsers to
 * stop at data saver, low battery and little memory. https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export const SPECULATION_RULES = { prerender: [{ where: PAGES, eagerness: 'moderate' }] };
