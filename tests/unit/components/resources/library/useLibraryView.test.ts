import { isInStep, viewFrom, WHOLE_LIBRARY, withView } from '@/lib/resources/libraryView';

const YEARS = ['2025', '2024'];

describe('the view in the address', () => {
  it('is the whole library where the address says nothing', () => {
    expect(viewFrom('', YEARS)).toEqual(WHOLE_LIBRARY);
  });

  it.each(['media', 'articles', 'guides', 'finance-act', 'acts', 'videos', 'calculators'])('may be %s', (category) => {
    expect(viewFrom(`?category=${category}`, YEARS).category).toBe(category);
  });

  it.each(['?category=all', '?category=books', '?category=', '?category=ACTS'])('falls to all for %s', (search) => {
    expect(viewFrom(search, YEARS).category).toBe('all');
  });

  it('takes a year that has entries, and no other', () => {
    expect(viewFrom('?year=2024', YEARS).year).toBe('2024');
    expect(viewFrom('?year=1999', YEARS).year).toBe('');
  });

  it('takes an order that it knows, else the newest first', () => {
    expect(viewFrom('?sort=title', YEARS).sort).toBe('title');
    expect(viewFrom('?sort=size', YEARS).sort).toBe('newest');
  });

  it('stands in the address with what differs from the whole library', () => {
    expect(withView('', { category: 'acts', year: '', sort: 'oldest' })).toBe('?category=acts&sort=oldest');
  });

  it('leaves all out of the address, and keeps what others put there', () => {
    expect(withView('?category=acts&doc=income-tax-act', WHOLE_LIBRARY)).toBe('?doc=income-tax-act');
    expect(withView('?category=acts', WHOLE_LIBRARY)).toBe('');
  });

  it.each(['', '?category=acts', '?doc=vat&find=a%20b', '?year=2024&page=3'])('is in step with %s', (search) => {
    expect(isInStep(search, viewFrom(search, YEARS))).toBe(true);
  });

  it.each(['?category=all', '?category=books', '?doc=vat&category=', '?year=1999', '?sort=newest'])(
    'is out of step with %s',
    (search) => {
      expect(isInStep(search, viewFrom(search, YEARS))).toBe(false);
    },
  );

  it('is the same after a way through the address', () => {
    const view = { category: 'finance-act', year: '2025', sort: 'title' } as const;
    expect(viewFrom(withView('', view), YEARS)).toEqual(view);
  });
});
