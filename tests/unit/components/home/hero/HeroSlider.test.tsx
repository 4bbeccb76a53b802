import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HeroSlider } from '@/components/home/hero/HeroSlider';
import { fillBrowserGaps, wait } from '@/tests/support/fillBrowserGaps';

const NAMES = ['One', 'Two', 'Three', 'Four'];
const SLIDES = NAMES.map((name) => ({ id: name.toLowerCase(), label: name, content: <a href="/page">{name} text</a> }));

const show = () => render(<HeroSlider label="Highlights" slides={SLIDES} />);
const region = () => screen.getByRole('region', { name: 'Highlights' });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const liveRegion = () => document.querySelector('[aria-live]');

const states = () => screen.getAllByRole('group').map(({ dataset }) => dataset.state);
const current = () => screen.getAllByRole('group').find((slide) => slide.dataset.state === 'current')?.textContent;

const bars = () => screen.getByRole('list', { name: 'Slides' });
/** What the bar of each slide shows. */
const fills = () => [...bars().querySelectorAll<HTMLElement>('[data-state]')].map(({ dataset }) => dataset.state);

/** Ends the animation of the bar that fills, as it does when the time of its slide is over. */
function completeBar() {
  const bar = bars().querySelector('[data-state="filling"]');
  if (!bar) throw new Error('No bar is filling.');
  fireEvent.animationEnd(bar);
}

beforeEach(() => {
  jest.useFakeTimers();
  fillBrowserGaps();
});
afterEach(() => jest.useRealTimers());

describe('the hero over time', () => {
  it('shows the next slide when the bar of the current one is full', () => {
    show();
    expect(fills()).toEqual(['filling', 'empty', 'empty', 'empty']);
    completeBar();
    expect(current()).toBe('Two text');
    expect(fills()).toEqual(['full', 'filling', 'empty', 'empty']);
  });

  it('goes on from the last slide to the first', () => {
    show();
    for (const name of ['Two', 'Three', 'Four', 'One']) {
      completeBar();
      expect(current()).toBe(`${name} text`);
      wait(600);
    }
    expect(fills()).toEqual(['filling', 'empty', 'empty', 'empty']);
  });

  it('loads the picture of the next slide after half the time of a slide', () => {
    show();
    wait(3499);
    expect(states()).toEqual(['current', 'waiting', 'waiting', 'waiting']);
    wait(1);
    expect(states()).toEqual(['current', 'next', 'waiting', 'waiting']);
  });

  it('loads the picture of the next slide as soon as a visitor turns to the hero', () => {
    show();
    fireEvent.focusIn(screen.getByRole('button', { name: 'Next slide' }));
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
    expect(current()).toBe('Four text');
    wait(600);
    press('Next slide');
    expect(current()).toBe('One text');
  });

  it('shows the slide whose bar is pressed', () => {
    show();
    press(/Show slide 3/);
    expect(current()).toBe('Three text');
    expect(screen.getByRole('button', { current: true })).toHaveTextContent('Three');
  });

  it.each(['Next slide', 'Previous slide', /Show slide 4/])('does not hear %s within 600 ms of a change', (name) => {
    show();
    press('Next slide');
    wait(599);
    press(name);
    expect(current()).toBe('Two text');
    wait(1);
    press(name);
    expect(current()).not.toBe('Two text');
  });
});

describe('what moves by itself', () => {
  it('has its pause button before everything else in the region', () => {
    show();
    expect(region().querySelector('button, a')).toBe(screen.getByRole('button', { name: 'Pause slides' }));
  });

  it.each([
    ['paused', 'stopped', () => press('Pause slides')],
    ['hovered by the mouse', 'held', () => fireEvent.pointerEnter(region(), { pointerType: 'mouse' })],
  ])('keeps its bar from filling while it is %s', (_, state, hold) => {
    show();
    expect(bars()).toHaveAttribute('data-state', 'moving');
    hold();
    expect(bars()).toHaveAttribute('data-state', state);
  });

  it('is silent while it moves and speaks while it stands', () => {
    show();
    expect(liveRegion()).toHaveAttribute('aria-live', 'off');
    press('Pause slides');
    expect(liveRegion()).toHaveAttribute('aria-live', 'polite');
  });

  it('does not start where the visitor asked for less motion, but can be started', () => {
    fillBrowserGaps('prefers-reduced-motion');
    show();
    expect(bars()).toHaveAttribute('data-state', 'stopped');
    press('Play slides');
    expect(bars()).toHaveAttribute('data-state', 'moving');
  });

  it('does not start on the static page, before its script hears a bar end', () => {
    expect(renderToString(<HeroSlider label="Highlights" slides={SLIDES} />)).toContain('data-state="held"');
  });
});
