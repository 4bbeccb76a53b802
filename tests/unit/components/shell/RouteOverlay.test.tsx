import { render, screen } from '@testing-library/react';
import { RouteOverlay } from '@/components/shell/RouteOverlay';
import { wait } from '@/tests/support/fillBrowserGaps';
import { visit } from '@/tests/support/visit';

const overlay = () => screen.queryByTestId('route-overlay');

/** Shows the page of a path; the function that it returns goes on to another one. */
function begin(path: string) {
  const page = <RouteOverlay mark={{ columns: 'M0 0H1', diamond: 'M0 0V1' }} />;
  visit(path);
  const { rerender } = render(page);
  return (next: string) => {
    visit(next);
    rerender(<RouteOverlay {...page.props} />);
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the overlay of a change of route', () => {
  it('never stands over the first page, nor over one that is drawn again under the same path', () => {
    const go = begin('/services');
    expect(overlay()).not.toBeInTheDocument();
    go('/services');
    wait(1000);
    expect(overlay()).not.toBeInTheDocument();
  });

  it('stands for 600 ms after the last change, for the eye alone', () => {
    const go = begin('/');
    go('/about');
    wait(400);
    go('/team');
    wait(599);
    expect(overlay()).toHaveAttribute('aria-hidden', 'true');
    wait(1);
    expect(overlay()).not.toBeInTheDocument();
  });
});
