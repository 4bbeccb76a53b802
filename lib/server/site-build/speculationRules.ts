export const SPECULATION_RULES_URL = '/speculation-rules.json';
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

/** Links that lead to another page of the site: no files, no new tab, nothing that answers posts. */
const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/*.*', '/newsletter/*', '/enquiries/*', '/contact-form.php'] } },
    // Once React has taken over, the router fetches the next page by itself.
    { selector_matches: ':root:not([data-hydrated]) a:not([download], [target])' },
  ],
};

/**
 * What browsers with speculation rules fetch ahead, of pages that React has not taken over: HTML when the pointer rests on a
 * link, the whole page when it is pressed. They leave it to browsers to stop at data saver, low battery and little memory.
 * https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export const SPECULATION_RULES = {
  prefetch: [{ where: PAGES, eagerness: 'moderate' }],
  prerender: [{ where: PAGES, eagerness: 'conservative' }],
};
