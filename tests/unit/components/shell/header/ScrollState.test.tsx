import { act, render } from '@testing-library/react';
import { ScrollState } from '@/components/shell/header/ScrollState';

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }));

describe('ScrollState', () => {
  it.each([
    [0, false],
    [10, false],
    [11, true],
    [5000, true],
  ])('at %d px says that the page is scrolled: %s', (y, isScrolled) => {
    render(<ScrollState />);
    scrollTo(y);

    expect(document.documentElement.hasAttribute('data-scrolled')).toBe(isScrolled);
  });

  it('knows a page that is scrolled from the start, and one that has come back to the top', () => {
    Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
    render(<ScrollState />);
    expect(document.documentElement).toHaveAttribute('data-scrolled');

    scrollTo(0);
    expect(document.documentElement).not.toHaveAttribute('data-scrolled');
  });
});
