import { act, fireEvent, render, screen } from '@testing-library/react';
import { HeroSlider } from '@/components/home/hero/HeroSlider';
import { fillBrowserGaps, wait } from '@/tests/support/fillBrowserGaps';

const SLIDES = ['One', 'Two', 'Three', 'Four'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <a href="/page">{label} text</a>,
}));
const region = () => screen.getByRole('region', { name: 'Highlights' });
const states = () => screen.getAllByRole('group').map(({ dataset }) => dataset.state);
const current = () => SLIDES[states().indexOf('current')]?.label;

beforeEach(() => {
  fillBrowserGaps();
  // jsdom lays nothing out: the hero stands at the top of the page.
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 800));
  render(
    <>
      <input aria-label="Search" />
      <main tabIndex={-1}>
        <HeroSlider label="Highlights" slides={SLIDES} />
      </main>
    </>,
  );
});
afterEach(() => jest.restoreAllMocks());

// Time, swipes, pauses and the slides themselves are tested in tests/e2e/specification/4-hero.spec.ts.
describe('the buttons', () => {
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each(['Next slide', 'Previous slide', /Show slide 4/])('are not heard within 600 ms of a change: %s', (name) => {
    press('Next slide');
    wait(599);
    press(name);
    expect(current()).toBe('Two');
    wait(1);
    press(name);
    expect(current()).not.toBe('Two');
  });
});

describe('arrow keys', () => {
  it.each([
    ['while nothing holds the focus', () => {}, 'Two'],
    ['while the page around it holds the focus', () => screen.getByRole('main').focus(), 'Two'],
    ['from its own buttons', () => screen.getByRole('button', { name: 'Pause slides' }).focus(), 'Two'],
    ['but from a field', () => screen.getByRole('textbox').focus(), 'One'],
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
      fireEvent.pointerDown(region(), { pointerType, clientX: 300 });
      fireEvent.pointerUp(region(), { pointerType, clientX: 300 + deltaX });
      expect(current()).toBe(name);
    },
  );

  it('that scroll the page bring nothing', () => {
    fireEvent.pointerDown(region(), { pointerType: 'touch', clientX: 300 });
    fireEvent.pointerCancel(region(), { pointerType: 'touch' });
    fireEvent.pointerUp(region(), { pointerType: 'touch', clientX: 0 });
    expect(current()).toBe('One');
  });
});
