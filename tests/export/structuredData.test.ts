import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { documentPath } from '../../lib/resources/documentPath.ts';
import { getFirm, getTeam } from '../../lib/server/content/loaders/firm.ts';
import { getArticles, getDocument, getMedia, getVideos } from '../../lib/server/content/loaders/resources.ts';
import { articleData, firmData, firmId, personData, videoData } from '../../lib/server/seo/structuredData.ts';
import { CALCULATORS } from '../../lib/site/calculators.ts';
import { PAGES } from '../../lib/site/pages.ts';
import { englishPath } from '../../lib/site/translatedPages.ts';
import { languageOf, SWAHILI_ROOT } from '../../lib/words/language.ts';
import { PHRASES } from '../../lib/words/phrases.ts';
import { blockMistakes, isReference, type Node, nodesIn, structuredData } from './support/jsonLd.ts';
import { assertNone, isIndexable, isServed, mistakesOf, OUT, type Page, pages, SITE_URL } from './support/site.ts';

const firm = getFirm('en');
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
  it("is titled with its name and the firm's name", () => {
    assertNone(mistakesOf(titleMistakes));
  });

  it('has a title and a description that are unique within its language', () => {
    for (const textOf of [(page: Page) => page.document.title, (page: Page) => meta(page, 'description')]) {
      const texts = indexable.map((page) => `${languageOf(page.path)}: ${textOf(page)}`);
      assertNone(texts.filter((text, index) => texts.indexOf(text) !== index));
    }
  });

  it('declares its language and a device-width viewport', () => {
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

  it('describes a web application only on calculators, with their name and address', () => {
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

describe('every indexable page', () => {
  it('has a description', () => {
    assertNone(mistakesOf((page) => (meta(page, 'description') === '' ? ['no description'] : []), indexable));
  });

  it('has its own address as the canonical URL', () => {
    const mistakes = mistakesOf(({ document, path }) => {
      const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
      return canonical === `${SITE_URL}${path === '/' ? '' : path}` ? [] : [`canonical ${canonical}`];
    }, indexable);
    assertNone(mistakes);
  });

  it('has Open Graph tags for site, description and address', () => {
    const mistakes = mistakesOf((page) => {
      const url = `${SITE_URL}${page.path === '/' ? '' : page.path}`;
      const expected = { 'og:site_name': firm.name, 'og:description': meta(page, 'description'), 'og:url': url };
      const wrong = Object.entries(expected).filter(([name, value]) => meta(page, name) !== value);
      return wrong.map(([name]) => `${name} is '${meta(page, name)}'`);
    }, indexable);
    assertNone(mistakes);
  });

  it('has the same breadcrumb in its text and its structured data, except on Home', () => {
    const inner = indexable.filter(({ path }) => englishPath(path) !== '/');
    assertNone(mistakesOf(breadcrumbMistakes, inner));
  });
});

const isOwnPage = ({ path }: Page) => ['/', '/about', '/contact'].includes(englishPath(path));

/** Returns the types of a page's blocks, except the breadcrumb, which every page has. */
const typesOf = (page: Page) =>
  structuredData(page)
    .map((block) => String(block?.['@type']))
    .filter((type) => type !== 'BreadcrumbList');

const FIRM_TYPE = firm.placeholder ? 'Organization' : 'AccountingService';
/** Returns the question panels of a page, except panels that fold a whole section. */
const questionsOf = ({ document }: Page) =>
  [...document.querySelectorAll('main article details:not([name])')].filter(
    (item) => !item.querySelector(':scope > summary h2'),
  );

const realMembers = getTeam().filter(({ placeholder }) => !placeholder);
const realPublications = getMedia().flatMap((one) => (one.placeholder ? [] : documentPath(one)));
const realVideos = getVideos().filter(({ placeholder }) => !placeholder);

/** Returns the types expected on a page besides the breadcrumb; empty for most pages. */
function expectedTypes(page: Page): string[] {
  const path = englishPath(page.path);
  if (isOwnPage(page)) return [FIRM_TYPE];
  if (CALCULATORS.some((calculator) => calculator.path === path)) return ['WebApplication'];
  if (/^\/resources\/[^/]+\/./.test(path) || realPublications.includes(path)) return ['Article'];
  if (path === PAGES.howWeCheck.path) return ['Dataset'];
  if (path === '/services') return ['OfferCatalog'];
  if (/^\/services\/(?!not-found)/.test(path)) return ['Service', ...(questionsOf(page).length > 0 ? ['FAQPage'] : [])];
  if (path === '/team') return realMembers.map(() => 'Person');
  if (path === '/media') return realVideos.map(() => 'VideoObject');
  return [];
}

/** Compares the questions shown on a page with those in its structured data. */
function questionMistakes(page: Page): string[] {
  const [faq] = structuredData(page).filter((block) => block?.['@type'] === 'FAQPage');
  if (!faq) return [];
  const plain = (text: string) => text.replace(/\s/g, '');
  const answerOf = (item: Element) => {
    const answer = item.querySelector('summary + *')?.cloneNode(true) as Element;
    for (const mark of answer.querySelectorAll('small')) mark.remove();
    return plain(answer.textContent ?? '');
  };
  const shown = questionsOf(page).map((item) => ({
    name: item.querySelector('summary')?.textContent,
    text: answerOf(item),
  }));
  const said = faq.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  const isSame = shown.every(
    ({ name, text }, at) => name === said[at]?.name && text === plain(said[at]?.acceptedAnswer.text ?? ''),
  );
  return isSame && shown.length === said.length ? [] : [`shows ${shown.length} questions and says ${said.length}`];
}

/** Returns the paths of this site's files that the structured data refers to. */
const filesIn = (page: Page) =>
  structuredData(page)
    .flatMap(nodesIn)
    .flatMap(({ image, logo, contentUrl, thumbnailUrl }: Node) => [image, logo, contentUrl, thumbnailUrl])
    .filter((address): address is string => typeof address === 'string' && address.startsWith(`${SITE_URL}/`))
    .map((address) => address.slice(SITE_URL.length));

describe('the structured data of every page', () => {
  it('has known types with the required properties', () => {
    assertNone(mistakesOf((page) => structuredData(page).flatMap(blockMistakes)));
  });

  it('has the types that its page calls for', () => {
    const mistakes = mistakesOf((page) => {
      const [found, expected] = [typesOf(page).join(), expectedTypes(page).join()];
      return found === expected ? [] : [`is ${found || 'nothing'}, expected ${expected || 'nothing'}`];
    });
    assertNone(mistakes);
  });

  it("describes the firm only on the firm's own pages, and references it elsewhere", () => {
    const mistakes = mistakesOf((page) => {
      const described = structuredData(page).filter((block) => block?.['@id'] === firmId(firm));
      const isRight = described.length === (isOwnPage(page) ? 1 : 0);
      return isRight && described.every((block) => Boolean(block?.address) === !firm.placeholder)
        ? []
        : [`${described.length} blocks`];
    });
    assertNone(mistakes);
  });

  it('is also valid without samples of the firm, people and films', () => {
    const real = { ...firm, placeholder: undefined, launchedOn: '2026-11-20' };
    const [article] = getArticles();
    const front = article && getDocument('articles', article.id);
    assert.ok(article?.author && front);
    const authorOf = (one: typeof firm) => Object(articleData(one, article, front).author).name;
    assert.deepEqual([authorOf(real), authorOf({ ...real, placeholder: true })], [article.author, firm.name]);
    const blocks = [
      firmData(real),
      articleData(real, article, front),
      ...getTeam().map((member) => personData(real, member)),
      ...getVideos().map((video) => videoData(real, video)),
    ];
    assertNone(blocks.flatMap((block) => blockMistakes(JSON.parse(JSON.stringify(block)))));
  });

  it('only references entities that some page describes', () => {
    const all = pages.flatMap((page) => structuredData(page).flatMap(nodesIn));
    const described = new Set(all.filter((node) => !isReference(node)).map((node) => node['@id']));
    const referred = all.filter(isReference).map((node) => String(node['@id']));
    assert.ok(referred.length > 0);
    assertNone(referred.filter((id) => !described.has(id)));
  });

  it('contains the questions and answers that the page shows', () => {
    assertNone(mistakesOf(questionMistakes));
  });

  it('references existing files, with pictures of at most 60 kB', () => {
    const mistakes = mistakesOf((page) =>
      filesIn(page).filter(
        (path) => !isServed(path) || (path.endsWith('.png') && statSync(join(OUT, path)).size > 60_000),
      ),
    );
    assertNone(mistakes);
  });
});
