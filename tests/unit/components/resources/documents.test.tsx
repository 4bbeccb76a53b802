import { fireEvent, render, screen } from '@testing-library/react';
import { DocumentFacts, DocumentSources } from '@/components/resources/DocumentPage';
import { AmendmentList, ChangeList } from '@/components/resources/LawChanges';
import { DocumentActions } from '@/components/resources/LibraryCards';
import { documentPath } from '@/lib/resources/documentPath';
import { getTeam } from '@/lib/server/content/loaders/firm';
import { getActs, getArticles, getFinanceActs, getGuides } from '@/lib/server/content/loaders/resources';
import type { LibraryDocument } from '@/lib/server/resources/allDocuments';
import { amendmentsOf } from '@/lib/server/resources/amendments';
import { changesOf } from '@/lib/server/resources/changes';
import { first } from '@/tests/support/cases';
import { expectLinks, hrefs, texts } from '@/tests/support/reading';

const article = first(getArticles());
const guide = first(getGuides());
const sheet = { ...guide, downloadUrl: '/resources/guides/payroll.xlsx' };
const NEW_TAB = '(opens in a new tab)';

describe('the actions for a document', () => {
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
    ['the year of a yearly guide', { checkedOn: '2024-09-24', document: guide }, 'For 1 July 2026 to 30 June 2027'],
    [
      'that the text of a law is only a summary',
      { checkedOn: '2024-09-24', document: first(getActs()) },
      'Our summary, not the official text',
    ],
  ])('state %s', (_, facts, expected) => {
    render(<DocumentFacts document={article} {...facts} />);
    expect(texts(screen.getAllByRole('listitem'))).toContain(expected);
  });
});

it.each([
  [undefined, 'Written by Rehema Said binti Abdallah, read by Zawadi Temu'],
  [{ body: 'NBAA', number: 'X 1' }, 'Written by Rehema Said binti Abdallah (NBAA X 1), read by Zawadi Temu'],
])(
  'a document names its author and reviewer, with their registration number if there is one: %o',
  (registration, words) => {
    const [writer] = getTeam().filter(({ id }) => id === 'rehema-said-binti-abdallah');
    Object.assign(writer ?? {}, { registration });
    const signed = { writtenBy: 'rehema-said-binti-abdallah', readBy: 'zawadi-temu' };
    render(<DocumentFacts document={{ ...article, signed }} checkedOn="2024-09-24" />);
    expect(texts(screen.getAllByRole('listitem'))).toContain(words);
  },
);

it('the sources of a document link to those on the web, and end with the date of the text', () => {
  render(
    <DocumentSources
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

it('the amendments of an act link to each Finance Act and each of its changes', () => {
  const amendments = amendmentsOf({ category: 'acts', id: 'income-tax-act' });
  render(amendments && <AmendmentList id="amendments" amendments={amendments} />);
  expect(screen.getByRole('region', { name: 'Finance Acts that changed it' })).toBeInTheDocument();
  fireEvent.click(screen.getByText('2026: 2 changes'));
  const path = '/resources/finance-act/finance-act-2026';
  expectLinks({ 'Losses (section 9)': `${path}#losses`, 'All of the Finance Act 2026': path });
});

it('the changes of a Finance Act have an anchor, a permalink and the known facts', () => {
  render(<ChangeList changes={getFinanceActs().flatMap((act) => (act.year === 2024 ? changesOf(act) : []))} />);
  const [losses, moorings] = screen.getAllByRole('listitem');
  const factsOf = (item: HTMLElement | undefined) => texts(item?.querySelectorAll('dt') ?? []);
  expect(losses).toHaveAttribute('id', 'losses');
  expect(losses).toHaveTextContent('They are limited.');
  expect(factsOf(losses)).toEqual(['From', 'Concerns', 'Where', 'Amends', 'Changed later by']);
  expect(factsOf(moorings)).toEqual(['Concerns']);
  expectLinks({
    Losses: '#losses',
    'Income Tax Act': '/resources/acts/income-tax-act',
    'Finance Act 2026': '/resources/finance-act/finance-act-2026#losses',
  });
});
