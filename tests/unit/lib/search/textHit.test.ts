import { holdsQuery, toTextHit } from '@/lib/search/textHit';
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
});
