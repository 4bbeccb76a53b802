import { fireEvent, render, screen } from '@testing-library/react';
import { PlaqueRow } from '@/components/home/recognition/PlaqueRow';
import { wait } from '@/tests/support/fillBrowserGaps';

const NAMES = ['IAPA', 'Taypa', 'INTL', 'MEA', 'Chamber', 'Arbitrators'];
const ITEMS = NAMES.map((name) => ({ id: name.toLowerCase(), name, plaque: <p>{name}</p> }));

const row = () => screen.getAllByRole('list')[0] ?? document.body;

/** Lays the row out as jsdom does not: each plaque 100 px wide, three in view. */
function layOut() {
  Object.defineProperty(row(), 'clientWidth', { value: 300 });
  for (const [place, item] of [...row().children].entries()) {
    Object.defineProperty(item, 'offsetLeft', { value: place * 100 });
    Object.defineProperty(item, 'clientWidth', { value: 100 });
  }
}

const current = () => row().querySelector('[aria-current]')?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));

beforeEach(() => {
  jest.useFakeTimers();
  render(<PlaqueRow label="Affiliations" items={ITEMS} />);
});
afterEach(() => jest.useRealTimers());

describe('a row of plaques', () => {
  it('begins with the first, where previous is disabled', () => {
    expect(current()).toBe('IAPA');
    expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Next')).not.toHaveAttribute('aria-disabled');
  });

  it('goes one on with each press and ends at the last', () => {
    for (const name of NAMES.slice(1)) {
      press('Next');
      expect(current()).toBe(name);
    }
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
    press('Next');
    expect(current()).toBe('Arbitrators');
  });

  it('goes back to the first and no further', () => {
    press('Next');
    press('Previous');
    press('Previous');
    expect(current()).toBe('IAPA');
  });

  it('has a dot for each plaque', () => {
    press('Show plaque 4 of 6');
    expect(current()).toBe('MEA');
    expect(button('Show plaque 4 of 6')).toHaveAttribute('aria-current', 'true');
  });

  it('scrolls to the plaque', () => {
    layOut();
    press('Show plaque 4 of 6');
    expect(row().scrollLeft).toBe(300);
  });

  it('follows a visitor who scrolls the current plaque out of sight, where the browser does not say when it rests', () => {
    Reflect.deleteProperty(window, 'onscrollend');
    layOut();
    row().scrollLeft = 200;
    fireEvent.scroll(row());
    wait(120);
    expect(current()).toBe('INTL');
  });

  it('follows at once where the browser says that the row has come to rest', () => {
    layOut();
    row().scrollLeft = 200;
    fireEvent(row(), new Event('scrollend'));
    expect(current()).toBe('INTL');
  });
});
