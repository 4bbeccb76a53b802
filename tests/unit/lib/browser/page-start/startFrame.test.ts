import { fireEvent, screen } from '@testing-library/react';
import { FRAME_SETTINGS, startFrame } from '@/lib/browser/page-start/startFrame';

const root = document.documentElement;

beforeAll(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }), scrollTo: jest.fn() });
  jest.spyOn(root, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1000);
  startFrame(FRAME_SETTINGS);
});

beforeEach(() => {
  document.body.innerHTML = `
    <button data-to-top><svg><circle data-scroll-progress /></svg></button>
    <main id="content" tabindex="-1"></main>
    <span data-current-year>1999</span>`;
});

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

describe('the frame of a page before React', () => {
  it('marks that script runs', () => {
    expect(root).toHaveAttribute('data-js');
  });

  it.each([
    [0, false, false],
    [10, false, false],
    [11, true, false],
    [400, true, false],
    [401, true, true],
  ])('at %d px says that the page is scrolled: %s, far: %s', (y, isScrolled, isFar) => {
    scrollTo(y);

    expect([root.hasAttribute('data-scrolled'), root.hasAttribute('data-scrolled-far')]).toEqual([isScrolled, isFar]);
  });

  it.each([
    [0, '1'],
    [250, '0.75'],
    [1000, '0'],
    [1200, '0'],
  ])('at %d of 1000 px leaves %s of the ring open', (y, open) => {
    scrollTo(y);

    expect(document.querySelector<SVGElement>('[data-scroll-progress]')?.style.strokeDashoffset).toBe(open);
  });

  it.each([
    ['smoothly', false, 'smooth'],
    ['at once where the visitor asks for less motion', true, 'instant'],
  ])('leads to the top %s, and takes the focus along', (_how, matches, behavior) => {
    Object.assign(window, { matchMedia: () => ({ matches }) });
    fireEvent.click(screen.getByRole('button'));

    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('writes the year of the visit', () => {
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));

    expect(document.querySelector('[data-current-year]')?.textContent).toBe(String(new Date().getFullYear()));
  });
});
