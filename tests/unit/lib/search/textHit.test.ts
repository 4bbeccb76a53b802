import { SECTION_END, toTextHit } from '@/lib/search/textHit';
import { marked, recordOf } from './records';

const FILE = '/resources/guides/tax-guide-2024-25.pdf';
const GUIDE = recordOf(FILE, 'Tax Guide 2024/25', [
  { page: 1, text: 'The rates of [withholding].' },
  { page: 2, text: 'The payer goes on [withholding].' },
  { heading: 'Payments', text: 'Give a [withholding] certificate.', scores: [2] },
  { heading: 'Rents', text: 'Keep the [withholding] for later.', scores: [1, 5] },
  { page: 3, text: 'Your [withholding] is not the end.', scores: [9] },
  { page: 4, heading: 'Receipts', text: 'Who [withholds] has the receipt.', scores: [3] },
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
    expect(page?.section).toBe('Rents');
    expect(marked(page?.excerpt)).toBe('Keep the [withholding] for later.');
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
      { page: 1, heading: 'One', text: 'The [withholding] tax.', scores: [9] },
      { page: 2, text: 'A [withholding] [certificate].' },
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
      { heading: SECTION_END, text: '[VAT] rises.' },
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
    { text: 'Opening about [books].', scores: [9] },
    { heading: 'One', text: 'A word on [books].' },
    { heading: 'Two', text: 'Keep the [books] for five years.', scores: [2] },
  ];

  it('leads to its best section, and not to its opening', () => {
    const hit = toTextHit(recordOf('/services/audit', 'Audit Services', parts), 'books');
    expect(hit).toMatchObject({ href: '/services/audit#two', title: 'Two', place: 'Audit Services' });
    expect(marked(hit.excerpt)).toBe('Keep the [books] for five years.');
    expect(hit.file).toBeUndefined();
  });

  it('leads to the page where no section matches', () => {
    const hit = toTextHit(recordOf('/services/audit', 'Audit Services', parts.slice(0, 1)), 'books');
    expect(hit).toMatchObject({ href: '/services/audit', title: 'Audit Services', place: 'Audit Services' });
  });
});
