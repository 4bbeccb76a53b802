import { describe, it } from 'node:test';
import { getFirm } from '../../lib/server/content/loaders/firm.ts';
import { CALCULATORS } from '../../lib/site/calculators.ts';
import { englishPath } from '../../lib/site/translatedPages.ts';
import { languageOf, SWAHILI_ROOT } from '../../lib/words/language.ts';
import { PHRASES } from '../../lib/words/phrases.ts';
import { structuredData } from './support/jsonLd.ts';
import { assertNone, isIndexable, mistakesOf, type Page, pages, SITE_URL } from './support/site.ts';

const firm = getFirm();
/** Titles without the firm's name. */
const HOME_TITLES: Readonly<Record<string, string>> = {
  '/': 'Home - Tax & Business Advisory Services',
  '/sw': 'Mwanzo - Ushauri wa Kodi na Biashara',
};
const indexable = pages.filter(isIndexable);

const meta = ({ document }: Page, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

const dataOfType = (page: Page, type: string) => structuredData(page).filter((data) => data?.['@type'] === type);

function titleMistakes(page: Page): string[] {
  const { title } = page.document;
  if (page.path in HOME_TITLES) return title === HOME_TITLES[page.path] ? [] : [title];
  return title.endsWith(` - ${firm.name}`) && title.length > ` - ${firm.name}`.length ? [] : [`title '${title}'`];
}

function breadcrumbMistakes(page: Page): string[] {
  const [list, ...others] = dataOfType(page, 'BreadcrumbList');
  if (!list || others.length > 0) return ['not one BreadcrumbList'];
  const items = Array.isArray(list.itemListElement) ? list.itemListElement : [];
  const translate = (english: 'Breadcrumb') => (languageOf(page.path) === 'sw' ? PHRASES[english] : english);
  const shown = [...page.document.querySelectorAll(`nav[aria-label="${translate('Breadcrumb')}"] li`)];
  const names = shown.map(({ textContent }) => textContent).join(' > ');
  const said = items.map(({ name }: { name: string }) => name).join(' > ');
  const home = languageOf(page.path) === 'sw' ? `${SITE_URL}${SWAHILI_ROOT}` : SITE_URL;
  return names === said && items[0]?.item === home ? [] : [`shows ${names} and says ${said}`];
}

describe('every exported page', () => {
  it('has a title: its name, then that of the firm', () => {
    assertNone(mistakesOf(titleMistakes));
  });

  it('has a title and a description that no other page in its language has', () => {
    for (const textOf of [(page: Page) => page.document.title, (page: Page) => meta(page, 'description')]) {
      const texts = indexable.map((page) => `${languageOf(page.path)}: ${textOf(page)}`);
      assertNone(texts.filter((text, index) => texts.indexOf(text) !== index));
    }
  });

  it('says in which language it is, and how wide it wants to be', () => {
    const mistakes = mistakesOf((page) => [
      ...(page.document.documentElement.lang === languageOf(page.path) ? [] : ['lang']),
      ...(meta(page, 'viewport').startsWith('width=device-width') ? [] : ['viewport']),
    ]);
    assertNone(mistakes);
  });

  it('has one first-level heading', () => {
    const mistakes = mistakesOf(({ document }) => {
      const headings = [...document.querySelectorAll('h1')];
      return headings.length === 1 && headings[0]?.textContent?.trim() ? [] : [`${headings.length} h1`];
    });
    assertNone(mistakes);
  });

  it('names an application where it is a calculator, under its name and address, and nowhere else', () => {
    const mistakes = mistakesOf((page) => {
      const calculator = CALCULATORS.find(({ path }) => path === englishPath(page.path));
      const found = dataOfType(page, 'WebApplication').map((data) => `${data?.name} at ${data?.url}`);
      const { name = '' } = calculator ?? {};
      const named =
        languageOf(page.path) === 'sw' ? Object.entries(PHRASES).find(([english]) => english === name)?.[1] : name;
      const expected = calculator ? `${named} at ${SITE_URL}${page.path}` : '';
      return found.join() === expected ? [] : [`names ${found.join() || 'none'}`];
    });
    assertNone(mistakes);
  });
});

describe('every page for search engines', () => {
  it('has a description', () => {
    assertNone(mistakesOf((page) => (meta(page, 'description') === '' ? ['no description'] : []), indexable));
  });

  it('names its own address as the canonical one', () => {
    const mistakes = mistakesOf(({ document, path }) => {
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
      return canonical === `${SITE_URL}${path === '/' ? '' : path}` ? [] : [`canonical ${canonical}`];
    }, indexable);
    assertNone(mistakes);
  });

  it('can be shared: site, title, description and address', () => {
    const mistakes = mistakesOf((page) => {
      const expected = {
        'og:site_name': firm.name,
        'og:description': meta(page, 'description'),
        'og:url': `${SITE_URL}${page.path === '/' ? '' : page.path}`,
      };
      return Object.entries(expected)
        .filter(([name, value]) => meta(page, name) !== value)
        .map(([name]) => `${name} is '${meta(page, name)}'`);
    }, indexable);
    assertNone(mistakes);
  });

  it('says the same breadcrumb to people and to search engines, unless it is the home page', () => {
    const inner = indexable.filter(({ path }) => englishPath(path) !== '/');
    assertNone(mistakesOf(breadcrumbMistakes, inner));
  });
});
