import { act, fireEvent, screen } from '@testing-library/react';
import { HOVER_GRACE_MS } from '@/components/shell/header/useDropdown';
import { mockRouter } from '@/tests/support/mockRouter';
import { button, enter, leave, openOnes, renderNav, wait } from './desktopNav';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => mockRouter,
  usePathname: jest.fn(),
}));

describe('a dropdown of the header under the pointer', () => {
  beforeEach(() => renderNav());

  it('opens at once and closes 150 ms after the pointer has left', () => {
    enter('About');
    expect(openOnes()).toEqual(['About menu']);

    leave('About');
    wait(HOVER_GRACE_MS - 1);
    expect(openOnes()).toEqual(['About menu']);

    wait(1);
    expect(openOnes()).toEqual([]);
    expect(HOVER_GRACE_MS).toBe(150);
  });

  it('stays when the pointer comes back in time', () => {
    enter('About');
    leave('About');
    wait(100);
    enter('About');
    wait(1000);

    expect(openOnes()).toEqual(['About menu']);
  });

  it('gives way to its neighbour: one is open at a time', () => {
    enter('About');
    leave('About');
    enter('Services');
    expect(openOnes()).toEqual(['Services menu']);

    wait(1000);
    expect(openOnes()).toEqual(['Services menu']);
  });

  it('stays open at the click of a visitor whose pointer has just opened it', () => {
    enter('About');
    wait(HOVER_GRACE_MS - 1);
    fireEvent.click(button('About'));

    expect(openOnes()).toEqual(['About menu']);
  });

  it('closes at a click after that', () => {
    enter('About');
    wait(HOVER_GRACE_MS);
    fireEvent.click(button('About'));

    expect(openOnes()).toEqual([]);
  });

  it('does not open under a finger, which presses the button', () => {
    enter('About', 'touch');
    expect(openOnes()).toEqual([]);

    fireEvent.click(button('About'));
    expect(openOnes()).toEqual(['About menu']);
  });
});

describe('a dropdown of the header by its button', () => {
  beforeEach(() => renderNav());

  it('opens, and closes at the next click', () => {
    fireEvent.click(button('About'));
    expect(openOnes()).toEqual(['About menu']);

    wait(500);
    fireEvent.click(button('About'));
    expect(openOnes()).toEqual([]);
  });

  it('gives way when another is opened', () => {
    fireEvent.click(button('About'));
    fireEvent.click(button('Services'));

    expect(openOnes()).toEqual(['Services menu']);
  });

  it('closes at Escape and gives the focus back to its button', () => {
    fireEvent.click(button('About'));
    act(() => screen.getByRole('link', { name: 'Our Team' }).focus());

    fireEvent.keyDown(screen.getByRole('link', { name: 'Our Team' }), { key: 'Escape' });

    expect(openOnes()).toEqual([]);
    expect(button('About')).toHaveFocus();
  });

  it('leaves the focus where it is at Escape when it is outside the header', () => {
    enter('About');
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    // The focus was there before the pointer opened the dropdown.
    act(() => elsewhere.focus());
    enter('About');

    fireEvent.keyDown(elsewhere, { key: 'Escape' });

    expect(openOnes()).toEqual([]);
    expect(elsewhere).toHaveFocus();
  });

  it('stays at other keys', () => {
    fireEvent.click(button('About'));
    fireEvent.keyDown(button('About'), { key: 'Tab' });

    expect(openOnes()).toEqual(['About menu']);
  });

  it.each([
    ['a press', () => fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }))],
    ['the focus', () => act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())],
  ])('closes at %s elsewhere', (_what, goElsewhere) => {
    fireEvent.click(button('About'));
    goElsewhere();

    expect(openOnes()).toEqual([]);
  });

  it('closes when one of its links is picked', () => {
    fireEvent.click(button('About'));
    fireEvent.click(screen.getByRole('link', { name: 'Our Team' }));

    expect(openOnes()).toEqual([]);
  });

  it('stays at a click between its links', () => {
    fireEvent.click(button('About'));
    const panel = document.getElementById(button('About').getAttribute('aria-controls') ?? '');
    fireEvent.click(panel ?? document.body);

    expect(openOnes()).toEqual(['About menu']);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});

describe('a dropdown that was opened before hydration', () => {
  it('is known to be open', () => {
    const { matches } = Element.prototype;
    const spy = jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector === ':popover-open' ? this.id === 'nav-about' : matches.call(this, selector);
    });
    renderNav();
    spy.mockRestore();

    expect(button('About')).toHaveAttribute('aria-expanded', 'true');
    expect(button('Services')).toHaveAttribute('aria-expanded', 'false');
  });
});
