import { groupsOf } from '@/lib/search/pageGroups';
import { type SearchablePage, searchPages, vocabularyOf } from '@/lib/search/searchPages';

const page = (title: string, text: string, more: Partial<SearchablePage> = {}): SearchablePage => ({
  href: `/${title}`,
  title,
  text,
  group: 'Articles',
  place: 'Resources',
  ...more,
});

const INDEX = {
  synonyms: [
    ['withholding tax', 'WHT', 'kodi ya zuio'],
    ['net', 'take-home'],
  ],
  pages: [
    page('Taxation', 'Planning for withholding taxes.', { group: 'Services', place: 'Services' }),
    page('Withholding tax on services', 'Three mistakes.'),
    page('Finance Act 2025', 'VAT withholding.', { group: 'Finance Acts' }),
    page('Finance Act 2023', 'Skills levy.', { group: 'Finance Acts' }),
    page('Gross to net salary', 'The cost.', { group: 'Calculators', phrases: ['PAYE calculator', 'payslip'] }),
    page('Net to gross salary', 'The other way.', { group: 'Calculators' }),
  ],
};

const titles = (query: string) => searchPages(INDEX, query).map(({ title }) => title);

describe('pages found by name', () => {
  it('come with those first that have the words in the title', () => {
    expect(titles('withholding')[0]).toBe('Withholding tax on services');
    expect(titles('withholding')).toContain('Finance Act 2025');
  });

  it('hold the words in any order and case', () => {
    expect(titles('2023 ACT finance')[0]).toBe('Finance Act 2023');
  });

  it('read like the query where two have the same words', () => {
    expect(titles('net to gross')[0]).toBe('Net to gross salary');
    expect(titles('gross to net')[0]).toBe('Gross to net salary');
  });

  it('begin with the word rather than have few others', () => {
    const pages = ['Paying tax', 'Tax for traders in Dodoma'].map((title) => page(title, ''));
    expect(searchPages({ synonyms: [], pages }, 'tax').map(({ title }) => title)).toEqual([
      'Tax for traders in Dodoma',
      'Paying tax',
    ]);
  });

  it('are found by the phrases of editors', () => {
    expect(titles('calculator for PAYE')).toEqual(['Gross to net salary']);
  });

  it.each(['WHT', 'kodi ya zuio', 'Kodi ya Zuio 2025'])('are found by synonyms: %s', (query) => {
    expect(titles(query)).toContain('Withholding tax on services');
  });

  it('are found by a synonym of one word among others', () => {
    expect(titles('take-home salary')[0]).toBe('Net to gross salary');
  });

  it('are found though another word of the query is on no page', () => {
    expect(titles('finance act 2023 zebra')[0]).toBe('Finance Act 2023');
  });

  it('leave out those that share only a common word with the query', () => {
    expect(titles('skills levy tax')).toEqual(['Finance Act 2023']);
  });

  it.each(['', '  ', 'zebra'])('are none for "%s"', (query) => {
    expect(titles(query)).toEqual([]);
  });

  it('are counted by group', () => {
    expect(groupsOf(INDEX.pages).map(({ name, count }) => `${name} ${count}`)).toEqual([
      'Services 1',
      'Articles 1',
      'Finance Acts 2',
      'Calculators 2',
    ]);
  });
});

it('the vocabulary holds the words of names, texts, places and synonyms', () => {
  expect(vocabularyOf(INDEX)).toEqual(expect.arrayContaining(['taxation', 'mistakes', 'resources', 'payslip', 'zuio']));
});
