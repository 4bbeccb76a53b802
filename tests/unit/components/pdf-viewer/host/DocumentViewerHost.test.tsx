import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { DocumentViewerHost } from '@/components/pdf-viewer/host/DocumentViewerHost';

// The viewer itself needs a real browser: tests/e2e/viewer-*.spec.ts open it. Here it never comes, or stands for itself.
jest.mock('@/components/pdf-viewer/DocumentViewer', () => ({
  DocumentViewer: ({
    document,
    target,
    opener,
  }: {
    document: object;
    target: object;
    opener: { requestClose: () => void };
  }) => (
    <div>
      <p>{`shown: ${JSON.stringify({ document, target })}`}</p>
      <button type="button" onClick={opener.requestClose}>
        Close viewer
      </button>
    </div>
  ),
}));

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

beforeEach(() => window.history.replaceState(null, '', '/resources?category=guides'));

function renderPage() {
  return render(
    <>
      <a
        href="/documents/tax-guide.pdf#page=4"
        data-viewer-doc="tax-guide"
        data-viewer-title="Tax Guide"
        data-viewer-facts="PDF · 86 KB"
        data-viewer-page="4"
        data-viewer-find="wcf"
      >
        <span>View Document</span>
      </a>
      <a href="/about">About</a>
      <DocumentViewerHost />
    </>,
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Document: Tax Guide' });

/** Clicks the link and tells whether the browser was kept from following it. */
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

describe('DocumentViewerHost', () => {
  it('renders nothing by itself', () => expect(renderToString(<DocumentViewerHost />)).toBe(''));

  it('opens the document of the link that was clicked, says that it loads, and names it in the address', async () => {
    renderPage();
    await userEvent.click(screen.getByText('View Document'));
    expect(dialog()).toBeInTheDocument();
    expect(window.location.search).toBe('?category=guides&doc=tax-guide&page=4&find=wcf');
    expect(await screen.findByText(/^shown:/)).toHaveTextContent(
      JSON.stringify({
        document: { id: 'tax-guide', href: '/documents/tax-guide.pdf', title: 'Tax Guide', facts: 'PDF · 86 KB' },
        target: { id: 'tax-guide', page: 4, find: 'wcf' },
      }),
    );
  });

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

  it('takes a plain click', async () => {
    renderPage();
    expect(isTaken()).toBe(true);
    expect(await screen.findByText(/^shown:/)).toBeInTheDocument();
  });

  it('opens what the address asks for', async () => {
    window.history.replaceState(null, '', '/resources?doc=tax-guide&page=7');
    renderPage();
    expect(await screen.findByText(/"page":7/)).toBeInTheDocument();
    expect(dialog()).toBeInTheDocument();
  });

  it('opens it also where the link comes later, as the results of a search do', async () => {
    window.history.replaceState(null, '', '/search?q=wcf&doc=late&page=3');
    renderPage();
    const link = Object.assign(document.createElement('a'), { href: '/documents/late.pdf', textContent: 'Late guide' });
    link.dataset.viewerDoc = 'late';
    await act(async () => document.body.append(link));
    expect(await screen.findByText(/"page":3/)).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Document: Late guide' })).toBeInTheDocument();
    link.remove();
  });

  it.each(['/resources?doc=unknown', '/resources?doc=%22%5D'])('does nothing with %s', (address) => {
    window.history.replaceState(null, '', address);
    renderPage();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closing takes the document out of the address and gives the focus back', async () => {
    window.history.replaceState(null, '', '/resources?category=guides&doc=tax-guide');
    renderPage();
    await screen.findByText(/^shown:/);
    await userEvent.click(screen.getByRole('button', { name: 'Close viewer' }));
    expect(dialog()).not.toBeInTheDocument();
    expect(window.location.search).toBe('?category=guides');
    expect(screen.getByRole('link', { name: 'View Document' })).toHaveFocus();
  });

  it('Back closes', async () => {
    renderPage();
    await userEvent.click(screen.getByText('View Document'));
    await screen.findByText(/^shown:/);
    await act(async () => {
      window.history.replaceState(null, '', '/resources?category=guides');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(dialog()).not.toBeInTheDocument();
  });
});
