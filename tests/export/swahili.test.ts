import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { getFirm } from '../../lib/server/content/loaders/firm.ts';
import { getHome, getPageTexts } from '../../lib/server/content/loaders/pages.ts';
import { getAllServices } from '../../lib/server/content/loaders/services.ts';
import { COLLECTIONS, JSON_FILES } from '../../lib/server/content/source/collections.ts';
import { readCollection } from '../../lib/server/content/source/readCollection.ts';
import { getTranslations } from '../../lib/server/content/source/translations.ts';
import { englishPath, swahiliPath, TRANSLATED_PAGES } from '../../lib/site/translatedPages.ts';
import { languageOf } from '../../lib/words/language.ts';
import { PHRASES } from '../../lib/words/phrases.ts';
import { foreignWords } from '../support/languages.ts';
import {
  assertNone,
  filesEndingIn,
  isIndexable,
  mistakesOf,
  type Page,
  pages,
  read,
  SITE_URL,
} from './support/site.ts';

const swahili = pages.filter(({ path }) => languageOf(path) === 'sw');
const pairs = pages.filter(({ path }) => TRANSLATED_PAGES.includes(englishPath(path)));

/** Selectors of text that may be in the other language, such as names, quotations and links to translations. */
const OTHER = { sw: '[lang=en]', en: '[lang=sw], a[href^="/sw"]' } as const;

/** Attributes that label or describe elements for screen readers. */
const NAMING = [
  ...['alt', 'title', 'placeholder'],
  ...['label', 'description', 'roledescription', 'valuetext'].map((name) => `aria-${name}`),
];

const addressOf = (path: string) => SITE_URL + (path === '/' ? '' : path);

/** Returns an element's text, with spaces between cells and lines. */
function textIn(element: Element): string {
  const texts: string[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, 4);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.join(' ');
}

/** Returns a page's visible text and accessible names, except the parts marked as being in the other language. */
function ownText({ document, path }: Page): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  // A function replaces this placeholder with an enquiry's reference.
  for (const element of body.querySelectorAll(`script, style, [data-part="reference"], ${OTHER[languageOf(path)]}`)) {
    element.remove();
  }
  const names = NAMING.flatMap((name) =>
    [...body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  return [document.title, ...names, textIn(body)].join(' ');
}

/** Returns the sentences in a content value. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(sentencesIn) : [];
}

const translated = new Set([...getTranslations().values()].flat().map(({ en }) => en));
/** Texts in the content without a translation, which pages show in English; longest first. */
const untranslated = [
  ...JSON_FILES.filter(({ file }) => file !== COLLECTIONS.kiswahili.file).flatMap((file) =>
    sentencesIn(readCollection<z.ZodType>(file, 'en')),
  ),
  // These include the counts and names that loaders fill in.
  ...sentencesIn([getHome('en'), getPageTexts('en'), getAllServices('en')]),
  ...getFirm('en').hours.map(({ label }) => label),
]
  .filter((text) => !translated.has(text))
  .toSorted((one, other) => other.length - one.length);

describe('the Kiswahili pages', () => {
  it('exist for every translated English page and for 404', () => {
    assert.deepEqual(swahili.map(({ path }) => path).sort(), [...TRANSLATED_PAGES.map(swahiliPath), '/sw/404'].sort());
  });

  it('contain no English except texts that are still untranslated', () => {
    const mistakes = mistakesOf((page) => {
      const own = untranslated.reduce((text, sentence) => text.replaceAll(sentence, ' '), ownText(page));
      const words = foreignWords(own, 'sw');
      return words.length > 0 ? [`English: ${words.join(', ')}`] : [];
    }, swahili);
    assertNone(mistakes);
  });
});

it('only Kiswahili pages load the script with the Kiswahili words', () => {
  const said = PHRASES['The picture could not be made. Please try again.'];
  const scripts = filesEndingIn('.js').filter((file) => read(file).includes(said));
  const loading = pages.filter(({ html }) => scripts.some((file) => html.includes(basename(file))));
  assert.ok(loading.length > 0);
  assert.deepEqual(
    loading.filter((page) => !swahili.includes(page)).map(({ path }) => path),
    [],
  );
});

describe('a page and its translation', () => {
  it('reference each other with hreflang, with English as the default', () => {
    const mistakes = mistakesOf(({ document, path }) => {
      const english = englishPath(path);
      const said = [...document.querySelectorAll('link[rel=alternate][hreflang]')].map(
        (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
      );
      const expected = [
        `en ${addressOf(english)}`,
        `sw ${addressOf(swahiliPath(english))}`,
        `x-default ${addressOf(english)}`,
      ];
      return said.sort().join() === expected.join() ? [] : [said.join() || 'names none'];
    }, pairs.filter(isIndexable));
    assertNone(mistakes);
  });

  it('link to each other in header and footer; untranslated pages link to the home page', () => {
    const mistakes = mistakesOf(({ document, path }) => {
      const english = englishPath(path);
      const isPair = TRANSLATED_PAGES.includes(english);
      const shown = isPair ? english : '/';
      const other = languageOf(path) === 'sw' ? shown : swahiliPath(shown);
      const missing = ['header', 'footer'].filter((place) => !document.querySelector(`${place} a[href="${other}"]`));
      return missing.map((place) => `no link to ${other} in its ${place}`);
    });
    assertNone(mistakes);
  });

  it('are both in the sitemap as alternates of each other', () => {
    const map = read('sitemap.xml');
    for (const { path } of pairs.filter(isIndexable)) assert.ok(map.includes(`<loc>${addressOf(path)}</loc>`), path);
    assert.equal(map.match(/hreflang="x-default"/g)?.length, pairs.filter(isIndexable).length);
  });
});
