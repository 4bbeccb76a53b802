import { holdsQuery, SECTION_END, toTextHit } from '@/lib/search/textHit';
import { marked, recordOf } from './records';

const FILE = '/resources/guides/tax-guide-2024-25.pdf';
const GUIDE = recordOf(FILE, 'Tax Guide 2024/25', [
  { page: 1, text: 'The rates of withholding.' },
  { page: 2, text: 'The payer goes on withholding.' },
  { heading: 'Payments', text: 'Give a withholding certificate.' },
  { heading: 'Rents', text: 'Keep the withholding for later.' },
  { page: 3, text: 'Your withholding is not the end.' },
  { page: 4, heading: 'Receipts', text: 'Who withholds has the receipt.' },
]);

describe('a PDF that matches', () => {
  const hit = toTextHit(GUIDE, 'withholding');

  it('is named, with its category and the page that holds the same text', () => {
    expect(hit).toMatchObject({
      href: '/resources/guides/tax-guide-2024-25',
      title: 'Tax Guide 2024/25',
      place: 'Tax Guides',
    });
  });

  it('shows its two best pages in their order, those under a heading of their own before the others', () => {
    expect(hit.file?.pages.map(({ number }) => number)).toEqual([2, 4]);
    expect(hit.file?.others.map(({ number }) => number)).toEqual([1, 3]);
  });

  it('shows the best part of a page, with the heading over it', () => {
    const [page] = hit.file?.pages ?? [];
    expect(page?.section).toBe('Payments');
    expect(marked(page?.excerpt)).toBe('Give a [withholding] certificate.');
  });

  it('names the heading of an earlier page where a page goes on under it', () => {
    expect(hit.file?.others.map(({ section }) => section)).toEqual([undefined, 'Rents']);
  });

  it('links the file at the page, for the viewer and for every browser', () => {
    expect(hit.file?.id).toBe('tax-guide-2024-25');
    expect(hit.file?.pages[0]).toMatchObject({ href: `${FILE}#page=2&search=withholding`, find: 'withholding' });
    expect(hit.file?.pages[1]).toMatchObject({ href: `${FILE}#page=4&search=withholds`, find: 'withholds' });
  });

  it('leaves out pages that hold fewer words of the query than others do', () => {
    const record = recordOf(FILE, 'Guide', [
      { page: 1, heading: 'One', text: 'The withholding tax.' },
      { page: 2, text: 'A withholding certificate.' },
    ]);
    const { file } = toTextHit(record, 'withholding certificate');
    expect(file?.pages.map(({ number }) => number)).toEqual([2]);
    expect(file?.others).toEqual([]);
  });

  it('is still named where only its title matches', () => {
    expect(toTextHit(recordOf(FILE, 'Guide', [{ page: 1, text: 'Text.' }]), 'guide')).toMatchObject({
      title: 'Guide',
      file: { pages: [], others: [] },
    });
  });

  it('says nothing of a heading where a text stands under none', () => {
    const record = recordOf('/media/budget.pdf', 'Budget', [
      { page: 1, heading: 'Contents' },
      { heading: SECTION_END, text: 'VAT rises.' },
    ]);
    expect(toTextHit(record, 'vat').file?.pages[0]).toMatchObject({ number: 1, find: 'vat' });
    expect(toTextHit(record, 'vat').file?.pages[0]).not.toHaveProperty('section');
  });
});

describe('the path of a PDF', () => {
  it.each([
    ['/resources/finance-act/finance-act-2025.pdf', '/resources/finance-act/finance-act-2025', 'Finance Acts'],
    ['/media/budget-2025.pdf', '/media#budget-2025', 'Media'],
    ['/cv/founder-cv.pdf', '/about', 'About Us'],
  ])('%s says that it belongs to %s, %s', (url, href, place) => {
    expect(toTextHit(recordOf(url, 'Title', []), 'x')).toMatchObject({ href, place });
  });
});

describe('a page of the site that matches', () => {
  const parts = [
    { text: 'Opening about books.' },
    { heading: 'One', text: 'A word on books.' },
    { heading: 'Two', text: 'Keep the books for 5 years.' },
  ];

  it('leads to its best section, and not to its opening', () => {
    const hit = toTextHit(recordOf('/services/audit', 'Audit Services', parts), 'books');
    expect(hit).toMatchObject({ href: '/services/audit#two', title: 'Audit Services', place: 'Two' });
    expect(marked(hit.excerpt)).toBe('Keep the [books] for 5 years.');
    expect(hit.file).toBeUndefined();
  });

  it('leads to the page where no section matches', () => {
    const hit = toTextHit(recordOf('/services/audit', 'Audit Services', parts.slice(0, 1)), 'books');
    expect(hit).toMatchObject({ href: '/services/audit', title: 'Audit Services', place: '' });
  });
});

describe('a record that Pagefind found', () => {
  const record = recordOf('/about', 'About Us', [{ text: 'Pay your taxes with payroll software.' }]);

  it.each([
    ['tax', true],
    ['about taxes', true],
    ['PAYE', false],
    ['tax withheld', false],
  ])('holds the words of "%s": %s', (query, isHeld) => {
    expect(holdsQuery(record, query)).toBe(isHeld);
  });

  it('counts words of its title little, so that the passage is about the others', () => {
    const act = recordOf('/resources/finance-act/finance-act-2023.pdf', 'Finance Act 2023', [
      {
        page: 1,
        heading: 'Citation',
        text: 'Finance Act, 2023, No. 7 of 2023, in force from the first of July of the year.',
      },
      { heading: 'Changes', text: 'Whoever rents a home need no longer withhold tax from what the landlord is paid.' },
    ]);
    const [page] = toTextHit(act, '2023 finance act withholding tax').file?.pages ?? [];
    expect(page?.section).toBe('Changes');
  });

  it('does not repeat its title in the passage', () => {
    const opening = recordOf('/about', 'About Us', [
      { text: 'About Us. We keep the books of 180 clients in Dar es Salaam and beyond.' },
    ]);
    expect(marked(toTextHit(opening, 'books').excerpt)).toBe(
      'We keep the [books] of 180 clients in Dar es Salaam and beyond.',
    );
  });
});
