import { readdirSync } from 'node:fs';
import { PAGE_IDS } from '@/lib/content/schemas/pages';
import { breadcrumbOf } from '@/lib/site/pageIn';
import { ALL_PAGES, PAGES } from '@/lib/site/pages';
import { swahiliPath, TRANSLATED_PAGES } from '@/lib/site/translatedPages';
import { ENGLISH } from '@/lib/words/translate';

/** Returns the page modules in app/, except dynamic routes, whose pages come from content. */
const appPages = (): string[] =>
  readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('['),
  );

/** Returns the URL path of a page module, without its route group. */
const pathOf = (file: string) => `/${file.replace('(en)/', '').replace(/\/?page\.tsx$/, '')}`;

describe('the registry of pages', () => {
  const paths = ALL_PAGES.map(({ path }) => path);

  it('contains exactly the pages of app/', () => {
    const fixed = TRANSLATED_PAGES.filter((path) => paths.includes(path));
    const pages = [...paths.filter((path) => path !== PAGES.notFound.path), ...fixed.map(swahiliPath), '/sw/404'];
    const legal = PAGE_IDS.map((id) => `/${id}`);
    expect(pages.sort()).toEqual([...appPages().map(pathOf), ...legal].sort());
  });

  it('contains each page once', () => expect(new Set(paths).size).toBe(paths.length));

  it('lists each page for visitors or hides it from search engines', () => {
    const undecided = ALL_PAGES.filter(({ listedUnder, isHidden }) => Boolean(listedUnder) === Boolean(isHidden));
    expect(undecided).toEqual([]);
  });

  it('builds a breadcrumb from Home over the parent pages', () => {
    const home = { name: 'Home', href: '/' };
    const resources = { name: 'Resources', href: '/resources' };
    expect(breadcrumbOf(PAGES.media, ENGLISH)).toEqual([home, resources, { name: 'Media' }]);
    expect(breadcrumbOf(PAGES.resources, ENGLISH)).toEqual([home, { name: 'Resources' }]);
  });
});
