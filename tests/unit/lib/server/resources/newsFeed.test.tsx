import type { NewsEntry } from '@/lib/content/schemas/resources';
import { newsFeed } from '@/lib/server/resources/newsFeed';
import { hrefs } from '@/tests/support/reading';

const FIRM = { name: 'Firm & Partners', url: 'https://firm.example' };
const ENTRY: NewsEntry = {
  id: 'vat',
  date: '2026-11-22',
  kind: 'law',
  title: 'VAT < 18% & "bank"',
  text: 'Who, when, how.',
  link: '/resources/articles/vat',
};
const OLDER = { ...ENTRY, id: 'older', date: '2025-10-01' };

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const textOf = (parent: Document | Element | undefined, name: string) =>
  parent?.getElementsByTagName(name)[0]?.textContent;

describe('the Atom feed', () => {
  const feed = parse(newsFeed(FIRM, [ENTRY, OLDER]));
  const [entry] = feed.getElementsByTagName('entry');
  const page = `${FIRM.url}/whats-new`;

  it('is well-formed for any title, and names the firm', () => {
    expect(feed.getElementsByTagName('parsererror')).toHaveLength(0);
    expect(textOf(feed, 'title')).toMatch(/^Firm & Partners: /);
  });

  it('was updated on the date of its newest entry', () => {
    expect(textOf(feed, 'updated')).toBe('2026-11-22T00:00:00+03:00');
  });

  it.each([
    ['id', `${page}#vat`],
    ['title', ENTRY.title],
    ['summary', ENTRY.text],
    ['updated', '2026-11-22T00:00:00+03:00'],
  ])('has the %s of an entry: %s', (name, text) => expect(textOf(entry, name)).toBe(text));

  it('links to itself, the page and the anchor of each entry', () => {
    const links = hrefs(feed.getElementsByTagName('link'));
    expect(links).toEqual([`${FIRM.url}/feed.xml`, page, `${page}#vat`, `${page}#older`]);
  });
});
