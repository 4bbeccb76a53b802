import { fireEvent, render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { ErrorBoundary } from '@/components/shell/errors/ErrorBoundary';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const heading = () => screen.queryByRole('heading', { level: 1, name: 'Unexpected Application Error!' });

let failure: unknown;

function Page() {
  if (failure !== undefined) throw failure;
  return <p>The page</p>;
}

const frame = (
  <ErrorBoundary>
    <Page />
  </ErrorBoundary>
);

beforeEach(() => {
  failure = undefined;
  jest.mocked(usePathname).mockReturnValue('/team');
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('ErrorBoundary', () => {
  it('shows what it holds', () => {
    render(frame);

    expect(screen.getByText('The page')).toBeVisible();
    expect(heading()).not.toBeInTheDocument();
  });

  it('says that a page could not be drawn, with the message of the error', () => {
    failure = new Error('the team is missing');
    render(frame);

    expect(heading()).toBeVisible();
    expect(screen.getByText('the team is missing')).toBeVisible();
  });

  it('says so too where no error was thrown but a text', () => {
    failure = 'plain words';
    render(frame);

    expect(screen.getByText('plain words')).toBeVisible();
  });

  it('draws the page again on demand', () => {
    failure = new Error('for a moment');
    render(frame);
    failure = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(screen.getByText('The page')).toBeVisible();
  });

  it('is gone with the next page', () => {
    failure = new Error('on this page alone');
    const { rerender } = render(frame);
    failure = undefined;
    jest.mocked(usePathname).mockReturnValue('/about');
    rerender(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    );

    expect(screen.getByText('The page')).toBeVisible();
  });

  it('stays while the page stays', () => {
    failure = new Error('again and again');
    const { rerender } = render(frame);
    rerender(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    );

    expect(heading()).toBeVisible();
  });
});
