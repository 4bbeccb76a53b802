import { act, fireEvent, screen } from '@testing-library/react';
import '@/app/elements';
import { HeroSlider } from '@/components/home/hero/HeroSlider';
import { mockBrowserApis, wait } from '@/tests/support/mockBrowserApis';
import { mountElements } from '@/tests/support/mountElements';

const SLIDES = ['One', 'Two', 'Three', 'Four'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <a href="/page">{label} text</a>,
}));
const region = () => screen.getByRole('region', { name: 'Highlights' });
const states = () => screen.getAllByRole('group').map(({ dataset }) => dataset.state);
const current = () => SLIDES[states().indexOf('current')]?.label;

const show = () =>
  mountElements(
    <>
      <input aria-label="Search" />
      <main tabIndex={-1}>
        <HeroSlider label="Highlights" slides={SLIDES} />
      </main>
    </>,
  );

beforeEach(() => {
  mockBrowserApis();
  // jsdom has no layout: the mock puts the hero at the top of the page.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 800));
  jest.useFakeTimers();
  show();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

// Timing, swipes, pauses and the slides themselves are tested in tests/e2e/specification/4-hero.spec.ts.
describe('the buttons', () => {
  it.each(['Next slide', 'Previous slide', /Show slide 4/])('are ignored within 600 ms of a change: %s', (name) => {
    press('Next slide');
    wait(599);
    press(name);
    expect(current()).toBe('Two');
    wait(1);
    press(name);
    expect(current()).not.toBe('Two');
  });

  it.each(['before', 'after'])('work again after a press as the lock ends, just %s its timer', (side) => {
    const plan = () => setTimeout(() => press('Next slide'), 600);
    if (side === 'before') plan();
    press('Next slide');
    if (side === 'after') plan();
    wait(600);
    expect(current()).toBe('Three');
    wait(600);
    expect(states()).not.toContain('leaving');
    press('Next slide');
    expect(current()).toBe('Four');
  });
});

describe('the pictures', () => {
  it.each([
    ['of the next slide loads after 3500 ms', () => wait(3500), () => wait(3499)],
    ['of the next slide loads at the first touch', () => fireEvent.pointerDown(region()), () => {}],
    [
      'of the next slide loads at the first focus',
      () => screen.getByRole('button', { name: 'Next slide' }).focus(),
      () => {},
    ],
  ])('%s', (_, happens, before) => {
    before();
    expect(states()).toEqual(['current', 'waiting', 'waiting', 'waiting']);
    happens();
    expect(states()).toEqual(['current', 'next', 'waiting', 'waiting']);
  });

  it('of a leaving slide stays visible until the next one has arrived', () => {
    press('Next slide');
    expect(states()).toEqual(['leaving', 'current', 'waiting', 'waiting']);
    wait(600);
    expect(states()).toEqual(['waiting', 'current', 'waiting', 'waiting']);
  });
});

describe('a picture that is still loading', () => {
  /** Adds a picture that is not decoded yet to the second slide; the returned function completes its decoding. */
  const addPicture = () => {
    let come = () => {};
    const image = Object.assign(document.createElement('img'), {
      decode: () => new Promise<void>((resolve) => (come = resolve)),
    });
    Object.defineProperty(image, 'complete', { value: false });
    screen.getAllByRole('group')[1]?.append(image);
    return async () => {
      come();
      await Promise.resolve();
      await Promise.resolve();
    };
  };

  it('leaves the previous picture in place until it is decoded, and then unrolls over it', async () => {
    const come = addPicture();
    press('Next slide');
    wait(2000);
    expect(states()).toEqual(['leaving', 'current', 'waiting', 'waiting']);
    expect(screen.getAllByRole('group')[1]).toHaveAttribute('data-picture', 'awaited');
    await come();
    expect(screen.getAllByRole('group')[1]).toHaveAttribute('data-picture', 'there');
    expect(states()[0]).toBe('leaving');
    wait(600);
    expect(states()[0]).toBe('waiting');
  });

  it('does not lock the buttons, and the next slide covers the visible one', () => {
    addPicture();
    press('Next slide');
    wait(600);
    press('Next slide');
    expect(current()).toBe('Three');
    expect(states()[0]).toBe('leaving');
  });
});

describe('arrow keys', () => {
  it.each([
    ['while nothing has the focus', () => {}, 'Two'],
    ['while the main content has the focus', () => screen.getByRole('main').focus(), 'Two'],
    ['from its own buttons', () => screen.getByRole('button', { name: 'Pause slides' }).focus(), 'Two'],
    ['but not from a field', () => screen.getByRole('textbox').focus(), 'One'],
    [
      'but not once it is scrolled out of sight',
      () => jest.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(0, -900, 1000, 800)),
      'One',
    ],
  ])('move the hero %s', (_, prepare, expected) => {
    act(() => void prepare());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' });
    expect(current()).toBe(expected);
  });
});

describe('swipes', () => {
  it.each([
    [-51, 'touch', 'Two'],
    [51, 'touch', 'Four'],
    [-50, 'touch', 'One'],
    [50, 'touch', 'One'],
    [-200, 'mouse', 'One'],
  ])('of %i px change the slide, unlike mouse drags, which select text (%s): %s', (deltaX, pointerType, name) => {
    fireEvent.pointerDown(region(), { pointerType, clientX: 300 });
    fireEvent.pointerUp(region(), { pointerType, clientX: 300 + deltaX });
    expect(current()).toBe(name);
  });

  it('that scroll the page do not change the slide', () => {
    fireEvent.pointerDown(region(), { pointerType: 'touch', clientX: 300 });
    fireEvent.pointerCancel(region(), { pointerType: 'touch' });
    fireEvent.pointerUp(region(), { pointerType: 'touch', clientX: 0 });
    expect(current()).toBe('One');
  });
});
