import { render, screen } from '@testing-library/react';
import { ViewerDialog } from '@/components/pdf-viewer/host/DocumentViewerHost';
import { DocumentOpener } from '@/components/pdf-viewer/host/documentOpener';
import { mockBrowserApis } from '@/tests/support/mockBrowserApis';

jest.mock('@/components/pdf-viewer/chrome/DocumentViewer', () => {
  throw new Error('the file is gone');
});

beforeAll(() => {
  mockBrowserApis();
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
});

function openViewer(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const target = { id: 'vat' };
  const opener = document.createElement('a');
  const opened = {
    key: 1,
    document: { id: 'vat', title: 'VAT', href: '/documents/vat.pdf' },
    target,
    opener,
  };
  render(<ViewerDialog opened={opened} opener={new DocumentOpener(() => {})} />);
}

describe('a viewer whose code cannot be loaded', () => {
  it('offers to reload the page, since a deploy has replaced the code, or to download the file', async () => {
    openViewer(true);
    expect(await screen.findByRole('heading', { name: 'The viewer could not be loaded' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download the file' })).toHaveAttribute('href', '/documents/vat.pdf');
  });

  it('can be retried if there was no connection', async () => {
    openViewer(false);
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
