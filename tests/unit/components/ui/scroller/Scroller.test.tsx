import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

describe('Scroller', () => {
  it('names the row', () => {
    renderScroller();

    expect(screen.getByRole('region', { name: 'Our services' })).toContainElement(screen.getByText('Two'));
  });

  it('cannot go back from the start nor on from the end', () => {
    renderScroller();

    scrollRowTo(0);
    expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Next')).not.toHaveAttribute('aria-disabled');

    scrollRowTo(500);
    expect(button('Previous')).not.toHaveAttribute('aria-disabled');
    expect(button('Next')).not.toHaveAttribute('aria-disabled');

    scrollRowTo(999);
    expect(button('Previous')).not.toHaveAttribute('aria-disabled');
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps the focus on a button that came to its end, and no longer moves', async () => {
    renderScroller();
    scrollRowTo(500);
    await userEvent.click(button('Next'));
    expect(scrollBy).toHaveBeenCalledTimes(1);

    scrollRowTo(1000);
    await userEvent.keyboard('{Enter}');

    expect(button('Next')).toHaveFocus();
    expect(scrollBy).toHaveBeenCalledTimes(1);
  });

  it('moves by half of what is in view', async () => {
    renderScroller();
    scrollRowTo(500);

    await userEvent.click(button('Next'));
    await userEvent.click(button('Previous'));

    expect(scrollBy.mock.calls).toEqual([[{ left: 300 }], [{ left: -300 }]]);
  });

  it('marks the dot of the position and moves to a dot that is chosen', async () => {
    renderScroller();
    scrollRowTo(480);

    expect(button('Show page 2 of 3')).toHaveAttribute('aria-current', 'true');
    expect(button('Show page 1 of 3')).not.toHaveAttribute('aria-current');

    await userEvent.click(button('Show page 3 of 3'));
    expect(scrollTo).toHaveBeenCalledWith({ left: 1000 });
  });

  it('puts its controls away where everything is in view', () => {
    renderScroller();
    scrollRowTo(0, 600);

    expect(button('Next').parentElement).toHaveAttribute('data-still', 'true');
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  });

  it('has neither dots nor arrows where they are not wanted', () => {
    renderScroller({ dotCount: 0, hasArrows: false });

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
