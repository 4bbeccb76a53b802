import { fireEvent, render, screen } from '@testing-library/react';
import { Scroller, type ScrollerProps } from '@/components/ui/scroller/Scroller';

const scrollBy = jest.fn();
const scrollTo = jest.fn();

beforeEach(() => {
  Object.assign(Element.prototype, { scrollBy, scrollTo });
  jest.clearAllMocks();
});

function renderScroller(props: Partial<ScrollerProps> = {}) {
  render(
    <Scroller label="Our services" itemCount={6} dotCount={3} {...props}>
      <li>One</li>
      <li>Two</li>
    </Scroller>,
  );
}

/** A row of 1,600 px seen through 600 px: it can be scrolled by 1,000. */
function scrollRowTo(scrollLeft: number, scrollWidth = 1600) {
  const row = screen.getByText('One').parentElement;
  if (!row) throw new Error('The item stands in the row.');
  Object.defineProperties(row, {
    clientWidth: { value: 600, configurable: true },
    scrollWidth: { value: scrollWidth, configurable: true },
    scrollLeft: { value: scrollLeft, configurable: true },
  });
  fireEvent.scroll(row);
}

const button = (name: string) => screen.getByRole('button', { name });
const isEnabled = (name: string) => !button(name).hasAttribute('aria-disabled');

describe('a row that scrolls', () => {
  it('is named', () => {
    renderScroller();
    expect(screen.getByRole('region', { name: 'Our services' })).toContainElement(screen.getByText('Two'));
  });

  it.each([
    ['its start', 0, false, true],
    ['its middle', 500, true, true],
    ['its end, as far as browsers round', 999, true, false],
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
    scrollRowTo(1000);
    fireEvent.click(button('Next'));
    expect(button('Next')).toHaveFocus();
    expect(scrollBy).toHaveBeenCalledTimes(1);
  });

  it('moves by half of what is in view', () => {
    renderScroller();
    scrollRowTo(500);
    fireEvent.click(button('Next'));
    fireEvent.click(button('Previous'));
    expect(scrollBy.mock.calls).toEqual([[{ left: 300 }], [{ left: -300 }]]);
  });

  it('marks the dot of its position and moves to a dot that is chosen', () => {
    renderScroller();
    scrollRowTo(480);
    expect(screen.getByRole('button', { current: true })).toBe(button('Show page 2 of 3'));
    fireEvent.click(button('Show page 3 of 3'));
    expect(scrollTo).toHaveBeenCalledWith({ left: 1000 });
  });

  it('puts its controls away where everything is in view', () => {
    renderScroller();
    scrollRowTo(0, 600);
    expect(button('Next').parentElement).toHaveAttribute('data-still', 'true');
    expect(isEnabled('Next')).toBe(false);
  });

  it('has neither dots nor arrows where they are not wanted', () => {
    renderScroller({ dotCount: 0, hasArrows: false });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
