import { fireEvent, render, screen } from '@testing-library/react';
import { Scroller } from '@/components/ui/Scroller';

const scrollTo = jest.fn();

const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

beforeEach(() => {
  Object.assign(Element.prototype, { scrollTo });
  jest.clearAllMocks();
});

function renderScroller() {
  render(
    <Scroller label="Our services" itemCount={6} itemsPerDot={3}>
      {NAMES.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Scroller>,
  );
}

/** A row of six items of 400 px seen through 600 px: it can be scrolled by 1,800. */
function scrollRowTo(scrollLeft: number) {
  const row = screen.getByText('One').parentElement;
  if (!row) throw new Error('The item stands in the row.');
  Object.defineProperties(row, {
    clientWidth: { value: 600, configurable: true },
    scrollWidth: { value: 2400, configurable: true },
    scrollLeft: { value: scrollLeft, configurable: true },
  });
  for (const [place, item] of [...row.children].entries())
    Object.defineProperty(item, 'offsetLeft', { value: place * 400, configurable: true });
  fireEvent.scroll(row);
}

const button = (name: string) => screen.getByRole('button', { name });
const isEnabled = (name: string) => !button(name).hasAttribute('aria-disabled');

// Dots, and rows without arrows, are tested in tests/e2e/specification/2-home.spec.ts.
describe('a row that scrolls', () => {
  it.each([
    ['its start', 0, false, true],
    ['its middle', 800, true, true],
    ['its end, as far as browsers round', 1799, true, false],
  ])('at %s goes back and on as far as there is more', (_, scrolled, isBack, isOn) => {
    renderScroller();
    scrollRowTo(scrolled);
    expect([isEnabled('Previous'), isEnabled('Next')]).toEqual([isBack, isOn]);
  });

  it('keeps the focus on a button that came to its end, and no longer moves', () => {
    renderScroller();
    scrollRowTo(500);
    button('Next').focus();
    fireEvent.click(button('Next'));
    scrollRowTo(1800);
    fireEvent.click(button('Next'));
    expect(button('Next')).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('moves by half of the visible width, to the nearest item', () => {
    renderScroller();
    scrollRowTo(800);
    fireEvent.click(button('Next'));
    fireEvent.click(button('Previous'));
    expect(scrollTo.mock.calls).toEqual([[{ left: 1200 }], [{ left: 400 }]]);
  });
});
