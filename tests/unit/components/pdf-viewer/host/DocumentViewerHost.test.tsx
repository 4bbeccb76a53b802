import { fireEvent, render, screen } from '@testing-library/react';
import { DocumentViewerHost } from '@/components/pdf-viewer/host/DocumentViewerHost';
import { viewerLinkProps } from '@/lib/site/viewerLink';
import { mockBrowserApis } from '@/tests/support/mockBrowserApis';

// The viewer itself needs a real browser and is tested in tests/e2e/viewer.
jest.mock('@/components/pdf-viewer/chrome/DocumentViewer', () => ({ DocumentViewer: () => 'The viewer' }));

beforeAll(() => {
  mockBrowserApis();
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
});

/** Renders the host and a link to a document. */
function renderPage() {
  const guide = { id: 'tax-guide', title: 'Tax Guide', facts: 'PDF · 86 KB' };
  render(
    <>
      <a href="/documents/tax-guide.pdf#page=4" {...viewerLinkProps(guide)}>
        <span>View Document</span>
      </a>
      <DocumentViewerHost />
    </>,
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Document: Tax Guide' });

/** Clicks the link; returns whether the host prevented the browser from following it. */
function isTaken(how: MouseEventInit = {}): boolean {
  let isPrevented = false;
  const handleLast = (event: Event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', handleLast, { once: true });
  fireEvent.click(screen.getByText('View Document'), how);
  return isPrevented;
}

// tests/e2e/viewer/open.spec.ts tests the opened document and its URL.
describe('DocumentViewerHost', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    (how) => {
      renderPage();
      expect(isTaken(how)).toBe(false);
      expect(dialog()).not.toBeInTheDocument();
    },
  );

  it('leaves the link to a browser that is too old for the library', () => {
    const own = Promise.withResolvers;
    Reflect.deleteProperty(Promise, 'withResolvers');
    renderPage();
    Promise.withResolvers = own;
    expect(isTaken()).toBe(false);
    expect(dialog()).not.toBeInTheDocument();
  });
});
