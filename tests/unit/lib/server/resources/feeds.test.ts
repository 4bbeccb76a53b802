import { atomFeed, type FeedEntry, type FeedInfo, jsonFeed } from '@/lib/server/resources/feeds';

const INFO: FeedInfo = {
  title: 'Firm & Partners: articles',
  description: 'What is new.',
  home: 'https://firm.example/resources',
  self: 'https://firm.example/feed.xml',
  author: 'Firm & Partners',
};
const ENTRY: FeedEntry = {
  url: 'https://firm.example/resources/articles/vat',
  title: 'VAT < 18% & "bank"',
  summary: 'Who, when, how.',
  date: '2025-09-02',
  updated: '2026-11-22',
  author: 'The tax team',
};

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const textOf = (parent: Document | Element, name: string) => parent.getElementsByTagName(name)[0]?.textContent;

describe('the Atom feed', () => {
  const feed = parse(atomFeed(INFO, [ENTRY]));

  it('is well formed whatever a title holds', () => {
    expect(feed.getElementsByTagName('parsererror')).toHaveLength(0);
    expect(textOf(feed, 'title')).toBe('Firm & Partners: articles');
  });

  it('was updated on the day of the last change of an entry', () => {
    const older = { ...ENTRY, url: `${ENTRY.url}-2`, updated: '2025-10-01' };
    expect(textOf(parse(atomFeed(INFO, [older, ENTRY])), 'updated')).toBe('2026-11-22T00:00:00+03:00');
  });

  it('tells the first publication of an entry from its last change', () => {
    const entry = feed.getElementsByTagName('entry')[0];
    if (!entry) throw new Error('The feed has no entry.');
    expect(['published', 'updated'].map((name) => textOf(entry, name))).toEqual([
      '2025-09-02T00:00:00+03:00',
      '2026-11-22T00:00:00+03:00',
    ]);
  });

  it('names address, title, author and summary of an entry', () => {
    const entry = feed.getElementsByTagName('entry')[0];
    if (!entry) throw new Error('The feed has no entry.');
    expect(['id', 'title', 'name', 'summary'].map((name) => textOf(entry, name))).toEqual([
      ENTRY.url,
      ENTRY.title,
      ENTRY.author,
      ENTRY.summary,
    ]);
  });

  it('links to itself and to the library', () => {
    const links = [...feed.getElementsByTagName('link')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([INFO.self, INFO.home, ENTRY.url]);
  });

  it('stays a feed without entries', () => {
    expect(parse(atomFeed(INFO, [])).getElementsByTagName('entry')).toHaveLength(0);
  });
});

describe('the JSON feed', () => {
  it('holds the entries with complete addresses and moments', () => {
    const feed: unknown = JSON.parse(jsonFeed(INFO, [ENTRY]));
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: INFO.home,
      items: [
        {
          id: ENTRY.url,
          title: ENTRY.title,
          date_published: '2025-09-02T00:00:00+03:00',
          date_modified: '2026-11-22T00:00:00+03:00',
        },
      ],
    });
  });
});
