import { readLibraryView, WHOLE_LIBRARY, writeLibraryView } from '@/components/resources/library/useLibraryView';
import { LIBRARY_CATEGORIES } from '@/lib/resources/libraryCategories';

const BASE = 'https://firm.example/resources';
const read = (query: string) => readLibraryView(new URL(BASE + query), ['2025', '2024']);
const write = (query: string, view: typeof WHOLE_LIBRARY) => {
  const url = new URL(BASE + query);
  writeLibraryView(url, view);
  return url.search;
};

describe('the view of the library in a URL', () => {
  it('is the whole library where the URL says nothing', () => {
    expect(read('')).toEqual(WHOLE_LIBRARY);
  });

  it.each(LIBRARY_CATEGORIES)('may be %s', (category) => {
    expect(read(`?category=${category}`).category).toBe(category);
  });

  it.each(['?category=all', '?category=books', '?category=', '?category=ACTS'])('falls back to all for %s', (query) => {
    expect(read(query).category).toBe('all');
  });

  it('takes a year that has entries, and no other', () => {
    expect(read('?year=2024').year).toBe('2024');
    expect(read('?year=1999').year).toBe('');
  });

  it('takes an order that it knows, else the newest first', () => {
    expect(read('?sort=title').sort).toBe('title');
    expect(read('?sort=size').sort).toBe('newest');
  });

  it('is written with what differs from the whole library, beside what others put there', () => {
    expect(write('', { category: 'acts', year: '', sort: 'oldest' })).toBe('?category=acts&sort=oldest');
    expect(write('?category=acts&doc=income-tax-act', WHOLE_LIBRARY)).toBe('?doc=income-tax-act');
  });

  it('is the same after a way through a URL', () => {
    const view = { category: 'finance-act', year: '2025', sort: 'title' } as const;
    expect(read(write('', view))).toEqual(view);
  });
});
