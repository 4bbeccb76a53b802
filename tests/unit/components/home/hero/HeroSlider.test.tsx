import { fireEvent, render, screen } from '@testing-library/react';
import { HeroSlider } from '@/components/home/hero/HeroSlider';
import { fillBrowserGaps, wait } from '../support';

const NAMES = ['One', 'Two', 'Three', 'Four'];
const SLIDES = NAMES.map((name) => ({ id: name.toLowerCase(), label: name, content: <a href="/page">{name} text</a> }));

const show = () => render(<HeroSlider label="Highlights" slides={SLIDES} />);
const region = () => screen.getByRole('region', { name: 'Highlights' });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const liveRegion = () => document.querySelector('[aria-live]');

const current = () => screen.getAllByRole('group').find((slide) => slide.dataset.state === 'current')?.textContent;

/** Ticks that the bars have filled, of 140 each. */
const bars = () => [...document.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('width')));

beforeEach(() => {
  jest.useFakeTimers();
  fillBrowserGaps();
});
afterEach(() => jest.useRealTimers());

describe('the hero over time', () => {
  it('shows the next slide after 7000 ms and not before', () => {
    show();
    wait(6950);
    expect(current()).toBe('One text');
    wait(50);
    expect(current()).toBe('Two text');
  });

  it('fills the bar of its slide by one tick each 50 ms', () => {
    show();
    wait(49);
    expect(bars()).toEqual([0, 0, 0, 0]);
    wait(1);
    expect(bars()).toEqual([1, 0, 0, 0]);
    wait(3450);
    expect(bars()).toEqual([70, 0, 0, 0]);
  });

  it('leaves the bars of earlier slides full', () => {
    show();
    wait(7000);
    wait(50);
    expect(bars()).toEqual([140, 1, 0, 0]);
  });

  it('goes on from the last slide to the first', () => {
    show();
    for (const name of ['Two', 'Three', 'Four', 'One']) {
      wait(7000);
      expect(current()).toBe(`${name} text`);
    }
  });

  it('counts anew after a slide was chosen', () => {
    show();
    wait(5000);
    press('Next slide');
    wait(6950);
    expect(current()).toBe('Two text');
    wait(50);
    expect(current()).toBe('Three text');
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

  it('stops with the pause button and goes on where it stopped', () => {
    show();
    wait(3500);
    press('Pause slides');
    wait(20_000);
    expect(current()).toBe('One text');
    press('Play slides');
    wait(3500);
    expect(current()).toBe('Two text');
  });

  it('stands still while the mouse is over it', () => {
    show();
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    wait(20_000);
    expect(current()).toBe('One text');
    fireEvent.pointerLeave(region(), { pointerType: 'mouse' });
    wait(7000);
    expect(current()).toBe('Two text');
  });

  it('is not held by a finger that has lifted', () => {
    show();
    fireEvent.pointerEnter(region(), { pointerType: 'touch' });
    wait(7000);
    expect(current()).toBe('Two text');
  });

  it('stands still while the keyboard is in it', () => {
    show();
    const button = screen.getByRole('button', { name: 'Next slide' });
    jest.spyOn(button, 'matches').mockImplementation((selector: string) => selector === ':focus-visible');
    fireEvent.focus(button);
    wait(20_000);
    expect(current()).toBe('One text');
    fireEvent.blur(button, { relatedTarget: document.body });
    wait(7000);
    expect(current()).toBe('Two text');
  });

  it('moves under the mouse where the visitor asked it to', () => {
    show();
    fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
    press('Pause slides');
    press('Play slides');
    wait(7000);
    expect(current()).toBe('Two text');
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
    wait(20_000);
    expect(current()).toBe('One text');
    press('Play slides');
    wait(7000);
    expect(current()).toBe('Two text');
  });
});
