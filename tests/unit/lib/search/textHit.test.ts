import { toTextHit } from '@/lib/search/textHit';
import { marked, recordOf } from './records';

const GUIDE = '/resources/guides/tax-guide-2024-25.pdf';

const guide = (found: string[]) =>
  recordOf(
    GUIDE,
    'Tax Guide 2024/25',
    [
      { page: 1, text: 'The rates of the year. Withholding: 5%.' },
      {
        page: 2,
        heading: 'Payments',
        text: 'The payer gives a withholding certificate within thirty days of the payment.',
      },
      { text: 'Royalties bear fifteen per cent, and nobody asks.' },
      { page: 3, text: 'Withholding is not the end of it, says section 86.' },
      { page: 4, heading: 'Receipts', text: 'Who withholds keeps the receipt for five whole years.' },
    ],
    found,
  );

describe('a PDF that holds the words', () => {
  const hit = toTextHit(guide(['withh']), 'withholding');

  it('is named, with its shelf and the page that holds the same text', () => {
    expect(hit).toMatchObject({
      href: '/resources/guides/tax-guide-2024-25',
      title: 'Tax Guide 2024/25',
      place: 'Tax Guides',
    });
  });

  it('shows its two best pages in their order, and names the others', () => {
    expect(hit.file?.pages.map(({ number }) => number)).toEqual([2, 3]);
    expect(hit.file?.others.map(({ number }) => number)).toEqual([1, 4]);
  });

  it('shows the sentence with the words marked, under the heading that it stands under', () => {
    const [first, second] = hit.file?.pages ?? [];
    expect(first?.section).toBe('Payments');
    expect(marked(first?.sentence)).toBe(
      'The payer gives a [withholding] certificate within thirty days of the payment.',
    );
    expect(second?.section).toBe('Payments');
  });

  it('links the file at the page, for the viewer and for every browser', () => {
    expect(hit.file?.pages[0]).toMatchObject({ href: `${GUIDE}#page=2&search=withholding`, find: 'withholding' });
    expect(hit.file?.id).toBe('tax-guide-2024-25');
  });

  it('has the viewer look for the words as they stand there', () => {
    const others = hit.file?.others ?? [];
    expect(others.map(({ find }) => find)).toEqual(['withholding', 'withholds']);
  });

  it('leaves out pages that hold fewer words of the query than others do', () => {
    const { file } = toTextHit(guide(['withh', 'certificate']), 'withholding certificate');
    expect(file?.pages.map(({ number, find }) => [number, find])).toEqual([[2, 'withholding certificate']]);
    expect(file?.others).toEqual([]);
  });

  it('is still named where only its title holds the words', () => {
    expect(toTextHit(guide([]), 'guide')).toMatchObject({
      title: 'Tax Guide 2024/25',
      file: { pages: [], others: [] },
    });
  });

  it('says nothing of a heading where a text stands under none', () => {
    const record = recordOf('/media/budget.pdf', 'Budget', [{ page: 1, heading: 'In short', text: 'One.' }], ['vat']);
    const end = { element: 'div', id: 'section-end', text: '', location: 3 };
    const hit = toTextHit(
      { ...record, content: 'In short. One. VAT rises.', anchors: [...record.anchors, end], locations: [3] },
      'vat',
    );
    expect(hit.file?.pages[0]?.section).toBeUndefined();
  });
});

describe('the address of a PDF', () => {
  it.each([
    ['/resources/finance-act/finance-act-2025.pdf', '/resources/finance-act/finance-act-2025', 'Finance Acts'],
    ['/media/budget-2025.pdf', '/media#budget-2025', 'Media'],
    ['/cv/founder-cv.pdf', '/about', 'About Us'],
  ])('%s tells that it belongs to %s, %s', (url, href, place) => {
    expect(toTextHit(recordOf(url, 'Title', [{ page: 1, text: 'Words.' }], []), 'x')).toMatchObject({ href, place });
  });
});

describe('a page of the site that holds the words', () => {
  const parts = [
    { text: 'Opening about books, books and more books.' },
    { heading: 'One', text: 'Here are no words.' },
    { heading: 'Two', text: 'Keep the books for five years. Then keep the books again.' },
    { heading: 'Three', text: 'A word on books.' },
  ];

  it('leads to the section with the most of them, and not to its opening', () => {
    const hit = toTextHit(recordOf('/services/audit', 'Audit Services', parts, ['books']), 'books');
    expect(hit).toMatchObject({ href: '/services/audit#two', title: 'Two', place: 'Audit Services' });
    expect(marked(hit.sentence)).toBe('Keep the [books] for five years. Then keep the [books] again.');
    expect(hit.file).toBeUndefined();
  });

  it('leads to the page where no section has them', () => {
    const hit = toTextHit(recordOf('/services/audit', 'Audit Services', parts, ['opening']), 'opening');
    expect(hit).toMatchObject({ href: '/services/audit', title: 'Audit Services', place: 'Audit Services' });
  });
});
