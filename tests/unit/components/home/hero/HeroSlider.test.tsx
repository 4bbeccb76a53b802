import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HeroSlider } from '@/components/home/hero/HeroSlider';
import { fillBrowserGaps, wait } from '@/tests/support/fillBrowserGaps';

const SLIDES = ['One', 'Two', 'Three', 'Four'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <a href="/page">{label} text</a>,
}));
const hero = <HeroSlider label="Highlights" slides={SLIDES} />;

const show = (matching?: string) => {
  fillBrowserGaps(matching);
  render(
    <>
      <input aria-label="Search" />
      <main tabIndex={-1}>{hero}</main>
    </>,
  );
};
const region = () => screen.getByRole('region', { name: 'Highlights' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const key = (name: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...init });

const states = () => screen.getAllByRole('group').map(({ dataset }) => dataset.state);
const current = () => SLIDES[states().indexOf('current')]?.label;

const bars = () => screen.getByRole('list', { name: 'Slides' });
/** What the bar of each slide shows. */
const fills = () => [...bars().querySelectorAll<HTMLElement>('[data-state]')].map(({ dataset }) => dataset.state);
/** Ends the animation of the bar that fills, as it does when the time of its slide is over. */
const completeBar = () => fireEvent.animationEnd(bars().querySelector('[data-state="filling"]') ?? document.body);

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom lays nothing out: the hero stands at the top of the page.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 800));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the hero over time', () => {
  it('shows the next slide when the bar of the current one is full, and after the last the first', () => {
    show();
    for (const name of ['Two', 'Three', 'Four', 'One']) {
      completeBar();
      expect(current()).toBe(name);
      wait(600);
    }
    completeBar();
    expect(fills()).toEqual(['full', 'filling', 'empty', 'empty']);
  });

  it.each([
    ['after half the time of a slide', () => wait(3500)],
    ['as soon as a visitor turns to the hero', () => fireEvent.focusIn(button('Next slide'))],
  ])('loads the picture of the next slide %s', (_, pass) => {
    show();
    wait(3499);
    expect(states()).toEqual(['current', 'waiting', 'waiting', 'waiting']);
    pass();
    expect(states()).toEqual(['current', 'next', 'waiting', 'waiting']);
  });

  it('keeps the slide that is leaving in sight during the transition', () => {
    show();
    press('Next slide');
    expect(states()).toEqual(['leaving', 'current', 'waiting', 'waiting']);
    wait(600);
    expect(states()).toEqual(['waiting', 'current', 'waiting', 'waiting']);
  });
});

describe('choosing a slide', () => {
  it('steps to the next and to the previous one, round the ends', () => {
    show();
    press('Previous slide');
    expect(current()).toBe('Four');
    wait(600);
    press('Next slide');
    expect(current()).toBe('One');
  });

  it('shows the slide whose bar is pressed', () => {
    show();
    press(/Show slide 3/);
    expect(current()).toBe('Three');
    expect(screen.getByRole('button', { current: true })).toHaveTextContent('Three');
  });

  it.each([
    ['the next button', () => press('Next slide')],
    ['the previous button', () => press('Previous slide')],
    ['a bar', () => press(/Show slide 4/)],
    ['a key', () => key('ArrowRight')],
  ])('does not hear %s within 600 ms of a change', (_, move) => {
    show();
    press('Next slide');
    wait(599);
    move();
    expect(current()).toBe('Two');
    wait(1);
    move();
    expect(current()).not.toBe('Two');
  });
});

describe('what moves by itself', () => {
  it('has its pause button before everything else in the region', () => {
    show();
    expect(region().querySelector('button, a')).toBe(button('Pause slides'));
  });

  it('is silent while it moves, and stands still and speaks once paused', () => {
    show();
    const liveRegion = region().querySelector('[aria-live]');
    expect([bars().dataset.state, liveRegion?.getAttribute('aria-live')]).toEqual(['moving', 'off']);
    press('Pause slides');
    expect([bars().dataset.state, liveRegion?.getAttribute('aria-live')]).toEqual(['stopped', 'polite']);
  });

  it('is held while the mouse is over it', () => {
    show();
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    expect(bars()).toHaveAttribute('data-state', 'held');
  });

  it('does not start where the visitor asked for less motion, but can be started', () => {
    show('prefers-reduced-motion');
    expect(bars()).toHaveAttribute('data-state', 'stopped');
    press('Play slides');
    expect(bars()).toHaveAttribute('data-state', 'moving');
  });

  it('does not start on the static page, before its script hears a bar end', () => {
    expect(renderToString(hero)).toContain('data-state="held"');
  });
});

describe('arrow keys', () => {
  it.each([
    ['while nothing holds the focus', () => {}, 'Two'],
    ['while the page around it holds the focus', () => screen.getByRole('main').focus(), 'Two'],
    ['from its own buttons', () => button('Pause slides').focus(), 'Two'],
    ['but from a field', () => screen.getByRole('textbox').focus(), 'One'],
    [
      'but not once it is scrolled out of sight',
      () => jest.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(0, -900, 1000, 800)),
      'One',
    ],
  ])('move the hero %s', (_, prepare, expected) => {
    show();
    act(() => void prepare());
    key('ArrowRight');
    expect(current()).toBe(expected);
  });
});

describe('fingers', () => {
  it.each([
    [-51, 'touch', 'Two'],
    [51, 'touch', 'Four'],
    [-50, 'touch', 'One'],
    [50, 'touch', 'One'],
    [-200, 'mouse', 'One'],
  ])(
    'that travel %i px bring another slide, unlike a mouse, which marks text (%s): %s',
    (deltaX, pointerType, name) => {
      show();
      fireEvent.pointerDown(region(), { pointerType, clientX: 300 });
      fireEvent.pointerUp(region(), { pointerType, clientX: 300 + deltaX });
      expect(current()).toBe(name);
    },
  );

  it('that scroll the page bring nothing', () => {
    show();
    fireEvent.pointerDown(region(), { pointerType: 'touch', clientX: 300 });
    fireEvent.pointerCancel(region(), { pointerType: 'touch' });
    fireEvent.pointerUp(region(), { pointerType: 'touch', clientX: 0 });
    expect(current()).toBe('One');
  });
});
