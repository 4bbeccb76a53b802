import { atomFeed, type FeedEntry, type FeedInfo, jsonFeed } from '@/lib/server/resources/feeds';
import { hrefs } from '@/tests/support/reading';

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
const textOf = (parent: Document | Element | undefined, name: string) =>
  parent?.getElementsByTagName(name)[0]?.textContent;

describe('the Atom feed', () => {
  const feed = parse(atomFeed(INFO, [ENTRY]));
  const [entry] = feed.getElementsByTagName('entry');

  it('is well formed whatever a title holds, and stays a feed without entries', () => {
    expect(feed.getElementsByTagName('parsererror')).toHaveLength(0);
    expect(textOf(feed, 'title')).toBe('Firm & Partners: articles');
    expect(parse(atomFeed(INFO, [])).getElementsByTagName('entry')).toHaveLength(0);
  });

  it('was updated on the day of the last change of an entry', () => {
    const older = { ...ENTRY, url: `${ENTRY.url}-2`, updated: '2025-10-01' };
    expect(textOf(parse(atomFeed(INFO, [older, ENTRY])), 'updated')).toBe('2026-11-22T00:00:00+03:00');
  });

  it.each([
    ['id', ENTRY.url],
    ['title', ENTRY.title],
    ['name', ENTRY.author],
    ['summary', ENTRY.summary],
    ['published', '2025-09-02T00:00:00+03:00'],
    ['updated', '2026-11-22T00:00:00+03:00'],
  ])('names of an entry the %s: %s', (name, text) => expect(textOf(entry, name)).toBe(text));

  it('links to itself and to the library', () => {
    expect(hrefs(feed.getElementsByTagName('link'))).toEqual([INFO.self, INFO.home, ENTRY.url]);
  });
});

it('the JSON feed holds the entries with complete addresses and moments', () => {
  const { url: id, title } = ENTRY;
  const days = { date_published: '2025-09-02T00:00:00+03:00', date_modified: '2026-11-22T00:00:00+03:00' };
  expect(JSON.parse(jsonFeed(INFO, [ENTRY]))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: INFO.home,
    items: [{ id, title, ...days }],
  });
});
