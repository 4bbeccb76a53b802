import { fireEvent, render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@/components/shell/errors/ErrorBoundary';
import { expectLinks } from '@/tests/support/reading';
import { visit } from '@/tests/support/visit';

const heading = () => screen.queryByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
const page = () => screen.queryByText('The page');

let failure: unknown;

function Page() {
  if (failure !== undefined) throw failure;
  return <p>The page</p>;
}

const frame = () => (
  <ErrorBoundary>
    <Page />
  </ErrorBoundary>
);

/** Draws the page with an error, which is gone afterwards. */
function fail(thrown: unknown) {
  failure = thrown;
  const { rerender } = render(frame());
  failure = undefined;
  return () => rerender(frame());
}

beforeEach(() => {
  failure = undefined;
  visit('/team');
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('a page that cannot be drawn', () => {
  it.each([[new Error('the team is missing')], ['the team is missing']])('says so, and why: %s', (thrown) => {
    fail(thrown);
    expect(heading()).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('the team is missing');
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'the team is missing' }));
    expectLinks({ 'Go to the home page': '/', 'Contact us': '/contact' });
  });

  it('is drawn again on demand', () => {
    fail(new Error('for a moment'));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(page()).toBeVisible();
  });

  it('gives way to the next page, and not before', () => {
    const drawAgain = fail(new Error('on this page alone'));
    drawAgain();
    expect(heading()).toBeVisible();
    visit('/about');
    drawAgain();
    expect(page()).toBeVisible();
  });
});
