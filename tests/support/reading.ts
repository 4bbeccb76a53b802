import { screen } from '@testing-library/react';

/** What elements say, in their order. */
export const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

/** Where links lead, in their order. */
export const hrefs = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href'));

/** Expects a link of each name on the page, and that it leads there. */
export function expectLinks(expected: Record<string, string>): void {
  const found = Object.keys(expected).map((name) => [name, ...hrefs([screen.getByRole('link', { name })])]);
  expect(Object.fromEntries(found)).toEqual(expected);
}
