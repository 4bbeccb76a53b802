import { act, fireEvent, render, screen } from '@testing-library/react';
import { ScrollToTop } from '@/components/shell/ScrollToTop';

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

describe('ScrollToTop', () => {
  const button = () => screen.getByRole('button', { name: 'Back to top' });

  beforeEach(() => {
    Object.assign(window, { matchMedia: () => ({ matches: false }), scrollTo: jest.fn() });
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1000);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    [0, 'hidden'],
    [400, 'hidden'],
    [401, 'shown'],
  ])('at %d px is %s', (y, state) => {
    render(<ScrollToTop />);
    scrollTo(y);

    expect(button()).toHaveAttribute('data-state', state);
  });

  it.each([
    [0, 1],
    [250, 0.75],
    [500, 0.5],
    [1000, 0],
    [1200, 0],
  ])('at %d of 1000 px leaves %d of its ring open', (y, open) => {
    render(<ScrollToTop />);
    scrollTo(y);
    const ring = button().querySelector('circle');

    expect(Number(ring?.getAttribute('stroke-dashoffset'))).toBeCloseTo(
      open * Number(ring?.getAttribute('stroke-dasharray')),
      6,
    );
  });

  it.each([
    ['smoothly', false, 'smooth'],
    ['at once where the visitor asks for less motion', true, 'instant'],
  ])('leads to the top %s, and takes the focus along', (_how, matches, behavior) => {
    Object.assign(window, { matchMedia: () => ({ matches }) });
    render(
      <>
        <main id="content" tabIndex={-1} />
        <ScrollToTop />
      </>,
    );
    fireEvent.click(button());

    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
