import { screen } from '@testing-library/react';

/** Returns the text of each element, in order. */
export const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

/** Returns the href of each link, in order. */
export const hrefs = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href'));

/** Expects a link with each of these accessible names and hrefs. */
export function expectLinks(expected: Record<string, string>): void {
  const found = Object.keys(expected).map((name) => [name, ...hrefs([screen.getByRole('link', { name })])]);
  expect(Object.fromEntries(found)).toEqual(expected);
}
