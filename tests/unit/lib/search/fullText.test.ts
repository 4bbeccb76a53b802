import { newestOfSeriesFirst, searchFullText, toTextHit } from '@/lib/search/fullText';
import { marked, recordOf } from './records';

const FILE = '/resources/guides/tax-guide-2024-25.pdf';

describe('a matching PDF', () => {
  const guide = recordOf(FILE, 'Tax Guide 2024/25', [
    { page: 1, text: 'The rates of withholding tax.' },
    { page: 2, text: 'The payer goes on.' },
    { heading: 'Payments', text: 'Give a withholding certificate for the tax.' },
    { page: 3, text: 'tax, which he withholds.' },
    { page: 4, heading: 'Receipts', text: 'Who withholds has the receipt.' },
  ]);

  it('is shown with its category and a link to its page', () => {
    expect(toTextHit(guide, 'withholding')).toMatchObject({
      href: '/resources/guides/tax-guide-2024-25',
      title: 'Tax Guide 2024/25',
      place: 'Tax Guides',
    });
  });

  it('shows its two best pages, lists the other pages, and links to each in the file', () => {
    const { file } = toTextHit(guide, 'withholding tax');
    expect(file?.id).toBe('tax-guide-2024-25');
    expect(file?.pages.map(({ excerpt }) => marked(excerpt))).toEqual([
      'The rates of [withholding] [tax].',
      'Give a [withholding] certificate for the [tax].',
    ]);
    expect(file?.pages).toMatchObject([
      { number: 1, href: `${FILE}#page=1&search=withholding%20tax` },
      { number: 2, href: `${FILE}#page=2&search=withholding`, section: 'Payments' },
    ]);
    expect(file?.others).toMatchObject([{ number: 3 }]);
    expect(marked(file?.others[0]?.excerpt)).toBe('… [tax], which he [withholds].');
  });

  it('is shown even if only its title matches', () => {
    const record = recordOf(FILE, 'Guide', [{ page: 1, text: 'The withholding tax' }]);
    expect(toTextHit(record, 'guide').file).toMatchObject({ pages: [], others: [] });
  });
});

it.each([
  ['/resources/finance-act/finance-act-2025.pdf', '/resources/finance-act/finance-act-2025', 'Finance Acts'],
  ['/media/budget-2025.pdf', '/media/budget-2025', 'Media'],
  ['/cv/founder-cv.pdf', '/about', 'About Us'],
])('the path %s belongs to %s, %s', (url, href, place) => {
  expect(toTextHit(recordOf(url, 'Title', []), 'x')).toMatchObject({ href, place });
});

it.each([
  ['books for five years', '/services/audit#two', 'Two', 'Keep the [books] [for] [five] [years] and …'],
  ['opening', '/services/audit', '', '[Opening] about books.'],
])('a page of the site links to its best section: %s', (query, href, place, excerpt) => {
  const record = recordOf('/services/audit', 'Audit Services', [
    { text: 'Opening about books.' },
    { heading: 'One', text: 'Keep the books for ever.' },
    { heading: 'Two', text: 'Keep the books for five years and' },
  ]);
  const hit = toTextHit(record, query);
  expect(hit).toMatchObject({ href, title: 'Audit Services', place });
  expect(marked(hit.excerpt)).toBe(excerpt.replace('[for]', 'for'));
  expect(hit.file).toBeUndefined();
});

const GUIDE = '/resources/guides/tax-guide';
const found = [`${GUIDE}-2015-16`, '/calendar#vat', `${GUIDE}-2026-27`, '/rates', `${GUIDE}-2020-21`];

it.each([
  ['vat due date', [`${GUIDE}-2026-27`, '/calendar#vat', `${GUIDE}-2020-21`, '/rates', `${GUIDE}-2015-16`]],
  ['vat due date 2015', found],
])('the newest of a yearly series takes the best place: %s', (query, expected) => {
  const hits = found.map((href) => ({ href, title: '', place: '' }));
  expect(newestOfSeriesFirst(hits, query).map(({ href }) => href)).toEqual(expected);
});

describe('a full-text search', () => {
  const text = 'Kodi ya mapato.';

  /** Searches four files, the second of which has a different text. `fetched` lists the files whose text was loaded. */
  async function search(second: string, kind?: string) {
    const fetched: number[] = [];
    const data = async (index: number) => {
      fetched.push(index);
      return recordOf(`/media/${index}.pdf`, `File ${index}`, [{ page: 1, text: index === 1 ? second : text }]);
    };
    const ask = jest.fn(async () => ({ results: [0, 1, 2, 3].map((index) => ({ data: () => data(index) })) }));
    const { hits, count } = await searchFullText({ search: ask }, { query: 'kodi ya', kind, limit: 2 });
    expect(ask).toHaveBeenCalledWith('kodi', kind ? { filters: { kind } } : {});
    return { titles: hits.map(({ title }) => title), count, fetched };
  }

  it('searches for the distinctive words, fetches only what it shows, and counts everything', async () => {
    expect(await search(text)).toEqual({ titles: ['File 0', 'File 1'], count: 4, fetched: [0, 1] });
  });

  it('of one kind skips false matches and fetches replacements', async () => {
    const expected = { titles: ['File 0', 'File 2'], count: 3, fetched: [0, 1, 2] };
    expect(await search('Kod, a word that begins alike.', 'document')).toEqual(expected);
  });
});
