import { pageTextsSchema } from '@/lib/content/schemas/pageTexts';
import { getPageTexts, getYearTexts } from '@/lib/server/content/loaders/pageTexts';

describe('the texts of a tax year', () => {
  it('name the year and the calendar years in which it begins and ends', () => {
    const { description, lead } = getYearTexts('2019/20');
    expect(description).toContain('in 2019/20,');
    expect(lead).toContain('from 1 July 2019 to 30 June 2020.');
  });

  it('may name a year, which the texts of other pages may not', () => {
    const texts = getPageTexts();
    const naming = {
      searchTitle: 'Rates {year}',
      description: 'Rates of {year}.',
      lead: 'From {startYear} to {endYear}.',
    };
    const result = (changed: object) => pageTextsSchema.safeParse({ ...texts, ...changed });
    expect(result({ rates: { ...texts.rates, eachYear: naming } }).success).toBe(true);
    expect(result({ whatsNew: naming }).success).toBe(false);
  });
});
