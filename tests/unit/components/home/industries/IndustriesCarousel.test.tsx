import { fireEvent, render, screen } from '@testing-library/react';
import { IndustriesCarousel } from '@/components/home/industries/IndustriesCarousel';
import { fillBrowserGaps, wait } from '@/tests/support/fillBrowserGaps';

const NAMES = ['Mining', 'Banks', 'Schools', 'Homes', 'Charities', 'Shops'];
const SECTORS = NAMES.map((name) => ({ id: name.toLowerCase(), name, panel: <p>{name} text</p> }));

function show() {
  fillBrowserGaps();
  render(<IndustriesCarousel sectors={SECTORS}>All</IndustriesCarousel>);
}

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: name });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// tests/e2e/specification/2-home.spec.ts tests the keys, the count and the announcements.
describe('the industries', () => {
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
});
