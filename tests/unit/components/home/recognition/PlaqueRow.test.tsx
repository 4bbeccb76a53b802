import { fireEvent, render, screen } from '@testing-library/react';
import { PlaqueRow } from '@/components/home/recognition/PlaqueRow';
import { wait } from '@/tests/support/fillBrowserGaps';

const NAMES = ['IAPA', 'Taypa', 'INTL', 'MEA', 'Chamber', 'Arbitrators'];
const ITEMS = NAMES.map((name) => ({ id: name.toLowerCase(), name, plaque: <p>{name}</p> }));

const row = () => screen.getAllByRole('list')[0] ?? document.body;
const current = () => row().querySelector('[aria-current]')?.textContent;

/** Lays the row out as jsdom does not, each plaque 100 px wide and three in view, and scrolls it. */
function layOut(scrollLeft: number) {
  Object.defineProperty(row(), 'clientWidth', { value: 300 });
  for (const [place, item] of [...row().children].entries())
    Object.defineProperties(item, { offsetLeft: { value: place * 100 }, clientWidth: { value: 100 } });
  row().scrollLeft = scrollLeft;
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<PlaqueRow label="Affiliations" items={ITEMS} />);
});
afterEach(() => jest.useRealTimers());

describe('a row of plaques', () => {
  it('goes from the first one on with each press, ends at the last, and comes back no further than the first', () => {
    const button = (name: string) => screen.getByRole('button', { name });
    expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
    for (const name of [...NAMES.slice(1), 'Arbitrators']) {
      fireEvent.click(button('Next'));
      expect(current()).toBe(name);
    }
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
    for (const name of [...NAMES.slice(0, -1).reverse(), 'IAPA']) {
      fireEvent.click(button('Previous'));
      expect(current()).toBe(name);
    }
    expect(button('Next')).not.toHaveAttribute('aria-disabled');
  });

  it('follows a visitor who scrolls the current plaque out of sight, once the row has come to rest', () => {
    layOut(200);
    fireEvent(row(), new Event('scrollend'));
    expect(current()).toBe('INTL');
  });

  it('takes a row for resting after 120 ms where the browser does not say it', () => {
    Reflect.deleteProperty(window, 'onscrollend');
    layOut(200);
    fireEvent.scroll(row());
    wait(120);
    expect(current()).toBe('INTL');
  });
});
