import { act, render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { RouteOverlay } from '@/components/shell/RouteOverlay';
import { mockRouter } from '@/tests/support/mockRouter';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => mockRouter,
  usePathname: jest.fn(),
}));

const MARK = { columns: 'M0 0H1', diamond: 'M0 0V1' };
const overlay = () => screen.queryByTestId('route-overlay');
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function visit(path: string) {
  jest.mocked(usePathname).mockReturnValue(path);
  const { rerender } = render(<RouteOverlay mark={MARK} />);
  return (next: string) => {
    jest.mocked(usePathname).mockReturnValue(next);
    rerender(<RouteOverlay mark={MARK} />);
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('RouteOverlay', () => {
  it('never stands over the first page', () => {
    visit('/');
    expect(overlay()).not.toBeInTheDocument();
    wait(1000);
    expect(overlay()).not.toBeInTheDocument();
  });

  it('stands for 600 ms after a change of route', () => {
    const go = visit('/');
    go('/about');
    expect(overlay()).toBeInTheDocument();

    wait(599);
    expect(overlay()).toBeInTheDocument();

    wait(1);
    expect(overlay()).not.toBeInTheDocument();
  });

  it('counts anew when the route changes again', () => {
    const go = visit('/');
    go('/about');
    wait(400);
    go('/team');
    wait(599);
    expect(overlay()).toBeInTheDocument();

    wait(1);
    expect(overlay()).not.toBeInTheDocument();
  });

  it('does not come for a page that is drawn again under the same path', () => {
    const go = visit('/services');
    go('/services');

    expect(overlay()).not.toBeInTheDocument();
  });

  it('is for the eye alone', () => {
    const go = visit('/');
    go('/about');

    expect(overlay()).toHaveAttribute('aria-hidden', 'true');
  });
});
