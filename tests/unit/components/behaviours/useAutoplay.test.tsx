import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useAutoplay } from '@/components/behaviours/useAutoplay';
import { fillBrowserGaps, wait } from '@/tests/support/fillBrowserGaps';

/** A carousel of positions that shows each for a second. */
function Carousel() {
  const [position, setPosition] = useState(0);
  const { isPlaying, isMoving, toggle, pauseHandlers } = useAutoplay({
    isHeld: false,
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
const carousel = () => screen.getByRole('region', { name: 'Carousel' });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const enter = (pointerType = 'mouse') => fireEvent.pointerEnter(carousel(), { pointerType });
const leave = () => fireEvent.pointerLeave(carousel());
const state = () => screen.getByText(/ at /).textContent;

/** Gives the focus to a button, by the keyboard or by a press. */
function focus(name: string, isVisible = true) {
  const element = button(name);
  const matches = jest.spyOn(element, 'matches').mockReturnValue(isVisible);
  fireEvent.focus(element);
  matches.mockRestore();
}
const blur = (name: string, relatedTarget: Element = document.body) => fireEvent.blur(button(name), { relatedTarget });

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

  it.each([
    ['a finger, which does not hover', () => enter('touch')],
    ['the focus of a press with the mouse', () => focus('Pause', false)],
  ])('is not held by %s', (_, act) => {
    show();
    act();
    expect(state()).toBe('Moving at 0');
  });
});

it('its pause button overrides pointer and focus until both have left', () => {
  show();
  enter();
  focus('Pause');
  press('Pause');
  press('Play');
  expect(state()).toBe('Moving at 0');
  leave();
  enter();
  expect(state()).toBe('Moving at 0');
  leave();
  blur('Pause');
  expect(state()).toBe('Moving at 0');
  enter();
  expect(state()).toBe('Still at 0');
  expect(button('Pause')).toBeInTheDocument();
});
