import { render, screen } from '@testing-library/react';
import { DocumentActions } from '@/components/resources/cards/DocumentActions';
import { DocumentFacts } from '@/components/resources/document/DocumentFacts';
import { Sources } from '@/components/resources/document/Sources';
import type { LibraryDocument } from '@/lib/server/resources/allDocuments';
import type { FileFacts } from '@/lib/server/resources/fileFacts';

const base = { description: '', icon: 'x', date: '2025-01-01', service: 'taxation' } as const;
const ARTICLE: LibraryDocument = {
  ...base,
  id: 'vat',
  title: 'VAT',
  category: 'articles',
  type: 'article',
  downloadUrl: '/resources/articles/vat.pdf',
};
const SHEET: LibraryDocument = {
  ...base,
  id: 'payroll',
  title: 'Payroll',
  category: 'guides',
  type: 'guide',
  downloadUrl: '/resources/guides/payroll.xlsx',
};

const fileOf = (document: LibraryDocument, type: string): FileFacts => ({
  href: document.downloadUrl,
  type,
  text: `${type}, 80 KB`,
});
const linkNames = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('what can be done with a document', () => {
  it('is read, view and download for an article', () => {
    render(<DocumentActions document={ARTICLE} file={fileOf(ARTICLE, 'PDF')} />);
    expect(linkNames()).toEqual(['Read Article (opens in a new tab)', 'View Document', 'Download']);
    expect(screen.getByRole('link', { name: /View Document/ })).toHaveAttribute('data-viewer-doc', 'vat');
  });

  it('is the page alone for an article without a file', () => {
    render(<DocumentActions document={ARTICLE} file={undefined} />);
    expect(linkNames()).toEqual(['Read Article (opens in a new tab)']);
  });

  it('is the page and the download for a spreadsheet', () => {
    render(<DocumentActions document={SHEET} file={fileOf(SHEET, 'XLSX')} />);
    expect(linkNames()).toEqual(['View Resource (opens in a new tab)', 'Download']);
    const page = screen.getByRole('link', { name: /View Resource/ });
    expect(page).toHaveAttribute('href', '/resources/guides/payroll');
    expect(page).toHaveAttribute('target', '_blank');
  });
});

describe('the facts of a document', () => {
  const lastFact = () => screen.getAllByRole('listitem').at(-1)?.textContent;

  it('say when it was checked and up to which Finance Act its rates go', () => {
    render(<DocumentFacts document={ARTICLE} checkedOn="2025-09-24" financeAct={2025} />);
    expect(lastFact()).toBe('Checked on 24 September 2025. Up to date with the Finance Act 2025.');
  });

  it('tell the first publication from the last change', () => {
    render(<DocumentFacts document={ARTICLE} checkedOn="2024-09-24" updatedOn="2026-11-22" />);
    expect(screen.getByText(/^Published/)).toHaveTextContent('Published 1 January 2025, updated 22 November 2026');
  });

  it('say of which year a yearly guide is', () => {
    render(<DocumentFacts document={{ ...SHEET, startYear: 2012 }} checkedOn="2024-09-24" />);
    expect(screen.getByText('For 1 July 2012 to 30 June 2013')).toBeInTheDocument();
  });

  it('say of a law that the text is no more than a summary', () => {
    const act: LibraryDocument = {
      ...base,
      id: 'vat-act',
      title: 'VAT Act',
      category: 'acts',
      type: 'publication',
      citation: 'Cap. 148',
      edition: 'R.E. 2019',
      downloadUrl: '/resources/acts/vat-act.pdf',
    };
    render(<DocumentFacts document={act} checkedOn="2024-09-24" />);
    expect(screen.getByText('Our summary, not the official text')).toBeInTheDocument();
  });

  it('name no Finance Act where the document does not', () => {
    render(<DocumentFacts document={ARTICLE} checkedOn="2025-09-24" />);
    expect(lastFact()).toBe('Checked on 24 September 2025');
  });
});

describe('the sources of a document', () => {
  it('link to the ones on the web in a new tab', () => {
    render(<Sources id="sources" sources={[{ name: 'Cap. 332' }, { name: 'Notice', url: 'https://law.example/' }]} />);
    const link = screen.getByRole('link');
    expect(link).toHaveAccessibleName('Notice (opens in a new tab)');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByText('Cap. 332')).toBeInTheDocument();
  });
});
