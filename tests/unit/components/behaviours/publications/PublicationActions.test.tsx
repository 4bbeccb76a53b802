import { fireEvent, render, screen } from '@testing-library/react';
import { PublicationActions } from '@/components/behaviours/publications/PublicationActions';

const PDF = { href: '/media/vat.pdf', type: 'PDF', text: 'PDF, 74 KB' };
const SHEET = { href: '/media/vat.xlsx', type: 'XLSX', text: 'XLSX, 20 KB' };
const PROPS = { id: 'vat', title: 'VAT at 16%', notice: 'Downloading...' };

const linkNames = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

describe('what can be done with a publication', () => {
  it.each([
    ['in a grid', false, ['Preview', 'Download', 'Read Publication']],
    ['among the featured', true, ['Preview', 'Download', 'Read full publication']],
  ])('is preview, download and reading for a PDF %s', (_, isFeatured, names) => {
    render(<PublicationActions {...PROPS} file={PDF} isFeatured={isFeatured} />);
    expect(linkNames()).toEqual(names);
    expect(screen.getByRole('link', { name: 'Preview' })).toHaveAttribute('data-viewer-doc', 'vat');
    expect(screen.getByRole('link', { name: /^Read/ })).toHaveAttribute('data-viewer-doc', 'vat');
  });

  it.each([
    ['in a grid', false, 'Download File'],
    ['among the featured', true, 'Download file'],
  ])('is the download alone for another file %s', (_, isFeatured, name) => {
    render(<PublicationActions {...PROPS} file={SHEET} isFeatured={isFeatured} />);
    expect(linkNames()).toEqual([name]);
  });

  it.each(['Downloading...', 'Download started'])('says "%s" once the download is asked for', (notice) => {
    render(<PublicationActions {...PROPS} file={PDF} notice={notice} />);
    fireEvent.click(screen.getByRole('link', { name: 'Download' }));
    expect(screen.getByRole('link', { name: notice })).toHaveAttribute('download');
  });
});
