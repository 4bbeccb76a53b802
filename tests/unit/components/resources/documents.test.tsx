import { fireEvent, render, screen } from '@testing-library/react';
import { DocumentFacts, Sources } from '@/components/resources/DocumentPage';
import { AmendmentList, ChangeList } from '@/components/resources/LawChanges';
import { DocumentActions } from '@/components/resources/LibraryCards';
import { documentPath } from '@/lib/resources/documentPath';
import { getActs, getArticles, getGuides } from '@/lib/server/content/loaders/resources';
import type { LibraryDocument } from '@/lib/server/resources/allDocuments';
import type { LawChange } from '@/lib/server/resources/changes';
import { first } from '@/tests/support/cases';
import { expectLinks, hrefs, texts } from '@/tests/support/reading';

const article = first(getArticles());
const guide = first(getGuides());
const sheet = { ...guide, downloadUrl: '/resources/guides/payroll.xlsx' };
const NEW_TAB = '(opens in a new tab)';

describe('what can be done with a document', () => {
  it.each<[string, LibraryDocument, string | undefined, string[]]>([
    ['an article', article, 'PDF', [`Read Article ${NEW_TAB}`, 'View Document', 'Download']],
    ['an article without a file', article, undefined, [`Read Article ${NEW_TAB}`]],
    ['a guide', guide, 'PDF', ['View Document', 'Download']],
    ['a spreadsheet', sheet, 'XLSX', [`View Resource ${NEW_TAB}`, 'Download']],
  ])('with %s', (_, document, type, names) => {
    const file = type && { href: document.downloadUrl, type, size: '80 KB', text: `${type}, 80 KB` };
    render(<DocumentActions document={document} file={file || undefined} />);
    const links = screen.getAllByRole('link');
    expect(texts(links)).toEqual(names);
    const inNewTab = links.filter((link) => link.hasAttribute('target'));
    expect(hrefs(inNewTab)).toEqual(inNewTab.map(() => documentPath(document)));
    const inViewer = links.filter((link) => link.dataset.viewerDoc === document.id);
    expect(texts(inViewer)).toEqual(names.filter((name) => name === 'View Document'));
  });
});

describe('the facts of a document', () => {
  it.each([
    ['when it was checked', { checkedOn: '2025-09-24' }, 'Law as at 24 September 2025'],
    [
      'of which year a yearly guide is',
      { checkedOn: '2024-09-24', document: { ...guide, startYear: 2012 } },
      'For 1 July 2012 to 30 June 2013',
    ],
    [
      'of a law that the text is no more than a summary',
      { checkedOn: '2024-09-24', document: first(getActs()) },
      'Our summary, not the official text',
    ],
  ])('say %s', (_, facts, expected) => {
    render(<DocumentFacts document={article} {...facts} />);
    expect(texts(screen.getAllByRole('listitem'))).toContain(expected);
  });
});

it('the sources of a document link to the ones on the web, and end with the day of the text', () => {
  render(
    <Sources
      id="sources"
      days={{ changed: '2026-11-22' }}
      sources={[{ name: 'Cap. 332' }, { name: 'Notice', url: 'https://law.example/' }]}
    />,
  );
  const link = screen.getByRole('link', { name: 'Notice' });
  expect(link).toHaveAttribute('href', 'https://law.example/');
  expect(screen.getByText('Cap. 332')).toBeInTheDocument();
  expect(screen.getByText('Text changed')).toHaveTextContent('Text changed 22 November 2026');
});

it('the amendments of an act link to each Finance Act and to each of its changes', () => {
  const path = '/resources/finance-act/finance-act-2021';
  const items = [
    { law: 'Finance Act 2021', year: 2021, path, changes: [{ text: 'PAYE (section 25)', path: `${path}#paye` }] },
  ];
  render(<AmendmentList id="amendments" amendments={{ heading: 'Finance Acts that changed it', items }} />);
  expect(screen.getByRole('region', { name: 'Finance Acts that changed it' })).toBeInTheDocument();
  fireEvent.click(screen.getByText('2021: 1 change'));
  expectLinks({ 'PAYE (section 25)': `${path}#paye`, 'All of the Finance Act 2021': path });
});

describe('the changes of a Finance Act', () => {
  const KNOWN: LawChange = {
    id: 'shillings',
    title: 'Prices in shillings',
    detail: 'Prices are set in shillings.',
    who: 'Everyone who sells',
    from: '1 July 2024',
  };
  const MORE = {
    hasOwnDay: true as const,
    section: 'Section 35',
    act: { title: 'Income Tax Act', path: '/resources/acts/income-tax-act' },
    replacedBy: { title: 'Finance Act 2026', path: '/resources/finance-act/finance-act-2026#receipts' },
  };
  const factsShown = () => texts(screen.getAllByRole('term'));

  it('each have an anchor, a permalink, their facts and what changed them later', () => {
    render(<ChangeList changes={[{ ...KNOWN, ...MORE }]} />);
    expect(first(screen.getAllByRole('listitem'))).toHaveAttribute('id', 'shillings');
    expectLinks({
      'Prices in shillings': '#shillings',
      'Income Tax Act': MORE.act.path,
      'Finance Act 2026': MORE.replacedBy.path,
    });
    expect(screen.getByText(KNOWN.detail)).toBeInTheDocument();
    expect(factsShown()).toEqual(['From', 'Concerns', 'Where', 'Amends', 'Changed later by']);
  });

  it('leave out unknown facts', () => {
    render(<ChangeList changes={[KNOWN]} />);
    expect(factsShown()).toEqual(['Concerns']);
  });
});
