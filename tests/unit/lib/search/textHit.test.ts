import { holdsQuery, SECTION_END, toTextHit } from '@/lib/search/textHit';
import { marked, recordOf } from './records';

const FILE = '/resources/guides/tax-guide-2024-25.pdf';

describe('a PDF that matches', () => {
  const guide = recordOf(FILE, 'Tax Guide 2024/25', [
    { page: 1, text: 'The rates of withholding.' },
    { page: 2, text: 'The payer goes on withholding.' },
    { heading: 'Payments', text: 'Give a withholding certificate.' },
    { heading: 'Rents', text: 'Keep the withholding for later.' },
    { page: 3, text: 'Your withholding is not the end.' },
    { page: 4, heading: 'Receipts', text: 'Who withholds has the receipt.' },
  ]);
  const { href, title, place, file } = toTextHit(guide, 'withholding');

  it('is named, with its category and the page that holds the same text', () => {
    expect([href, title, place]).toEqual(['/resources/guides/tax-guide-2024-25', 'Tax Guide 2024/25', 'Tax Guides']);
  });

  it('shows its two best pages in their order, those under a heading of their own before the others', () => {
    expect(file?.pages.map(({ number }) => number)).toEqual([2, 4]);
  });

  it('shows the best part of a page under its heading, and links the file there for the viewer and every browser', () => {
    expect(file?.id).toBe('tax-guide-2024-25');
    expect(marked(file?.pages[0]?.excerpt)).toBe('Give a [withholding] certificate.');
    expect(file?.pages).toMatchObject([
      { section: 'Payments', href: `${FILE}#page=2&search=withholding`, find: 'withholding' },
      { section: 'Receipts', href: `${FILE}#page=4&search=withholds`, find: 'withholds' },
    ]);
  });

  it('names the heading of an earlier page where a page goes on under it', () => {
    expect(file?.others.map(({ number, section }) => [number, section])).toEqual([
      [1, undefined],
      [3, 'Rents'],
    ]);
  });

  it.each([
    ['leaves out pages that hold fewer words of the query than others do', 'withholding certificate', [2]],
    ['is still named where only its title matches', 'guide', []],
  ])('%s', (_, query, pages) => {
    const record = recordOf(FILE, 'Guide', [
      { page: 1, heading: 'One', text: 'The withholding tax.' },
      { page: 2, text: 'A withholding certificate.' },
    ]);
    const hit = toTextHit(record, query);
    expect([hit.title, hit.file?.pages.map(({ number }) => number), hit.file?.others]).toEqual(['Guide', pages, []]);
  });

  it('says nothing of a heading where a text stands under none', () => {
    const record = recordOf('/media/budget.pdf', 'Budget', [
      { page: 1, heading: 'Contents' },
      { heading: SECTION_END, text: 'VAT rises.' },
    ]);
    const [page] = toTextHit(record, 'vat').file?.pages ?? [];
    expect(page).toMatchObject({ number: 1, find: 'vat' });
    expect(page).not.toHaveProperty('section');
  });
});

it.each([
  ['/resources/finance-act/finance-act-2025.pdf', '/resources/finance-act/finance-act-2025', 'Finance Acts'],
  ['/media/budget-2025.pdf', '/media/budget-2025', 'Media'],
  ['/cv/founder-cv.pdf', '/about', 'About Us'],
])('the path %s says that the PDF belongs to %s, %s', (url, href, place) => {
  expect(toTextHit(recordOf(url, 'Title', []), 'x')).toMatchObject({ href, place });
});

describe('a page of the site that matches', () => {
  it.each([
    ['its best section, and not to its opening', ['One', 'Two'], '/services/audit#two', 'Two'],
    ['the page where no section matches', [], '/services/audit', ''],
  ])('leads to %s', (_, headings, href, place) => {
    const sections = headings.map((heading) => ({
      heading,
      text: `Keep the books for ${heading === 'Two' ? 5 : 'ever'}.`,
    }));
    const record = recordOf('/services/audit', 'Audit Services', [{ text: 'Opening about books.' }, ...sections]);
    const hit = toTextHit(record, 'books');
    expect(hit).toMatchObject({ href, title: 'Audit Services', place });
    expect(marked(hit.excerpt)).toBe(place === '' ? 'Opening about [books].' : 'Keep the [books] for 5.');
    expect(hit.file).toBeUndefined();
  });
});

describe('a record that Pagefind found', () => {
  it.each([
    ['tax', true],
    ['about taxes', true],
    ['PAYE', false],
    ['tax withheld', false],
  ])('holds the words of "%s": %s', (query, isHeld) => {
    const record = recordOf('/about', 'About Us', [{ text: 'Pay your taxes with payroll software.' }]);
    expect(holdsQuery(record, query)).toBe(isHeld);
  });

  it('counts words of its title little, so that the passage is about the others', () => {
    const act = recordOf('/resources/finance-act/finance-act-2023.pdf', 'Finance Act 2023', [
      { page: 1, heading: 'Citation', text: 'Finance Act, 2023, No. 7 of 2023, in force from the first of July 2023.' },
      { heading: 'Changes', text: 'Whoever rents a home need no longer withhold tax from what the landlord is paid.' },
    ]);
    const [page] = toTextHit(act, '2023 finance act withholding tax').file?.pages ?? [];
    expect(page?.section).toBe('Changes');
  });

  it('does not repeat its title in the passage', () => {
    const text = 'We keep the books of 180 clients in Dar es Salaam and beyond.';
    const opening = recordOf('/about', 'About Us', [{ text: `About Us. ${text}` }]);
    expect(marked(toTextHit(opening, 'books').excerpt)).toBe(text.replace('books', '[books]'));
  });
});
