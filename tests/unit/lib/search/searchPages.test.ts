import { groupsOf, type SearchablePage, searchPages } from '@/lib/search/searchPages';

const page = (title: string, text: string, group = 'Articles'): SearchablePage => ({
  href: `/${title}`,
  title,
  text,
  group,
  place: group,
});

const PAGES = [
  page('Taxation', 'Planning for withholding taxes.', 'Services'),
  page('Withholding tax on services', 'Three mistakes.'),
  page('Finance Act 2025', 'VAT withholding.', 'Finance Acts'),
];

describe('pages found by title or description', () => {
  it('come with the titled ones first', () => {
    expect(searchPages(PAGES, 'withholding').map(({ title }) => title)).toEqual([
      'Withholding tax on services',
      'Taxation',
      'Finance Act 2025',
    ]);
  });

  it('hold every word, in any order and case', () => {
    expect(searchPages(PAGES, 'VAT finance').map(({ title }) => title)).toEqual(['Finance Act 2025']);
  });

  it.each(['', '  '])('are none for "%s"', (query) => {
    expect(searchPages(PAGES, query)).toEqual([]);
  });

  it('are counted by group', () => {
    expect(groupsOf([...PAGES, page('More', '')])).toEqual([
      { name: 'Services', count: 1 },
      { name: 'Articles', count: 2 },
      { name: 'Finance Acts', count: 1 },
    ]);
  });
});
