import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { AwardGallery } from '@/components/awards/gallery/AwardGallery';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';
import { AWARDS } from '../awards';

beforeEach(() => {
  jest.useFakeTimers();
  fillBrowserGaps();
});
afterEach(() => jest.useRealTimers());

const gallery = () => screen.getByRole('region', { name: 'Award gallery' });
const button = (name: string) => screen.getByRole('button', { name });
const slides = () => within(gallery()).getAllByRole('group');
const offsets = () => slides().map((slide) => slide.dataset.offset);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const status = () => screen.getByRole('status');

/** The row that takes the pointer: the slides stand in it. */
const row = () => {
  const parent = slides()[0]?.parentElement;
  if (!parent) throw new Error('The gallery has no slides.');
  return parent;
};

function drag(distance: number, end = fireEvent.pointerUp) {
  const at = (clientX: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX });
  fireEvent.pointerDown(row(), at(500));
  fireEvent.pointerMove(row(), at(500 + distance));
  end(row(), at(500 + distance));
}

describe('the award gallery', () => {
  it('begins with the first award in view, the second beside it and the last before it', () => {
    render(<AwardGallery awards={AWARDS} />);

    expect(offsets()).toEqual(['0', '1', '2', '3', '4', '-1']);
    expect(status()).toHaveTextContent('One, 1 of 6');
  });

  it('takes as many awards as there are', () => {
    render(<AwardGallery awards={[...AWARDS, ...AWARDS.map((award) => ({ ...award, id: `${award.id}-2` }))]} />);

    expect(status()).toHaveTextContent('One, 1 of 12');
    expect(offsets()).toEqual(['0', '1', '2', '3', '4', '4', '4', '4', '4', '4', '4', '-1']);
  });

  it('has the pause first in its region', () => {
    render(<AwardGallery awards={AWARDS} />);

    expect(within(gallery()).getAllByRole('button')[0]).toBe(button('Pause the gallery'));
  });

  it('moves on by one every 4000 ms and goes round', () => {
    render(<AwardGallery awards={AWARDS} />);

    pass(3999);
    expect(status()).toHaveTextContent('1 of 6');
    pass(1);
    expect(status()).toHaveTextContent('Two, 2 of 6');
    for (let step = 0; step < 5; step += 1) pass(4000);
    expect(status()).toHaveTextContent('One, 1 of 6');
  });

  it('shows the first award beside the sixth', () => {
    render(<AwardGallery awards={AWARDS} />);

    fireEvent.click(button('Previous award'));

    expect(status()).toHaveTextContent('Six, 6 of 6');
    expect(offsets()).toEqual(['1', '2', '3', '4', '-1', '0']);
  });

  it('keeps its live region silent while it moves and lets it speak once paused', () => {
    render(<AwardGallery awards={AWARDS} />);
    expect(status()).toHaveAttribute('aria-live', 'off');

    fireEvent.click(button('Pause the gallery'));

    expect(status()).toHaveAttribute('aria-live', 'polite');
  });

  it('is started by a button where less motion is asked for', () => {
    fillBrowserGaps('prefers-reduced-motion');
    render(<AwardGallery awards={AWARDS} />);

    pass(20_000);
    expect(status()).toHaveTextContent('1 of 6');

    fireEvent.click(button('Start the gallery'));
    pass(4000);
    expect(status()).toHaveTextContent('2 of 6');
  });

  it.each([
    [-101, '2 of 6'],
    [-100, '1 of 6'],
    [100, '1 of 6'],
    [101, '6 of 6'],
  ])('a drag of %i px leads to award %s', (distance, words) => {
    render(<AwardGallery awards={AWARDS} />);

    drag(distance);

    expect(status()).toHaveTextContent(words);
  });

  it('stays where it is when the browser takes the pointer to scroll the page', () => {
    render(<AwardGallery awards={AWARDS} />);

    drag(-300, fireEvent.pointerCancel);

    expect(status()).toHaveTextContent('1 of 6');
  });

  it('rests during a drag and for 2000 ms after, then takes its usual 4000 ms', () => {
    render(<AwardGallery awards={AWARDS} />);
    fireEvent.pointerDown(row(), { pointerId: 1, isPrimary: true, button: 0, clientX: 500 });
    fireEvent.pointerMove(row(), { pointerId: 1, clientX: 450 });
    pass(20_000);
    expect(status()).toHaveTextContent('1 of 6');

    fireEvent.pointerUp(row(), { pointerId: 1, clientX: 450 });
    pass(2000);
    pass(3999);
    expect(status()).toHaveTextContent('1 of 6');
    pass(1);
    expect(status()).toHaveTextContent('2 of 6');
  });

  it('opens nothing by the click that ends a drag', () => {
    render(<AwardGallery awards={AWARDS} />);

    drag(-40);
    fireEvent.click(button('Plaque: One. Show full screen'), { detail: 1 });

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('moves by the arrow keys while it holds the focus, and keeps the focus on the award in view', () => {
    render(<AwardGallery awards={AWARDS} />);
    const first = button('Plaque: One. Show full screen');
    act(() => first.focus());

    fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(status()).toHaveTextContent('2 of 6');
    expect(button('Plaque: Two. Show full screen')).toHaveFocus();

    fireEvent.keyDown(button('Plaque: Two. Show full screen'), { key: 'ArrowLeft' });
    expect(status()).toHaveTextContent('1 of 6');
  });

  it('goes straight to the award of a dot', () => {
    render(<AwardGallery awards={AWARDS} />);

    fireEvent.click(button('Show award 4 of 6'));

    expect(status()).toHaveTextContent('Four, 4 of 6');
  });

  it('rests while the viewer is open', () => {
    render(<AwardGallery awards={AWARDS} />);

    fireEvent.click(button('Plaque: One. Show full screen'));
    pass(20_000);
    fireEvent.click(button('Close'));

    expect(status()).toHaveTextContent('One, 1 of 6');
  });
});
