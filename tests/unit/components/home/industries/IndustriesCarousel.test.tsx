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
  it('begin with the first and hold the panels of all', () => {
    show();
    expect(selected()).toBe('Mining');
    for (const name of NAMES) expect(screen.getByText(`${name} text`)).toBeInTheDocument();
  });

  it('are chosen by tab, by dot and by the buttons', () => {
    show();
    fireEvent.click(tab('Schools'));
    expect(selected()).toBe('Schools');
    wait(320);
    press('Show industry 5 of 6');
    expect(selected()).toBe('Charities');
    wait(320);
    press('Next industry');
    expect(selected()).toBe('Shops');
    wait(320);
    press('Next industry');
    expect(selected()).toBe('Mining');
    wait(320);
    press('Previous industry');
    expect(selected()).toBe('Shops');
  });

  it.each(['Next industry', 'Previous industry', /Show industry 6/])(
    'do not hear %s within 320 ms of a change',
    (name) => {
      show();
      press('Next industry');
      wait(319);
      press(name);
      expect(selected()).toBe('Banks');
      wait(1);
      press(name);
      expect(selected()).not.toBe('Banks');
    },
  );

  it('count on', () => {
    show();
    expect(screen.getByText('1 / 6')).toBeInTheDocument();
    press('Next industry');
    expect(screen.getByText('2 / 6')).toBeInTheDocument();
  });

  it('say each change, and nothing before the first', () => {
    show();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    press('Next industry');
    expect(screen.getByRole('status')).toHaveTextContent('Banks, 2 of 6');
  });

  it('tie each panel to its tab', () => {
    show();
    expect(screen.getByText('Homes text').parentElement).toBe(
      document.getElementById(tab('Homes').getAttribute('aria-controls') ?? ''),
    );
  });
});

describe('the keyboard among the industries', () => {
  it.each([
    ['ArrowRight', 'Banks'],
    ['ArrowLeft', 'Shops'],
    ['End', 'Shops'],
    ['ArrowDown', 'Mining'],
  ])('goes by %s to %s where the tabs stand in a row', (name, expected) => {
    show();
    key(name);
    expect(selected()).toBe(expected);
  });

  it.each([
    ['ArrowDown', 'Banks'],
    ['ArrowUp', 'Shops'],
    ['End', 'Shops'],
    ['ArrowRight', 'Mining'],
  ])('goes by %s to %s where they stand in a list', (name, expected) => {
    show('min-width');
    expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    key(name);
    expect(selected()).toBe(expected);
  });

  it('takes the focus along', () => {
    show();
    key('ArrowRight');
    expect(tab('Banks')).toHaveFocus();
  });

  it('waits for the end of a change, focus and all', () => {
    show();
    key('ArrowRight');
    key('ArrowRight');
    expect(selected()).toBe('Banks');
    expect(tab('Banks')).toHaveFocus();
  });

  it('tabs only to the selected one', () => {
    show();
    press('Next industry');
    expect(screen.getAllByRole('tab').map((item) => item.tabIndex)).toEqual([-1, 0, -1, -1, -1, -1]);
  });
});
