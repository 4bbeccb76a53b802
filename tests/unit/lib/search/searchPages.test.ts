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
  synonyms: [['withholding tax', 'WHT', 'kodi ya zuio']],
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

describe('the first result', () => {
  it.each([
    ['has the words in its title', 'withholding', 'Withholding tax on services'],
    ['has them in any order and case', '2023 ACT finance', 'Finance Act 2023'],
    ['resembles the query most if two have the same words', 'net to gross', 'Net to gross salary'],
    ['resembles the query most, also the other way round', 'gross to net', 'Gross to net salary'],
    ['is found by the phrases of editors', 'calculator for PAYE', 'Gross to net salary'],
    ['is found by a synonym', 'WHT', 'Withholding tax on services'],
    ['is found by a synonym of several words', 'kodi ya zuio', 'Withholding tax on services'],
    ['is found by a synonym among other words', 'kodi ya zuio on services', 'Withholding tax on services'],
    ['is found even if no page has another word of the query', 'finance act 2023 zebra', 'Finance Act 2023'],
  ])('%s', (_, query, title) => expect(titles(query)[0]).toBe(title));
});

it.each([
  ['a service and a tool before a document', 'every tax', ['Tax adviser', 'Tax tool', 'Tax law']],
  ['those for the words, ignoring the amount', 'tool for 1,500,000', ['Tax tool']],
  ['those of the year in the query', 'tax 2026', ['Tax 2026']],
])('the first results are %s: %s', (_, query, expected) => {
  const pages = [
    page('Tax law', 'Articles', 'Every tax.'),
    page('Tax adviser', 'Services', 'Every tax.'),
    page('Tax tool', 'Calculators', 'Every tax.'),
    page('Tax 2025', 'Finance Acts', 'Every levy.'),
    page('Tax 2026', 'Finance Acts', 'Every levy.'),
  ];
  expect(titles(query, pages).slice(0, expected.length)).toEqual(expected);
});

it.each(['', '  ', 'zebra'])('finds no pages for "%s"', (query) => expect(titles(query)).toEqual([]));
