import { act, fireEvent, screen, within } from '@testing-library/react';
import '@/app/elements';
import { AwardGallery, type GalleryAward } from '@/components/awards/AwardGallery';
import { focusOn, mockBrowserApis, wait } from '@/tests/support/mockBrowserApis';
import { mountElements } from '@/tests/support/mountElements';

/** Six awards, named One to Six. */
const AWARDS: GalleryAward[] = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({
  id: title.toLowerCase(),
  title,
  descriptor: `For ${title}`,
  alt: `Plaque: ${title}`,
  picture: <span>Picture of {title}</span>,
  whole: <span>{title} on the whole screen</span>,
}));

beforeEach(() => {
  jest.useFakeTimers();
  mockBrowserApis();
  window.history.replaceState(null, '', '/awards');
});
afterEach(() => jest.useRealTimers());

const show = () => mountElements(<AwardGallery awards={AWARDS} />);
const gallery = () => screen.getByRole('region', { name: 'Award gallery' });
const button = (name: string) => screen.getByRole('button', { name });
const opener = (title: string) => button(`Plaque: ${title}. Show full screen`);
const slides = () => within(gallery()).getAllByRole('group');
const status = () => within(gallery()).getByRole('status');
const position = () => Number(status().textContent?.match(/\d+/));

/** The row that contains the slides and handles pointer events. */
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
  it('advances every 4000 ms and starts over after the last award', () => {
    show();
    wait(3999);
    expect(position()).toBe(1);
    wait(1);
    expect(status()).toHaveTextContent('Two, 2 of 6');
    for (let step = 0; step < 5; step += 1) wait(4000);
    expect(position()).toBe(1);
  });

  it('shows a chosen award for the full interval', () => {
    show();
    wait(3000);
    fireEvent.click(button('Show award 4 of 6'));
    wait(3999);
    expect(position()).toBe(4);
    wait(1);
    expect(position()).toBe(5);
  });

  it('pauses while the viewer is open', () => {
    show();
    fireEvent.click(opener('One'));
    wait(20_000);
    act(() => {
      window.history.replaceState(null, '', '/awards');
      fireEvent.popState(window);
    });
    expect(position()).toBe(1);
  });

  it('pauses under the mouse, unless its button restarts it, until the mouse leaves', () => {
    show();
    const enter = () => fireEvent(gallery(), new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    const leave = () => fireEvent(gallery(), new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    enter();
    wait(20_000);
    expect(position()).toBe(1);
    fireEvent.click(button('Pause the gallery'));
    fireEvent.click(button('Start the gallery'));
    wait(4000);
    expect(position()).toBe(2);
    leave();
    enter();
    wait(20_000);
    expect(position()).toBe(2);
  });

  it('only starts by its button if the visitor prefers reduced motion', () => {
    mockBrowserApis('prefers-reduced-motion');
    show();
    wait(20_000);
    expect(position()).toBe(1);
    fireEvent.click(button('Start the gallery'));
    wait(4000);
    expect(position()).toBe(2);
  });

  it('moves with the arrow keys while focused, and keeps the focus on the visible award', () => {
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
  ])('of %i px moves to award %i', (distance, expected) => {
    show();
    drag(distance);
    expect(position()).toBe(expected);
  });

  it('has no effect when the browser takes over the pointer to scroll the page', () => {
    show();
    drag(-300, fireEvent.pointerCancel);
    expect(position()).toBe(1);
  });

  it('pauses the gallery during the drag and for 2000 ms after it', () => {
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
});

describe('the award viewer', () => {
  it('opens the award in the URL, and removes an unknown award from the URL', () => {
    window.history.replaceState(null, '', '/awards?award=four');
    show();
    expect(screen.getByRole('dialog', { name: 'Award, full screen' })).toHaveTextContent('4 / 6');
    window.history.replaceState(null, '', '/awards?award=seven');
    show();
    expect(document.querySelector('dialog')?.open).toBe(false);
    expect(window.location.search).toBe('');
  });

  it.each([
    ['Six', 'ArrowRight', '1 / 6', 'Next award', '2 / 6'],
    ['One', 'ArrowLeft', '6 / 6', 'Previous award', '5 / 6'],
  ])('moves from award %s with %s to %s, and with its button %s to %s', (title, key, first, name, second) => {
    show();
    fireEvent.click(opener(title));
    const viewer = screen.getByRole('dialog', { name: 'Award, full screen' });
    fireEvent.keyDown(document.body, { key });
    expect(viewer).toHaveTextContent(first);
    fireEvent.click(within(viewer).getByRole('button', { name }));
    expect(viewer).toHaveTextContent(second);
  });
});
