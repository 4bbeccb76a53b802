import { fireEvent, screen } from '@testing-library/react';
import '@/app/elements';
import { Scroller } from '@/components/ui/Scroller';
import { mountElements } from '@/tests/support/mountElements';

const scrollTo = jest.fn();

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

beforeEach(() => {
  Object.assign(Element.prototype, { scrollTo });
  jest.clearAllMocks();
});

function show(itemsPerDot?: number) {
  mountElements(
    <Scroller label="Our services" itemCount={6} itemsPerDot={itemsPerDot} noun="card">
      {NAMES.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Scroller>,
  );
}

/** Scrolls a row of 400 px items in a 600 px viewport; six items can be scrolled by up to 1,800 px. */
function scrollRowTo(scrollLeft: number, clientWidth = 600) {
  const row = screen.getByText('One').parentElement;
  if (!row) throw new Error('The item is in the row.');
  const items = [...row.children].filter((item) => !item.hasAttribute('hidden'));
  Object.defineProperties(row, {
    clientWidth: { value: clientWidth, configurable: true },
    scrollWidth: { value: Math.max(items.length * 400, clientWidth), configurable: true },
    scrollLeft: { value: scrollLeft, configurable: true },
  });
  for (const [place, item] of items.entries())
    Object.defineProperty(item, 'offsetLeft', { value: place * 400, configurable: true });
  fireEvent.scroll(row);
}

/** Hides all other items, as a filter does. */
async function filter(names: readonly string[]) {
  for (const item of screen.getAllByRole('listitem').filter(({ textContent }) => NAMES.includes(textContent ?? '')))
    item.hidden = !names.includes(item.textContent ?? '');
  await Promise.resolve();
}

const button = (name: string) => screen.getByRole('button', { name });
const dots = () =>
  screen.getAllByRole('button', { name: /^Show card/ }).filter((dot) => dot.closest('[hidden]') === null);
const dotNames = () => dots().map(({ ariaLabel }) => ariaLabel);
const currentDot = () => dots().findIndex(({ ariaCurrent }) => ariaCurrent === 'true') + 1;
const isEnabled = (name: string) => !button(name).hasAttribute('aria-disabled');

describe('a scrollable row', () => {
  it.each(['Previous', 'Next'])('enables its button once the script has loaded: %s', (name) => {
    show(3);
    expect(button(name)).toBeEnabled();
    expect(button(name)).not.toHaveAttribute('data-waits');
  });

  it.each([
    ['its start', 0, false, true],
    ['its middle', 800, true, true],
    ['its end, as far as browsers round', 1799, true, false],
  ])('at %s enables its buttons only towards more items', (_, scrolled, isBack, isOn) => {
    show(3);
    scrollRowTo(scrolled);
    expect([isEnabled('Previous'), isEnabled('Next')]).toEqual([isBack, isOn]);
  });

  it('keeps the focus on a button at its end, which no longer scrolls', () => {
    show(3);
    scrollRowTo(500);
    button('Next').focus();
    fireEvent.click(button('Next'));
    scrollRowTo(1800);
    fireEvent.click(button('Next'));
    expect(button('Next')).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('scrolls by half of the visible width, to the nearest item', () => {
    show(3);
    scrollRowTo(800);
    fireEvent.click(button('Next'));
    fireEvent.click(button('Previous'));
    expect(scrollTo.mock.calls).toEqual([[{ left: 1200 }], [{ left: 400 }]]);
  });
});

describe('the dots of a row', () => {
  it.each([
    [600, 6],
    [1200, 4],
    [2000, 2],
  ])('are one per stop at a width of %i px: %i', (width, count) => {
    show();
    scrollRowTo(0, width);
    expect(dotNames()).toEqual(Array.from({ length: count }, (_, place) => `Show card ${place + 1} of ${count}`));
  });

  it('follow the scroll position and scroll to their items', () => {
    show(3);
    scrollRowTo(1200);
    expect(currentDot()).toBe(2);
    fireEvent.click(button('Show card 1 of 2'));
    expect(scrollTo).toHaveBeenCalledWith({ left: 0 });
  });
});

describe('a filtered row', () => {
  it('returns to the start, and counts the remaining items', async () => {
    show(3);
    scrollRowTo(1800);
    await filter(['One', 'Four', 'Five', 'Six']);
    expect(scrollTo).toHaveBeenCalledWith({ left: 0, behavior: 'instant' });
    expect(dotNames()).toEqual(['Show card 1 of 2', 'Show card 2 of 2']);
    expect(button('Next').closest('[hidden]')).toBeNull();
  });

  it('has no arrows for three items', async () => {
    show(3);
    scrollRowTo(0);
    await filter(['One', 'Two', 'Three']);
    expect(dotNames()).toEqual(['Show card 1 of 1']);
    expect(button('Next').closest('[hidden]')).not.toBeNull();
  });

  it('keeps its position if the same items are shown again', async () => {
    show(3);
    await filter(['One', 'Four', 'Five', 'Six']);
    scrollTo.mockClear();
    await filter(['One', 'Four', 'Five', 'Six']);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
