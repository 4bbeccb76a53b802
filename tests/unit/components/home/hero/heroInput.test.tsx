import { act, fireEvent, render, screen } from '@testing-library/react';
import { HeroSlider } from '@/components/home/hero/HeroSlider';
import { fillBrowserGaps, wait } from '@/tests/support/fillBrowserGaps';

const SLIDES = ['One', 'Two', 'Three', 'Four'].map((name) => ({ id: name, label: name, content: `${name} text` }));

const current = () => screen.getAllByRole('group').find((slide) => slide.dataset.state === 'current')?.textContent;
const region = () => screen.getByRole('region', { name: 'Highlights' });
const key = (name: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...init });

function swipe(deltaX: number, pointerType = 'touch') {
  fireEvent.pointerDown(region(), { pointerType, clientX: 300 });
  fireEvent.pointerUp(region(), { pointerType, clientX: 300 + deltaX });
}

beforeEach(() => {
  jest.useFakeTimers();
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
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('arrow keys', () => {
  it.each([
    ['ArrowRight', 'Two text'],
    ['ArrowLeft', 'Four text'],
  ])('let %s move the hero while nothing holds the focus', (name, expected) => {
    key(name);
    expect(current()).toBe(expected);
  });

  it('move it while the page around it holds the focus', () => {
    screen.getByRole('main').focus();
    key('ArrowRight');
    expect(current()).toBe('Two text');
  });

  it('move it from its own buttons', () => {
    act(() => screen.getByRole('button', { name: 'Pause slides' }).focus());
    key('ArrowRight');
    expect(current()).toBe('Two text');
  });

  it('belong to a field that holds the focus', () => {
    screen.getByRole('textbox').focus();
    key('ArrowRight');
    expect(current()).toBe('One text');
  });

  it('do nothing once the hero is scrolled out of sight', () => {
    jest.mocked(Element.prototype.getBoundingClientRect).mockReturnValue(new DOMRect(0, -900, 1000, 800));
    key('ArrowRight');
    expect(current()).toBe('One text');
  });

  it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'leave %p with an arrow to the browser',
    (modifier) => {
      key('ArrowRight', modifier);
      expect(current()).toBe('One text');
    },
  );

  it('wait for the end of a change, as everything does', () => {
    key('ArrowRight');
    wait(599);
    key('ArrowRight');
    expect(current()).toBe('Two text');
  });
});

describe('fingers', () => {
  it.each([
    [-51, 'Two text'],
    [51, 'Four text'],
    [-50, 'One text'],
    [50, 'One text'],
  ])('that travel %i px bring %s', (deltaX, expected) => {
    swipe(deltaX);
    expect(current()).toBe(expected);
  });

  it('that scroll the page bring nothing', () => {
    fireEvent.pointerDown(region(), { pointerType: 'touch', clientX: 300 });
    fireEvent.pointerCancel(region(), { pointerType: 'touch' });
    fireEvent.pointerUp(region(), { pointerType: 'touch', clientX: 0 });
    expect(current()).toBe('One text');
  });

  it('are not a mouse, which marks text', () => {
    swipe(-200, 'mouse');
    expect(current()).toBe('One text');
  });
});
