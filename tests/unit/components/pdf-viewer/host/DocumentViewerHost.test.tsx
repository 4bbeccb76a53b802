import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { DocumentViewerHost } from '@/components/pdf-viewer/host/DocumentViewerHost';
import { viewerLinkProps } from '@/lib/links/viewerLink';
import { fakeModalDialogs } from '@/tests/support/fakeModalDialogs';

// The viewer itself needs a real browser: tests/e2e/viewer-*.spec.ts open it.
jest.mock('@/components/pdf-viewer/chrome/DocumentViewer', () => ({
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

beforeAll(fakeModalDialogs);
beforeEach(() => window.history.replaceState(null, '', '/resources?category=guides'));

function renderPage() {
  return render(
    <>
      <a
        href="/documents/tax-guide.pdf#page=4"
        {...viewerLinkProps({ id: 'tax-guide', title: 'Tax Guide', facts: 'PDF · 86 KB', page: 4, find: 'wcf' })}
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

  it('opens the document of the link that was clicked, and names it in the URL', async () => {
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

  it('opens what the URL asks for', async () => {
    window.history.replaceState(null, '', '/resources?doc=tax-guide&page=7');
    renderPage();
    expect(await screen.findByText(/"page":7/)).toBeInTheDocument();
    expect(dialog()).toBeInTheDocument();
  });

  it.each(['/resources?doc=unknown', '/resources?doc=%22%5D'])('does nothing with %s', (address) => {
    window.history.replaceState(null, '', address);
    renderPage();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closing takes the document out of the URL and gives the focus back', async () => {
    window.history.replaceState(null, '', '/resources?category=guides&doc=tax-guide');
    renderPage();
    await screen.findByText(/^shown:/);
    await userEvent.click(screen.getByRole('button', { name: 'Close viewer' }));
    expect(dialog()).not.toBeInTheDocument();
    expect(window.location.search).toBe('?category=guides');
    expect(screen.getByRole('link', { name: 'View Document' })).toHaveFocus();
  });

  it.each([
    ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))],
    ['a click beside it', () => fireEvent.click(screen.getByRole('dialog'))],
  ])('%s closes it', async (_what, act) => {
    window.history.replaceState(null, '', '/resources?doc=tax-guide');
    renderPage();
    await screen.findByText(/^shown:/);
    act();
    expect(dialog()).not.toBeInTheDocument();
  });
});
