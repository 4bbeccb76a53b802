import { fireEvent, screen } from '@testing-library/react';
import '@/app/elements';
import { IndustriesCarousel } from '@/components/home/IndustriesCarousel';
import { fillBrowserGaps, wait } from '@/tests/support/fillBrowserGaps';
import { mountElements } from '@/tests/support/mountElements';

const NAMES = ['Mining', 'Banks', 'Schools', 'Homes', 'Charities', 'Shops'];
const SECTORS = NAMES.map((name) => ({ id: name.toLowerCase(), name, panel: <p>{name} text</p> }));

function show(matching?: string) {
  fillBrowserGaps(matching);
  mountElements(<IndustriesCarousel sectors={SECTORS}>All</IndustriesCarousel>);
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: name });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

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

  it('hear a press in the very task in which the lock ends, and the next ones', () => {
    show();
    press('Next industry');
    setTimeout(() => press('Next industry'), 320);
    wait(320);
    expect(selected()).toBe('Schools');
    wait(320);
    press('Next industry');
    expect(selected()).toBe('Homes');
  });

  it('say where one is after a change, in words, in the count and by a dot', () => {
    show();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    press('Previous industry');
    expect(screen.getByRole('status')).toHaveTextContent('Shops, 6 of 6');
    expect(screen.getByText(/\/ 6$/)).toHaveTextContent('6 / 6');
    expect(screen.getByRole('button', { name: /Show industry 6/ })).toHaveAttribute('aria-current', 'true');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('stand in a column and answer its keys where the header shows its links', () => {
    show('min-width');
    expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    key('ArrowDown');
    expect(selected()).toBe('Banks');
  });
});
