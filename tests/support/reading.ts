import { screen } from '@testing-library/react';

/** Returns the texts of elements, in order. */
export const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

/** Returns the targets of links, in order. */
export const hrefs = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href'));

/** Expects a link with each name and target. */
export function expectLinks(expected: Record<string, string>): void {
  const found = Object.keys(expected).map((name) => [name, ...hrefs([screen.getByRole('link', { name })])]);
  expect(Object.fromEntries(found)).toEqual(expected);
}
