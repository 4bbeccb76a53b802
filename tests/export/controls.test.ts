import assert from 'node:assert/strict';
import { it } from 'node:test';
import { languageOf } from '../../lib/words/language.ts';
import { CONTROLS } from '../support/controls.ts';
import { assertNone, mistakesOf, type Page, pages } from './support/site.ts';

/** Controls, except native ones (menus, disclosures, plain links, the theme) and traps for bots. */
const USABLE = [
  'a[data-held]',
  'button:not([popovertarget],[data-to-top])',
  'select',
  'textarea',
  'input:not([type="hidden"],[tabindex="-1"],[name="theme"])',
].join();

const FIELDS: Readonly<Record<string, string>> = { checkbox: 'checkbox', file: 'file', search: 'searchbox' };

function roleOf(element: Element): string {
  if (element.localName === 'a') return 'link';
  if (element.localName === 'select') return 'combobox';
  if (element.localName === 'button') return element.getAttribute('role') ?? 'button';
  return FIELDS[element.getAttribute('type') ?? ''] ?? 'textbox';
}

function nameOf(element: Element): string {
  const label = element.id
    ? element.ownerDocument.querySelector(`label[for="${element.id}"]`)
    : element.closest('label');
  const text = element.getAttribute('aria-label') ?? (label ?? element).textContent;
  return text?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

const matches = (rule: string | RegExp, text: string) => (typeof rule === 'string' ? rule === text : rule.test(text));

function unnamed({ path, document }: Page): string[] {
  return [...document.querySelectorAll(USABLE)]
    .map((element) => [roleOf(element), nameOf(element)] as const)
    .filter(
      ([role, name]) =>
        !CONTROLS.some(
          ([at, of, one, , { pages: on, alike } = {}]) =>
            of === role && (on ? on.test(path) : at === path) && (matches(one, name) || alike?.test(name)),
        ),
    )
    .map(([role, name]) => `${role} '${name}'`);
}

/** A Kiswahili page has the components of its English page, with translated names. */
const visited = pages.filter(({ path }) => !path.startsWith('/styleguide') && languageOf(path) === 'en');

it('Each control of a page has a row in tests/support/controls.ts, which the browser tests press first', () => {
  assert.ok(visited.length > 60);
  assertNone([...new Set(mistakesOf(unnamed, visited))]);
});
