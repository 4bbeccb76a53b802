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

  it('selects all of a number on focus, so that typing replaces it, and nothing of other fields', () => {
    document.body.innerHTML =
      '<input aria-label="Salary" value="800,000" inputmode="decimal"><input aria-label="Name" value="Asha">';
    const number = screen.getByLabelText<HTMLInputElement>('Salary');
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    // jsdom does not reflect the attribute.
    Object.assign(number, { inputMode: 'decimal' });
    number.focus();
    expect(number.selectionEnd).toBe(number.value.length);
    name.focus();
    expect(name.selectionEnd).toBe(0);
  });

  it.each([
    ['once more where the press has put the caret into it', 3, 3, [0, 7]],
    ['not where the visitor has selected a part of it', 0, 3, [0, 3]],
  ])('selects a number %s', async (_when, start, end, selection) => {
    document.body.innerHTML = '<input aria-label="Salary" value="800,000" inputmode="decimal">';
    const number = screen.getByLabelText<HTMLInputElement>('Salary');
    Object.assign(number, { inputMode: 'decimal' });
    number.focus();
    number.click();
    number.setSelectionRange(start, end);
    await new Promise((resolve) => setTimeout(resolve));
    expect([number.selectionStart, number.selectionEnd]).toEqual(selection);

    // A second press is for a place within the number.
    number.click();
    number.setSelectionRange(2, 2);
    await new Promise((resolve) => setTimeout(resolve));
    expect(number.selectionStart).toBe(2);
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
