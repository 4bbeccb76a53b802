import { groupsOf } from '@/lib/search/pageGroups';
import { type SearchablePage, searchPages } from '@/lib/search/searchPages';

const page = (title: string, group: string, text: string, phrases?: string[]): SearchablePage => ({
  href: `/${title}`,
  title,
  text,
  group,
  place: 'Resources',
  ...(phrases && { phrases }),
});

const INDEX = {
  synonyms: [
    ['withholding tax', 'WHT', 'kodi ya zuio'],
    ['net', 'take-home'],
  ],
  pages: [
    page('Taxation', 'Services', 'Planning for withholding taxes.'),
    page('Withholding tax on services', 'Articles', 'Three mistakes.'),
    page('Finance Act 2025', 'Finance Acts', 'VAT withholding.'),
    page('Finance Act 2023', 'Finance Acts', 'Skills levy.'),
    page('Gross to net salary', 'Calculators', 'The cost.', ['PAYE calculator', 'payslip']),
    page('Net to gross salary', 'Calculators', 'The other way.'),
  ],
};

const titles = (query: string, pages = INDEX.pages) =>
  searchPages({ ...INDEX, pages }, query).map(({ title }) => title);

describe('the first page', () => {
  it.each([
    ['has the words in its title', 'withholding', 'Withholding tax on services'],
    ['has them in any order and case', '2023 ACT finance', 'Finance Act 2023'],
    ['reads like the query where two have the same words', 'net to gross', 'Net to gross salary'],
    ['reads like the query, the other way too', 'gross to net', 'Gross to net salary'],
    ['is found by the phrases of editors', 'calculator for PAYE', 'Gross to net salary'],
    ['is found by a synonym', 'WHT', 'Withholding tax on services'],
    ['is found by a synonym of several words', 'kodi ya zuio', 'Withholding tax on services'],
    ['is found by a synonym of one word among others', 'take-home salary', 'Net to gross salary'],
    ['is found though no page has another word of the query', 'finance act 2023 zebra', 'Finance Act 2023'],
  ])('%s', (_, query, title) => expect(titles(query)[0]).toBe(title));
});

describe('of pages that answer in the same words, the first one is', () => {
  const pages = [
    page('Tax law', 'Articles', 'Every tax.'),
    page('Tax adviser', 'Services', 'Every tax.'),
    page('Tax tool', 'Calculators', 'Every tax.'),
    page('calendar of tax', 'Pages', 'Every tax.'),
    page('Tax 2025', 'Finance Acts', 'Every tax.'),
    page('Tax 2026', 'Finance Acts', 'Every tax.'),
  ];

  it.each([
    ['a tool for a sum', 'how much tax on 1,500,000', 'Tax tool'],
    ['a tool for an amount alone', 'tax 2 million', 'Tax tool'],
    ['a service for help', 'someone for my tax', 'Tax adviser'],
    ['the calendar for a day', 'when is tax due', 'calendar of tax'],
    ['that of the year that is named', 'tax 2026', 'Tax 2026'],
  ])('%s', (_, query, title) => expect(titles(query, pages)[0]).toBe(title));
});

it.each(['', '  ', 'zebra'])('there are no pages for "%s"', (query) => expect(titles(query)).toEqual([]));

it('pages are counted by group', () => {
  const counts = groupsOf(INDEX.pages).map(({ name, count }) => `${name} ${count}`);
  expect(counts).toEqual(['Services 1', 'Articles 1', 'Finance Acts 2', 'Calculators 2']);
});
