import assert from 'node:assert/strict';
import { pages } from './site.ts';

// Reads a page's parts as the requirements of the specification name them, for the tests in tests/export/specification. For
// the site's behaviour in a browser, see tests/e2e/specification.

export const flat = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

export function pageAt(path: string): Document {
  const page = pages.find((one) => one.path === path);
  assert.ok(page, `no page ${path}`);
  return page.document;
}

export function mainOf(path: string): Element {
  const main = pageAt(path).querySelector('main');
  assert.ok(main, `no <main> on ${path}`);
  return main;
}

export const textOf = (path: string) => {
  const body = pageAt(path).body.cloneNode(true) as HTMLElement;
  for (const script of body.querySelectorAll('script')) script.remove();
  return flat(body.textContent);
};

type Part = Document | Element | undefined;
export const texts = (part: Part, selector: string) =>
  [...(part?.querySelectorAll(selector) ?? [])].map(({ textContent }) => flat(textContent));
export const hrefs = (part: Part, selector = 'a') =>
  [...(part?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute('href') ?? '');

/** Returns the targets of the links whose text starts with this text. */
export const hrefsOf = (part: Part, text: string) =>
  [...(part?.querySelectorAll('a') ?? [])]
    .filter(({ textContent }) => flat(textContent).startsWith(text))
    .map((link) => link.getAttribute('href') ?? '');

/** Returns the name of a section: its label, or the beginning of the heading that labels it. */
export function nameOf(section: Element): string {
  const heading = section.getAttribute('aria-labelledby');
  const named = heading ? section.ownerDocument.getElementById(heading)?.firstChild?.textContent : undefined;
  return section.getAttribute('aria-label') ?? flat(named);
}

export const sections = (path: string) => [...mainOf(path).querySelectorAll('section')];

export const section = (path: string, name: string): Element => {
  const found = sections(path).find((one) => nameOf(one) === name);
  assert.ok(found, `no section ${name} on ${path}`);
  return found;
};
