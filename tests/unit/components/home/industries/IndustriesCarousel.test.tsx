import { fireEvent, render, screen } from '@testing-library/react';
import { IndustriesCarousel } from '@/components/home/industries/IndustriesCarousel';
import { fillBrowserGaps, wait } from '@/tests/support/fillBrowserGaps';

const NAMES = ['Mining', 'Banks', 'Schools', 'Homes', 'Charities', 'Shops'];
const SECTORS = NAMES.map((name) => ({ id: name.toLowerCase(), name, panel: <p>{name} text</p> }));

function show(matching?: string) {
  fillBrowserGaps(matching);
  render(<IndustriesCarousel sectors={SECTORS}>All</IndustriesCarousel>);
}

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: name });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the industries', () => {
  it('begin with the first and hold the panels of all, each tied to its tab', () => {
    show();
    expect(selected()).toBe('Mining');
    for (const name of NAMES)
      expect(screen.getByText(`${name} text`).parentElement?.id).toBe(tab(name).getAttribute('aria-controls'));
  });

  it('are chosen by tab, by dot and by the buttons, round the ends', () => {
    show();
    const moves: [string, () => void][] = [
      ['Schools', () => fireEvent.click(tab('Schools'))],
      ['Charities', () => press('Show industry 5 of 6')],
      ['Shops', () => press('Next industry')],
      ['Mining', () => press('Next industry')],
      ['Shops', () => press('Previous industry')],
    ];
    for (const [name, move] of moves) {
      move();
      expect(selected()).toBe(name);
      wait(320);
    }
  });

  it.each([
    ['the next button', () => press('Next industry')],
    ['the previous button', () => press('Previous industry')],
    ['a dot', () => press(/Show industry 6/)],
    ['a key', () => key('ArrowRight')],
  ])('do not hear %s within 320 ms of a change', (_, move) => {
    show();
    press('Next industry');
    wait(319);
    move();
    expect(selected()).toBe('Banks');
    wait(1);
    move();
    expect(selected()).not.toBe('Banks');
  });

  it('count on and say each change, and nothing before the first', () => {
    show();
    expect(screen.getByText('1 / 6')).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    press('Next industry');
    expect(screen.getByText('2 / 6')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Banks, 2 of 6');
    expect(screen.getAllByRole('tab').map((item) => item.tabIndex)).toEqual([-1, 0, -1, -1, -1, -1]);
  });
});

describe('the keyboard among the industries', () => {
  it.each([
    ['ArrowRight', 'Banks'],
    ['ArrowLeft', 'Shops'],
    ['End', 'Shops'],
    ['ArrowDown', 'Mining'],
  ])('goes by %s to %s where the tabs stand in a row, and takes the focus along', (name, expected) => {
    show();
    tab('Mining').focus();
    key(name);
    expect(selected()).toBe(expected);
    expect(tab(expected)).toHaveFocus();
  });

  it.each([
    ['ArrowDown', 'Banks'],
    ['ArrowUp', 'Shops'],
    ['ArrowRight', 'Mining'],
  ])('goes by %s to %s where they stand in a list', (name, expected) => {
    show('min-width');
    expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    key(name);
    expect(selected()).toBe(expected);
  });

  it('keeps the focus where it is until a change has ended', () => {
    show();
    key('ArrowRight');
    key('ArrowRight');
    expect(tab('Banks')).toHaveFocus();
  });
});
