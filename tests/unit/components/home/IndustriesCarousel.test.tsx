import { fireEvent, screen } from '@testing-library/react';
import '@/app/elements';
import { IndustriesCarousel } from '@/components/home/IndustriesCarousel';
import { mockBrowserApis, wait } from '@/tests/support/mockBrowserApis';
import { mountElements } from '@/tests/support/mountElements';

const NAMES = ['Mining', 'Banks', 'Schools', 'Homes', 'Charities', 'Shops'];
const SECTORS = NAMES.map((name) => ({ id: name.toLowerCase(), name, panel: <p>{name} text</p> }));

function show(matching?: string) {
  mockBrowserApis(matching);
  mountElements(<IndustriesCarousel sectors={SECTORS}>All</IndustriesCarousel>);
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const key = (name: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: name });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the industries carousel', () => {
  it.each([
    ['the next button', () => press('Next industry')],
    ['the previous button', () => press('Previous industry')],
    ['a dot', () => press(/Show industry 6/)],
    ['a key', () => key('ArrowRight')],
  ])('ignores %s within 320 ms of a change', (_, move) => {
    show();
    press('Next industry');
    wait(319);
    move();
    expect(selected()).toBe('Banks');
    wait(1);
    move();
    expect(selected()).not.toBe('Banks');
  });

  it('accepts a press in the same task that ends the lock', () => {
    show();
    press('Next industry');
    setTimeout(() => press('Next industry'), 320);
    wait(320);
    expect(selected()).toBe('Schools');
    wait(320);
    press('Next industry');
    expect(selected()).toBe('Homes');
  });

  it('announces the position after a change, and shows it as a number and a dot', () => {
    show();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    press('Previous industry');
    expect(screen.getByRole('status')).toHaveTextContent('Shops, 6 of 6');
    expect(screen.getByText(/\/ 6$/)).toHaveTextContent('6 / 6');
    expect(screen.getByRole('button', { name: /Show industry 6/ })).toHaveAttribute('aria-current', 'true');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('is vertical on wide screens and reacts to the up and down keys', () => {
    show('min-width');
    expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    key('ArrowDown');
    expect(selected()).toBe('Banks');
  });
});
