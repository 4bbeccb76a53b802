import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useAutoplay } from '@/components/behaviours/useAutoplay';
import { fillBrowserGaps, wait } from '@/tests/support/fillBrowserGaps';

/** A carousel of positions that shows each for a second. */
function Carousel() {
  const [position, setPosition] = useState(0);
  const { isPlaying, isMoving, toggle, pauseHandlers } = useAutoplay({
    isSuspended: false,
    timer: { intervalMs: 1000, position, onAdvance: () => setPosition(position + 1) },
  });

  return (
    <section aria-label="Carousel" {...pauseHandlers}>
      <button type="button" onClick={toggle}>
        {isPlaying ? 'Pause' : 'Play'}
      </button>
      <button type="button" onClick={() => setPosition(position + 10)}>
        Jump
      </button>
      <p>
        {isMoving ? 'Moving' : 'Still'} at {position}
      </p>
    </section>
  );
}

const show = () => {
  fillBrowserGaps();
  render(<Carousel />);
};
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const state = () => screen.getByText(/ at /).textContent;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a carousel that moves by itself', () => {
  it('advances each time that the interval has passed, which begins anew at a position that was chosen', () => {
    show();
    wait(999);
    expect(state()).toBe('Moving at 0');
    wait(1);
    expect(state()).toBe('Moving at 1');
    wait(900);
    press('Jump');
    wait(999);
    expect(state()).toBe('Moving at 11');
    wait(1);
    expect(state()).toBe('Moving at 12');
  });
});
