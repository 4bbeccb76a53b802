import { fireEvent, render, screen } from '@testing-library/react';
import { IndustriesCarousel } from '@/components/home/IndustriesCarousel';
import { fillBrowserGaps, wait } from '@/tests/support/fillBrowserGaps';

const NAMES = ['Mining', 'Banks', 'Schools', 'Homes', 'Charities', 'Shops'];
const SECTORS = NAMES.map((name) => ({ id: name.toLowerCase(), name, panel: <p>{name} text</p> }));

function show() {
  fillBrowserGaps();
  render(<IndustriesCarousel sectors={SECTORS}>All</IndustriesCarousel>);
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: name });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// tests/e2e/specification/2-home.spec.ts tests the keys, the count and the announcements.
describe('the industries', () => {
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
