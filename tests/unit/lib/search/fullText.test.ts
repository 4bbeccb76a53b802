import { type Pagefind, type PagefindPage, searchFullText, toTextHit } from '@/lib/search/fullText';

const section = (anchor: string, places: number) => ({
  title: `Section ${anchor || 'none'}`,
  url: `/resources/guides/forex.html${anchor && `#${anchor}`}`,
  excerpt: `in <mark>${anchor}</mark>`,
  locations: Array.from({ length: places }, (_, index) => index),
});

const page = (change: Partial<PagefindPage> = {}): PagefindPage => ({
  url: '/resources/guides/forex.html',
  excerpt: 'the <mark>page</mark>',
  meta: { title: 'Forex regulations' },
  sub_results: [],
  ...change,
});

describe('a page of the index as a hit', () => {
  it('leads to the section with the most of the words', () => {
    const hit = toTextHit(page({ sub_results: [section('one', 1), section('two', 3), section('three', 2)] }));
    expect(hit).toMatchObject({
      href: '/resources/guides/forex#two',
      title: 'Section two',
      document: 'Forex regulations',
    });
  });

  it('prefers any section to the opening of the page', () => {
    expect(toTextHit(page({ sub_results: [section('', 9), section('two', 1)] })).title).toBe('Section two');
  });

  it('leads to the page where no section has the words', () => {
    expect(toTextHit(page())).toMatchObject({ href: '/resources/guides/forex', title: 'Forex regulations' });
  });

  it.each([
    ['/index.html', '/'],
    ['/about.html', '/about'],
    ['/services/index.html', '/services'],
  ])('has the address of %s without its ending: %s', (url, href) => {
    expect(toTextHit(page({ url })).href).toBe(href);
  });
});

describe('a search of the index', () => {
  const asked: unknown[] = [];
  const fetched: number[] = [];
  const pagefind: Pagefind = {
    init: async () => {},
    search: async (query, options) => {
      asked.push([query, options]);
      const data = async (index: number) => {
        fetched.push(index);
        return page();
      };
      return { results: [0, 1, 2, 3].map((index) => ({ data: () => data(index) })) };
    },
  };
  beforeEach(() => {
    asked.length = 0;
    fetched.length = 0;
  });

  it('fetches only the pages that it shows, and counts all of them', async () => {
    const { hits, count } = await searchFullText(pagefind, { query: 'kodi', limit: 2 });
    expect([hits.length, count, fetched]).toEqual([2, 4, [0, 1]]);
  });

  it('asks for one kind of page where one is named', async () => {
    await searchFullText(pagefind, { query: 'kodi', kind: 'document', limit: 1 });
    expect(asked).toEqual([['kodi', { filters: { kind: 'document' } }]]);
  });
});
