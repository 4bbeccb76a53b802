import { fireEvent, render, screen, within } from '@testing-library/react';
import { AwardGallery } from '@/components/awards/gallery/AwardGallery';
import { fillBrowserGaps, focusOn, wait } from '@/tests/support/fillBrowserGaps';
import { AWARDS } from '../awards';

beforeEach(() => {
  jest.useFakeTimers();
  fillBrowserGaps();
});
afterEach(() => jest.useRealTimers());

const show = (awards = AWARDS) => render(<AwardGallery awards={awards} />);
const gallery = () => screen.getByRole('region', { name: 'Award gallery' });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const opener = (title: string) => button(`Plaque: ${title}. Show full screen`);
const slides = () => within(gallery()).getAllByRole('group');
const offsets = () => slides().map((slide) => Number(slide.dataset.offset));
const status = () => screen.getByRole('status');
const position = () => Number(status().textContent?.match(/\d+/));

/** The row that takes the pointer: the slides stand in it. */
const row = () => slides()[0]?.parentElement ?? document.body;
const down = (clientX: number) => {
  fireEvent.pointerDown(row(), { pointerId: 1, isPrimary: true, button: 0, clientX: 500 });
  fireEvent.pointerMove(row(), { pointerId: 1, clientX });
};
function drag(distance: number, end = fireEvent.pointerUp) {
  down(500 + distance);
  end(row(), { pointerId: 1, clientX: 500 + distance });
}

describe('the award gallery', () => {
  it.each([
    [AWARDS, [0, 1, 2, 3, 4, -1]],
    [
      [...AWARDS, ...AWARDS.map(({ id, ...award }) => ({ ...award, id: `${id}-2` }))],
      [0, 1, 2, 3, ...Array(7).fill(4), -1],
    ],
  ])('begins with the first award in view, the second beside it and the last before it', (awards, expected) => {
    show(awards);
    expect(offsets()).toEqual(expected);
    expect(status()).toHaveTextContent(`One, 1 of ${awards.length}`);
  });

  it('has the pause first in its region', () => {
    show();
    expect(within(gallery()).getAllByRole('button')[0]).toBe(button('Pause the gallery'));
  });

  it('moves on by one every 4000 ms and goes round', () => {
    show();
    wait(3999);
    expect(position()).toBe(1);
    wait(1);
    expect(status()).toHaveTextContent('Two, 2 of 6');
    for (let step = 0; step < 5; step += 1) wait(4000);
    expect(position()).toBe(1);
  });

  it('shows the first award beside the sixth', () => {
    show();
    press('Previous award');
    expect(status()).toHaveTextContent('Six, 6 of 6');
    expect(offsets()).toEqual([1, 2, 3, 4, -1, 0]);
  });

  it('goes straight to the award of a dot', () => {
    show();
    press('Show award 4 of 6');
    expect(status()).toHaveTextContent('Four, 4 of 6');
  });

  it('keeps its live region silent while it moves and lets it speak once paused', () => {
    show();
    expect(status()).toHaveAttribute('aria-live', 'off');
    press('Pause the gallery');
    expect(status()).toHaveAttribute('aria-live', 'polite');
  });

  it('is started by a button where less motion is asked for', () => {
    fillBrowserGaps('prefers-reduced-motion');
    show();
    wait(20_000);
    expect(position()).toBe(1);
    press('Start the gallery');
    wait(4000);
    expect(position()).toBe(2);
  });

  it('rests while the viewer is open', () => {
    show();
    fireEvent.click(opener('One'));
    wait(20_000);
    press('Close');
    expect(position()).toBe(1);
  });

  it('moves by the arrow keys while it holds the focus, and keeps the focus on the award in view', () => {
    show();
    focusOn(opener('One'));
    fireEvent.keyDown(opener('One'), { key: 'ArrowRight' });
    expect(position()).toBe(2);
    expect(opener('Two')).toHaveFocus();
    fireEvent.keyDown(opener('Two'), { key: 'ArrowLeft' });
    expect(position()).toBe(1);
  });
});

describe('a drag over the gallery', () => {
  it.each([
    [-101, 2],
    [-100, 1],
    [100, 1],
    [101, 6],
  ])('of %i px leads to award %i', (distance, expected) => {
    show();
    drag(distance);
    expect(position()).toBe(expected);
  });

  it('leaves it where it is when the browser takes the pointer to scroll the page', () => {
    show();
    drag(-300, fireEvent.pointerCancel);
    expect(position()).toBe(1);
  });

  it('makes it rest meanwhile and for 2000 ms after, then take its usual 4000 ms', () => {
    show();
    down(450);
    wait(20_000);
    fireEvent.pointerUp(row(), { pointerId: 1, clientX: 450 });
    wait(2000);
    wait(3999);
    expect(position()).toBe(1);
    wait(1);
    expect(position()).toBe(2);
  });

  it('opens nothing by the click that ends it', () => {
    show();
    drag(-40);
    fireEvent.click(opener('One'), { detail: 1 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
